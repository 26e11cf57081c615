import { WORD_PAUSE_MS, WORDS_PAUSE_MS } from '#app/config/vocabulary.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { speak } from '../speech-player.ts'

/** One word in one language. */
export interface Utterance {
  url: string
  text: string
  language: Language
}

interface Options {
  /** Both languages of each word, in order. */
  words: readonly (readonly Utterance[])[]
  onDevice: boolean
  onWord: (index: number) => void
  signal: AbortSignal
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** @returns whether it was said. */
function say(utterance: Utterance, { onDevice, signal }: Options): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = speak({
      ...utterance,
      onDevice,
      onState: (state) => {
        if (state === 'idle' || state === 'failed') resolve(state === 'idle')
      },
    })
    signal.addEventListener('abort', stop)
  })
}

/**
 * Says words one after another, each in both languages, with time to say it before it is heard. Another sound of the page ends
 * the one that is being said, not the series; `signal` does.
 *
 * @returns false if the voices fail.
 */
export async function playWords(options: Options): Promise<boolean> {
  const { words, onWord, signal } = options
  for (const [index, utterances] of words.entries()) {
    onWord(index)
    for (const utterance of utterances) {
      if (signal.aborted) return true
      if (!(await say(utterance, options))) return signal.aborted
      await pause(utterance === utterances.at(-1) ? WORDS_PAUSE_MS : WORD_PAUSE_MS, signal)
    }
  }
  return true
}
