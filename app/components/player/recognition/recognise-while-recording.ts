import type { Language } from '#app/models/dialogues/language.ts'
import type { RecognitionSession } from './browser-recognition.ts'
import {
  canRecogniseWhileRecording,
  detectRecognition,
  findRecognitionChoice,
  planRecognition,
  startRecognition,
} from './browser-recognition.ts'

/** Recognition alongside a recording: it may start late, fail or never start without affecting the recording. */
export interface ParallelRecognition {
  /** The recognised words, '' for none. */
  stop: () => Promise<string>
  cancel: () => void
}

export function recogniseWhileRecording({
  language,
  track,
}: {
  language: Language
  track: MediaStreamTrack
}): ParallelRecognition {
  let session: RecognitionSession | null = null
  let isOver = false
  async function begin(): Promise<void> {
    if (!canRecogniseWhileRecording(navigator)) return
    const mode = planRecognition({ support: await detectRecognition(language), choice: findRecognitionChoice() })
    if (!isOver && mode !== 'none') session = startRecognition({ language, mode, track })
  }
  void begin()
  return {
    stop: async () => {
      isOver = true
      return (await session?.stop()) ?? ''
    },
    cancel: () => {
      isOver = true
      session?.cancel()
    },
  }
}
