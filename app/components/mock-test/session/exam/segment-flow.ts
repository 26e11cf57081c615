import { PRESS_TO_AUDIO_MS, START_TO_LOADING_MS } from '#app/config/mock-test-session.ts'
import type { ExamEvent } from '#app/models/mock-test/exam-types.ts'
import {
  releaseMicrophone,
  restMicrophone,
  takeMicrophone,
} from '#app/components/player/recording/shared-microphone.ts'
import { audioUrl } from '#app/components/player/audio/audio-url.ts'
import { countsOf, currentIndex, type ExamContext, placeOf } from './exam-context.ts'
import { faultOf } from '../recording/exam-recording.ts'
import { createExamSound, type ExamSound } from '../sound/exam-sound.ts'
import type { ExamProgress } from '../recording/exam-vault.ts'
import { delay } from './delay.ts'
import { type SegmentEffect, segmentEffects } from './segment-effects.ts'
import { createSegmentRecording } from './segment-recording.ts'

export interface SegmentFlow {
  mount: () => () => void
  start: () => void
  next: () => void
  repeat: () => void
  /** Finish & Continue. */
  finish: () => void
  /** Records again after the microphone failed. */
  retry: () => void
  /** Continues without a recording of this segment, and without a microphone also of the following ones. */
  goOnWithout: () => void
  /** Stops playback and recording. Resolves once a started recording is stored; one that had not started is dropped. */
  settle: () => Promise<void>
  restoreProgress: (progress: ExamProgress | null) => void
}

/** How many segments ahead the audio is prefetched. */
const AHEAD = 2

/**
 * Plays, records, stores and uploads one segment at a time. The exam's reducer decides which events are allowed,
 * `segmentEffects` what they cause; this engine runs the effects and dispatches their results.
 */
export function createSegmentFlow(context: ExamContext): SegmentFlow {
  const { dispatch, state, view } = context
  const total = countsOf(view).reduce((sum, count) => sum + count, 0)
  let sound: ExamSound | null = null
  let beganAt: number | null = null
  /** The last effective press: playback starts at least PRESS_TO_AUDIO_MS after it. */
  let pressedAt = 0
  let unmounted = new AbortController()
  let isChimeMissed = false
  const recording = createSegmentRecording({ context, send, onBegin: () => markBegun(Date.now()) })

  /** Returns whether the event was allowed in the current state. */
  function send(event: ExamEvent): boolean {
    const before = state()
    if (!dispatch(event)) return false
    for (const effect of segmentEffects({ event, before, after: state() })) effects[effect]()
    return true
  }
  function press(event: ExamEvent): void {
    const lastPress = pressedAt
    pressedAt = performance.now()
    if (!send(event)) pressedAt = lastPress
  }
  function saveProgress(wasHeard: boolean): void {
    const { repeatsOfDialogue, repeats } = state()
    void context.vault()?.saveProgress({ repeatsOfDialogue, repeats, at: currentIndex(context), wasHeard, beganAt })
  }
  function markBegun(moment: number): void {
    if (beganAt !== null) return
    beganAt = moment
    context.began.emit(moment)
  }
  function prefetch(): void {
    const index = currentIndex(context)
    for (let ahead = 0; ahead <= AHEAD && index + ahead < total; ahead += 1) sound?.prefetch(index + ahead)
  }
  /**
   * Before the first segment plays: a learner who denies the microphone has not used the segment up. It stays open, so
   * that a headset has switched before the record chime.
   */
  async function checkMicrophone(): Promise<void> {
    try {
      await Promise.all([takeMicrophone(), delay(START_TO_LOADING_MS, unmounted.signal)])
      restMicrophone()
    } catch (error) {
      send({ type: 'start-failed', fault: faultOf(error) })
      context.notice.emit({ kind: 'microphone' })
      return
    }
    send({ type: 'loading-began' })
  }
  /** While the segment plays, so that a microphone that was disconnected is replaced before the record chime. */
  function prepareMicrophone(): void {
    if (state().capture !== 'absent') void takeMicrophone().then(restMicrophone, () => undefined)
  }
  async function play(): Promise<void> {
    prepareMicrophone()
    const wasPlayed = await sound?.play({
      index: currentIndex(context),
      notBeforeMs: PRESS_TO_AUDIO_MS - (performance.now() - pressedAt),
      onBegin: () => {
        context.checkTime()
        send({ type: 'audio-began' })
      },
      onSource: context.source.emit,
      onPosition: context.position.emit,
      onFailed: () => send({ type: 'audio-failed' }),
      onChimeFailed: () => {
        if (!isChimeMissed) context.notice.emit({ kind: 'play' })
        isChimeMissed = true
      },
    })
    if (wasPlayed) send({ type: 'audio-ended' })
  }
  const effects: Record<SegmentEffect, () => void> = {
    'unlock-sound': () => sound?.unlock(),
    prefetch,
    'check-microphone': () => void checkMicrophone(),
    play: () => void play(),
    'save-unheard': () => saveProgress(false),
    'save-heard': () => saveProgress(true),
    'mark-begun': () => markBegun(Date.now()),
    record: () => {
      prefetch()
      recording.record()
    },
    'stop-recording': recording.stop,
    'cancel-recording': recording.cancel,
    'store-nothing': recording.storeNothing,
    'notify-audio': () => context.notice.emit({ kind: 'audio' }),
    'notify-microphone': () => context.notice.emit({ kind: 'microphone' }),
  }

  return {
    mount() {
      const mounted = createExamSound((index) => {
        const place = placeOf(view, index)
        return audioUrl(place?.dialogueId ?? 0, place?.segment ?? 0)
      })
      sound = mounted
      unmounted = new AbortController()
      return () => {
        unmounted.abort()
        // A recording that is being stored is stored completely.
        if (state().capture !== 'saving') recording.cancel()
        releaseMicrophone()
        mounted.dispose()
        sound = null
      }
    },
    start: () => press({ type: 'start-pressed' }),
    next: () => press({ type: 'next-pressed' }),
    repeat: () => press({ type: 'repeat-pressed' }),
    finish: () => press({ type: 'finish-pressed' }),
    retry: () => press({ type: 'capture-retried' }),
    goOnWithout: () => press({ type: 'went-on-without' }),
    async settle() {
      sound?.stop()
      recording.stop()
      await recording.stored()
    },
    restoreProgress(progress) {
      if (progress && progress.beganAt !== null) markBegun(progress.beganAt)
    },
  }
}
