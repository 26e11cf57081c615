import { KEEP_TIMEOUT_MS, PRESS_TO_AUDIO_MS, START_TO_LOADING_MS } from '#app/config/mock-test-session.ts'
import { openMicrophone } from '#app/components/player/recording/microphone.ts'
import { audioUrl } from '#app/components/player/audio/audio-url.ts'
import { countsOf, currentIndex, type ExamContext, placeOf } from './exam-context.ts'
import { type Capture, faultOf, startCapture } from '../recording/exam-recording.ts'
import { createExamSound, type ExamSound } from '../sound/exam-sound.ts'
import type { ExamProgress, ExamTake } from '../recording/exam-vault.ts'
import { pause, within } from './pause.ts'

export interface SegmentFlow {
  mount: () => () => void
  start: () => Promise<void>
  next: () => void
  repeat: () => void
  /** Finish & Continue. */
  finish: () => void
  /** Records again after the microphone failed. */
  retry: () => void
  /** This segment, and without a microphone those after it, have no recording. */
  goOnWithout: () => void
  /** Ends what sounds; what is being recorded is kept, what has not begun is not. Resolves when it is. */
  settle: () => Promise<void>
  restoreProgress: (progress: ExamProgress | null) => void
}

/** How many segments ahead the audio is fetched. */
const AHEAD = 2

/** One segment after the other: heard, recorded, kept in the browser's storage, given to the upload. */
export function createSegmentFlow(context: ExamContext): SegmentFlow {
  const { dispatch, state, view } = context
  const total = countsOf(view).reduce((sum, count) => sum + count, 0)
  let sound: ExamSound | null = null
  let capture: Capture | null = null
  let kept: Promise<void> = Promise.resolve()
  let beganAt: number | null = null
  let isOver = new AbortController()
  let isChimeMissed = false

  function saveProgress(wasHeard: boolean): void {
    const { repeatsOfDialogue, repeats } = state()
    void context.vault()?.saveProgress({ repeatsOfDialogue, repeats, at: currentIndex(context), wasHeard, beganAt })
  }
  function begin(moment: number): void {
    if (beganAt !== null) return
    beganAt = moment
    context.began.emit(moment)
  }
  function prefetchAhead(): void {
    const index = currentIndex(context)
    for (let ahead = 0; ahead <= AHEAD && index + ahead < total; ahead += 1) sound?.prefetch(index + ahead)
  }
  async function hear(notBeforeMs: number): Promise<void> {
    saveProgress(false)
    const wasPlayed = await sound?.play({
      index: currentIndex(context),
      notBeforeMs,
      onBegin: () => {
        context.checkTime()
        if (dispatch({ type: 'audio-began' })) saveProgress(true)
      },
      onFailed: () => {
        if (!dispatch({ type: 'audio-failed' })) return
        saveProgress(false)
        context.notice.emit({ kind: 'audio' })
      },
      onChimeFailed: () => {
        if (!isChimeMissed) context.notice.emit({ kind: 'play' })
        isChimeMissed = true
      },
    })
    if (!wasPlayed || !dispatch({ type: 'audio-ended' })) return
    if (state().capture === 'opening') record()
    else begin(Date.now())
  }
  function record(): void {
    const index = currentIndex(context)
    prefetchAhead()
    const mine = startCapture({
      language: placeOf(view, index)?.target ?? 'en',
      onBegin: () => {
        begin(Date.now())
        dispatch({ type: 'capture-began' })
        saveProgress(!state().audioFailed)
      },
      onLevel: context.level.emit,
      onElapsed: context.elapsedMs.emit,
    })
    capture = mine
    kept = keep(mine, index)
  }
  async function keep(mine: Capture, index: number): Promise<void> {
    const { repeats } = state()
    const end = await mine.end
    if (end.status === 'cancelled') return
    if (end.status === 'failed') {
      const { fault } = end
      if (dispatch({ type: 'capture-failed', fault }) && fault !== null) context.notice.emit({ kind: 'microphone' })
      return
    }
    // At its limit, or when the device goes away, a recording ends without anybody having pressed the button.
    dispatch({ type: 'finish-pressed' })
    await handIn(index, { ...end.recording, transcript: end.transcript, repeats })
  }
  async function handIn(index: number, take: ExamTake): Promise<void> {
    // It goes up whether or not the browser can keep it, and a storage that never answers holds nothing up.
    context.uploads()?.add(index, take)
    const saved = context.vault()?.saveTake(index, take)
    await within(
      saved?.catch(() => false),
      KEEP_TIMEOUT_MS,
    )
    dispatch({ type: 'recording-saved' })
  }
  function handInNothing(): Promise<void> {
    const { repeats } = state()
    return handIn(currentIndex(context), { blob: null, durationMs: 0, transcript: '', repeats })
  }

  return {
    mount() {
      const mounted = createExamSound((index) => {
        const place = placeOf(view, index)
        return audioUrl(place?.dialogueId ?? 0, place?.segment ?? 0)
      })
      sound = mounted
      isOver = new AbortController()
      return () => {
        isOver.abort()
        // What is being kept is kept to its end.
        if (state().capture !== 'saving') capture?.cancel()
        mounted.dispose()
        sound = null
      }
    },
    async start() {
      if (!dispatch({ type: 'start-pressed' })) return
      const pressedAt = performance.now()
      sound?.unlock()
      prefetchAhead()
      try {
        // Asked for now, so that nobody hears a segment whom the browser does not let record.
        const [microphone] = await Promise.all([openMicrophone(), pause(START_TO_LOADING_MS, isOver.signal)])
        microphone.stop()
      } catch (error) {
        dispatch({ type: 'start-failed', fault: faultOf(error) })
        context.notice.emit({ kind: 'microphone' })
        return
      }
      if (dispatch({ type: 'loading-began' })) await hear(PRESS_TO_AUDIO_MS - (performance.now() - pressedAt))
    },
    next() {
      if (dispatch({ type: 'next-pressed' }) && state().phase === 'loading') void hear(PRESS_TO_AUDIO_MS)
    },
    repeat() {
      if (!dispatch({ type: 'repeat-pressed' })) return
      capture?.cancel()
      void hear(PRESS_TO_AUDIO_MS)
    },
    finish() {
      const isRecorded = state().capture === 'running'
      if (!dispatch({ type: 'finish-pressed' })) return
      if (isRecorded) capture?.stop()
      else kept = handInNothing()
    },
    retry() {
      if (dispatch({ type: 'capture-retried' })) record()
    },
    goOnWithout() {
      if (!dispatch({ type: 'went-on-without' })) return
      if (state().phase === 'recording') {
        kept = handInNothing()
        return
      }
      sound?.unlock()
      prefetchAhead()
      void hear(PRESS_TO_AUDIO_MS)
    },
    async settle() {
      sound?.stop()
      capture?.stop()
      await kept
    },
    restoreProgress(progress) {
      if (progress && progress.beganAt !== null) begin(progress.beganAt)
    },
  }
}
