import type { Language } from '#app/models/dialogues/language.ts'
import { subscribeOwnedTexts } from '../../browser-storage/owned-text.ts'
import { recogniseWhileRecording } from './recognise-while-recording.ts'
import { recognitionStatus, subscribeRecognition } from './recognition-store.ts'
import { findRecognitionChoice } from './recognition-support.ts'

interface Options {
  track: MediaStreamTrack
  language: Language
  onWords: (words: string) => void
  /** Aborts when the check ends. */
  signal: AbortSignal
}

/** What recognition depends on. */
function circumstances(): string {
  return JSON.stringify([findRecognitionChoice(), recognitionStatus().support])
}

/**
 * Recognition while the learner tries the microphone, so that a failure is told before the first recording. Starts again
 * when the learner has answered the question or a language pack has arrived.
 */
export function tryRecognition({ track, language, onWords, signal }: Options): void {
  const begin = () =>
    recogniseWhileRecording({
      language,
      track,
      onText: ({ final, interim }) => onWords([final, interim].filter((part) => part !== '').join(' ')),
    })
  let along = begin()
  let known = circumstances()
  const check = () => {
    if (known === circumstances()) return
    known = circumstances()
    along.cancel()
    along = begin()
  }
  const unsubscribe = [subscribeOwnedTexts(check), subscribeRecognition(check)]
  signal.addEventListener('abort', () => {
    along.cancel()
    unsubscribe.forEach((end) => end())
  })
}
