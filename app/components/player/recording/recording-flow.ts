import { ELAPSED_TICK_MS, PARTIAL_SAVE_INTERVAL_MS } from '#app/config/practice.ts'
import { type Microphone, MicrophoneError } from './microphone.ts'
import type { PlayerContext } from '../session/player-context.ts'
import { type ParallelRecognition, recogniseWhileRecording } from '../recognition/recognise-while-recording.ts'
import { type Recorder, type RecordingEnd, startRecorder } from './recorder.ts'
import type { StoredRecording } from './recording-vault.ts'
import { releaseMicrophone, restMicrophone, takeMicrophone } from './shared-microphone.ts'
import { watchSound } from './watch-sound.ts'

export interface RecordingFlow {
  record: () => Promise<void>
  /** Ends the recording and keeps it; cancels it before the first sample. */
  stop: () => void
  /** Ends the recording and discards it. */
  cancel: () => void
  /** This segment's recording was deleted: words that arrive late must not go to the next one. */
  forget: (index: number) => void
  /** Resolves when no more recognised words are pending. */
  settle: () => Promise<void>
  /** Closes the microphone, which stays open from one segment to the next. */
  release: () => void
}

/** One recording in progress. */
interface Running {
  index: number
  isCancelled: boolean
  recorder: Recorder | null
}

/** Microphone, recorder, level, recognition and storage for one recording at a time. */
export function createRecordingFlow(context: PlayerContext): RecordingFlow {
  let running: Running | null = null
  let wordsToCome: Promise<unknown> = Promise.resolve()

  async function record(): Promise<void> {
    if (!context.dispatch({ type: 'record-requested' }) || context.state().phase !== 'opening') return
    const mine: Running = { index: context.state().current, isCancelled: false, recorder: null }
    running = mine
    try {
      const microphone = await takeMicrophone()
      if (mine.isCancelled) restMicrophone()
      else mine.recorder = capture({ mine, microphone })
    } catch (error) {
      if (mine.isCancelled) return
      const fault = error instanceof MicrophoneError ? error.fault : 'unsupported'
      context.dispatch({ type: 'record-failed', problem: { kind: 'microphone', fault } })
    }
  }

  function capture({ mine, microphone }: { mine: Running; microphone: Microphone }): Recorder {
    const along = startAlong({ mine, microphone })
    context.trouble.emit(null)
    const watch = watchSound({ microphone, onLevel: context.level.emit, onTrouble: context.trouble.emit })
    let savedAtMs = 0
    const recorder = startRecorder({
      stream: microphone.stream,
      onStart: () => context.dispatch({ type: 'record-started' }),
      onSlice: () => {
        const partial = recorder.partial()
        if (mine.isCancelled || !partial || partial.durationMs - savedAtMs < PARTIAL_SAVE_INTERVAL_MS) return
        savedAtMs = partial.durationMs
        void context
          .session()
          ?.saveRecording({ index: mine.index, recording: { ...partial, cutOff: true, quiet: false } })
      },
      onEnd: (end) => {
        clearInterval(ticking)
        const { isQuiet, isLost } = watch.stop()
        if (mine.isCancelled) along.cancel()
        else wordsToCome = Promise.all([wordsToCome, collectWords({ mine, along, hasTake: end.status === 'recorded' })])
        restMicrophone()
        void finish({ mine, end, isQuiet, isLost })
      },
    })
    const ticking = setInterval(() => context.elapsedMs.emit(recorder.elapsedMs()), ELAPSED_TICK_MS)
    return recorder
  }

  function startAlong({ mine, microphone }: { mine: Running; microphone: Microphone }): ParallelRecognition {
    const [track] = microphone.stream.getAudioTracks()
    const language = context.options.languages[mine.index]?.into
    if (!track || !language || !context.options.recognises) return { stop: async () => '', cancel: () => undefined }
    const { index } = mine
    const onText = (text: { final: string; interim: string }) => {
      if (!mine.isCancelled) context.heard.emit({ index, ...text })
    }
    return recogniseWhileRecording({ language, track, onText })
  }

  async function collectWords(options: { mine: Running; along: ParallelRecognition; hasTake: boolean }): Promise<void> {
    const { mine, along, hasTake } = options
    const text = await along.stop()
    if (mine.isCancelled) return
    if (text !== '' && hasTake) await context.session()?.saveTranscript({ segmentIndex: mine.index, text })
    context.heard.emit({ index: mine.index, final: text, interim: '' })
  }

  async function finish(ended: { mine: Running; end: RecordingEnd; isQuiet: boolean; isLost: boolean }): Promise<void> {
    const { mine, end, isQuiet, isLost } = ended
    const session = context.session()
    if (mine.isCancelled || !session) return
    if (end.status !== 'recorded') {
      const kind = end.status === 'empty' ? 'no-audio-data' : 'recording-failed'
      context.dispatch({ type: 'record-failed', problem: { kind } })
      return
    }
    // It may end on its own, at the limit or when the device goes away, without a press of Stop.
    context.dispatch({ type: 'record-started' })
    context.dispatch({ type: 'record-stopped' })
    const recording: StoredRecording = { ...end.recording, cutOff: isLost, quiet: isQuiet }
    const take = await session.saveRecording({ index: mine.index, recording })
    context.dispatch({ type: 'record-saved', take })
    context.takeChanged.emit(mine.index)
  }

  function cancel(): void {
    if (!running) return
    const { recorder, index } = running
    if (!context.dispatch({ type: 'record-cancelled' })) return
    running.isCancelled = true
    recorder?.stop()
    void context.session()?.deleteRecording(index)
  }

  return {
    record,
    cancel,
    forget: (index) => {
      if (running?.index === index) running.isCancelled = true
    },
    stop: () => {
      if (context.state().phase === 'opening') cancel()
      else if (context.dispatch({ type: 'record-stopped' })) running?.recorder?.stop()
    },
    settle: async () => {
      await wordsToCome
    },
    release: releaseMicrophone,
  }
}
