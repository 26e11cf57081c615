import type { Language } from '#app/models/dialogues/language.ts'
import type { RecognitionSession } from './browser-recognition.ts'
import {
  canRecogniseWhileRecording,
  detectRecognition,
  findRecognitionChoice,
  planRecognition,
  startRecognition,
} from './browser-recognition.ts'

/** Recognition beside a recording: it may come up late, break off or never start, and the recording does not notice. */
export interface ParallelRecognition {
  /** The words understood, '' without any. */
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
