import type { Language } from '#app/models/dialogues/language.ts'
import { planRecognition } from '#app/models/practice/recognition-plan.ts'
import type { RecognitionSession } from './browser-recognition.ts'
import { canRecogniseWhileRecording, startRecognition } from './browser-recognition.ts'
import { reportRecognition } from './recognition-store.ts'
import { detectRecognition, findRecognitionChoice } from './recognition-support.ts'

/** Recognition alongside a recording: it may start late, fail or never start without affecting the recording. */
export interface ParallelRecognition {
  /** The recognised words, '' for none. */
  stop: () => Promise<string>
  cancel: () => void
}

interface Options {
  language: Language
  track: MediaStreamTrack
  /** The words so far, whenever they change. */
  onText?: (text: { final: string; interim: string }) => void
}

export function recogniseWhileRecording({ language, track, onText }: Options): ParallelRecognition {
  let session: RecognitionSession | null = null
  let isOver = false
  async function begin(): Promise<void> {
    if (!canRecogniseWhileRecording(navigator)) return
    const mode = planRecognition({ support: await detectRecognition(language), choice: findRecognitionChoice() })
    if (isOver || mode === 'none') return
    session = startRecognition({
      language,
      mode,
      track,
      onText(text) {
        reportRecognition(null)
        onText?.(text)
      },
      onFault: reportRecognition,
    })
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
