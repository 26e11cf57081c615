import { ELAPSED_TICK_MS, MAX_PLAYS } from '#app/config/practice.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { PlayerError, RecordingProblem } from '#app/models/practice/player-types.ts'
import { type Microphone, MicrophoneError } from '../../player/recording/microphone.ts'
import {
  type ParallelRecognition,
  recogniseWhileRecording,
} from '../../player/recognition/recognise-while-recording.ts'
import { openSettledMicrophone } from '../../player/recording/shared-microphone.ts'
import { type Recorder, type Recording, type RecordingEnd, startRecorder } from '../../player/recording/recorder.ts'
import { createSegmentAudio } from '../../player/audio/segment-audio.ts'
import { createSignal, type Subscribe } from '../../player/session/signal.ts'

export interface RetryState {
  phase: 'idle' | 'loading' | 'listening' | 'opening' | 'recording'
  /** How often the segment was played. */
  plays: number
  /** `id`: of the retry, the same however often it is sent. `words`: the browser's transcript, or ''. */
  take: { id: string; recording: Recording; words: string } | null
  error: PlayerError | null
}

export interface RetryTake {
  listen: () => Promise<void>
  stopListening: () => void
  record: () => Promise<void>
  stop: () => void
  subscribeElapsedMs: Subscribe<number>
  dispose: () => void
}

export const INITIAL_RETRY: RetryState = { phase: 'idle', plays: 0, take: null, error: null }

interface Options {
  /** 0-based. */
  segmentIndex: number
  language: Language
  sourceAudioUrl: string
  state: () => RetryState
  update: (change: Partial<RetryState>) => void
}

/** One retry of a segment, in memory only: playback, microphone, recorder and recognition. */
export function createRetryTake(options: Options): RetryTake {
  const { segmentIndex: segment, language, state, update } = options
  const audio = createSegmentAudio({ urlOf: () => options.sourceAudioUrl })
  const elapsedMs = createSignal<number>()
  let recorder: Recorder | null = null
  let isDisposed = false

  async function listen(): Promise<void> {
    if (state().phase !== 'idle') return
    if (state().plays >= MAX_PLAYS) {
      update({ error: { kind: 'play-limit', segment } })
      return
    }
    update({ phase: 'loading', error: null })
    const onStart = () => update({ phase: 'listening', plays: state().plays + 1 })
    const end = await audio.playSegment({ index: segment, onStart })
    const error: PlayerError | null =
      end.status === 'failed' ? { kind: 'source-audio', fault: end.fault, segment } : null
    update({ phase: 'idle', error })
  }

  function fail(problem: RecordingProblem): void {
    update({ phase: 'idle', error: { ...problem, segment } })
  }

  async function finish(ended: { end: RecordingEnd; microphone: Microphone; along: ParallelRecognition | undefined }) {
    const { end, microphone, along } = ended
    // The last words are recognised from the open microphone.
    const words = (await along?.stop()) ?? ''
    microphone.stop()
    if (end.status !== 'recorded') fail({ kind: end.status === 'empty' ? 'no-audio-data' : 'recording-failed' })
    else update({ phase: 'idle', take: { id: crypto.randomUUID(), recording: end.recording, words } })
  }

  async function record(): Promise<void> {
    if (state().phase !== 'idle') return
    update({ phase: 'opening', error: null })
    try {
      const microphone = await openSettledMicrophone()
      if (isDisposed) {
        microphone.stop()
        return
      }
      const [track] = microphone.stream.getAudioTracks()
      const along = track && recogniseWhileRecording({ language, track })
      const ticking = setInterval(() => elapsedMs.emit(recorder?.elapsedMs() ?? 0), ELAPSED_TICK_MS)
      recorder = startRecorder({
        stream: microphone.stream,
        onStart: () => update({ phase: 'recording' }),
        onEnd(end) {
          clearInterval(ticking)
          void finish({ end, microphone, along })
        },
      })
    } catch (error) {
      fail({ kind: 'microphone', fault: error instanceof MicrophoneError ? error.fault : 'unsupported' })
    }
  }

  return {
    listen,
    stopListening: audio.stop,
    record,
    stop: () => recorder?.stop(),
    subscribeElapsedMs: elapsedMs.subscribe,
    dispose: () => {
      isDisposed = true
      recorder?.stop()
      audio.dispose()
    },
  }
}
