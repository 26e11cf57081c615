import { ELAPSED_TICK_MS } from '#app/config/practice.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { MicrophoneFault } from '#app/models/practice/player-types.ts'
import { type Microphone, MicrophoneError } from '#app/components/player/recording/microphone.ts'
import { recogniseWhileRecording } from '#app/components/player/recognition/recognise-while-recording.ts'
import { restMicrophone, takeMicrophone } from '#app/components/player/recording/shared-microphone.ts'
import { type RecordingTrouble, watchSound } from '#app/components/player/recording/watch-sound.ts'
import { type Recorder, type Recording, startRecorder } from '#app/components/player/recording/recorder.ts'

export type CaptureEnd =
  | { status: 'recorded'; recording: Recording; transcript: string }
  /** A null fault: the browser recorded nothing. */
  | { status: 'failed'; fault: MicrophoneFault | null }
  | { status: 'cancelled' }

export interface Capture {
  /** Ends the recording and keeps it; cancels it if it has not started. */
  stop: () => void
  cancel: () => void
  end: Promise<CaptureEnd>
}

interface Options {
  language: Language
  onBegin: () => void
  onLevel: (level: number) => void
  onTrouble: (trouble: RecordingTrouble) => void
  onElapsed: (elapsedMs: number) => void
}

export function faultOf(error: unknown): MicrophoneFault {
  return error instanceof MicrophoneError ? error.fault : 'unsupported'
}

/** One recording, from opening the microphone to the last recognised word. Never rejects. */
export function startCapture(options: Options): Capture {
  let recorder: Recorder | null = null
  let isCancelled = false
  // The browser's permission prompt may stay open indefinitely.
  let endEarly: (end: CaptureEnd) => void = () => undefined
  const cancelled = new Promise<CaptureEnd>((resolve) => (endEarly = resolve))
  async function run(): Promise<CaptureEnd> {
    try {
      const microphone = await takeMicrophone()
      if (isCancelled) {
        restMicrophone()
        return { status: 'cancelled' }
      }
      return await record({
        ...options,
        microphone,
        isCancelled: () => isCancelled,
        onRecorder: (made) => (recorder = made),
      })
    } catch (error) {
      return { status: 'failed', fault: faultOf(error) }
    }
  }
  function cancel(): void {
    isCancelled = true
    recorder?.stop()
    endEarly({ status: 'cancelled' })
  }
  return {
    stop: () => (recorder ? recorder.stop() : cancel()),
    cancel,
    end: Promise.race([run(), cancelled]),
  }
}

interface RecordOptions extends Options {
  microphone: Microphone
  isCancelled: () => boolean
  onRecorder: (recorder: Recorder) => void
}

function record(options: RecordOptions): Promise<CaptureEnd> {
  const { microphone, language, isCancelled } = options
  const [track] = microphone.stream.getAudioTracks()
  const along = track ? recogniseWhileRecording({ language, track }) : null
  const watch = watchSound({ microphone, onLevel: options.onLevel, onTrouble: options.onTrouble })
  return new Promise((resolve) => {
    const recorder = startRecorder({
      stream: microphone.stream,
      onStart: options.onBegin,
      onEnd: (end) => {
        clearInterval(ticking)
        watch.stop()
        void finish()
        async function finish(): Promise<void> {
          if (isCancelled()) along?.cancel()
          // The last words are recognised from the open microphone.
          const transcript = isCancelled() ? '' : ((await along?.stop()) ?? '')
          restMicrophone()
          if (isCancelled()) resolve({ status: 'cancelled' })
          else if (end.status === 'recorded') resolve({ status: 'recorded', recording: end.recording, transcript })
          else resolve({ status: 'failed', fault: null })
        }
      },
    })
    const ticking = setInterval(() => options.onElapsed(recorder.elapsedMs()), ELAPSED_TICK_MS)
    options.onRecorder(recorder)
  })
}
