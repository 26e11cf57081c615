import { MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { RecognitionMode } from '#app/models/practice/recognition-plan.ts'
import { type RecognitionSession, startRecognition } from '../../player/recognition/browser-recognition.ts'

interface Options {
  field: HTMLTextAreaElement
  language: Language
  mode: Exclude<RecognitionMode, 'none'>
  onEnd: (end: { hasHeard: boolean }) => void
}

// A device has one microphone: dictating into a second field ends the first.
let running: { stop: () => void } | null = null

/** Appends words to the field and fires its events. */
function write(field: HTMLTextAreaElement, before: string, words: string): void {
  field.value = [before, words]
    .filter((part) => part !== '')
    .join(' ')
    .slice(0, MAX_TRANSCRIPT_CHARACTERS)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Appends speech to a text field until it is stopped, the browser detects silence, or the user types. Null if the
 * browser refuses to start.
 */
export function startDictation({ field, language, mode, onEnd }: Options): { stop: () => void } | null {
  running?.stop()
  const before = field.value.trim()
  const watching = new AbortController()
  let isOver = false
  const end = (words: string) => {
    if (isOver) return
    isOver = true
    watching.abort()
    if (running === mine) running = null
    onEnd({ hasHeard: words !== '' })
  }
  let heard = ''
  const session: RecognitionSession | null = startRecognition({
    language,
    mode,
    onText({ final, interim }) {
      if (isOver) return
      heard = [final, interim].filter((part) => part !== '').join(' ')
      write(field, before, heard)
    },
    onEnd: () => end(heard),
  })
  async function finish(): Promise<void> {
    const words = (await session?.stop()) ?? ''
    if (!isOver && words !== '') write(field, before, words)
    end(words)
  }
  const mine = { stop: () => void finish() }
  if (!session) return null
  // Typing wins: words still being recognised must not overwrite it.
  const yieldToTyping = () => {
    session.cancel()
    end(heard)
  }
  field.addEventListener('beforeinput', yieldToTyping, { signal: watching.signal })
  running = mine
  return mine
}
