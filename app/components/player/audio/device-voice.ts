import type { Language } from '#app/models/dialogues/language.ts'
import { findVoice } from '../../vocabulary/browser-voice.ts'

/** After this long without a sound the device's voice counts as missing. */
const PATIENCE_MS = 3000

export interface Words {
  text: string
  language: Language
}

interface Options {
  words: Words
  /** 0 to 1. */
  volume: number
  onStart: () => void
  /** How much has been said, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * A voice of the device for a language: never one for another language, and never one that sends the words to its maker.
 */
export function findDeviceVoice(language: Language): Promise<SpeechSynthesisVoice | undefined> {
  const synthesis = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined
  const own = synthesis && {
    getVoices: () => synthesis.getVoices().filter(({ localService }) => localService),
    addEventListener: synthesis.addEventListener.bind(synthesis),
  }
  return findVoice<SpeechSynthesisVoice>({ synthesis: own, language })
}

/** Says words in the device's own voice. `unavailable` if it has none, or none is heard. */
export async function sayOnDevice(options: Options): Promise<'ended' | 'stopped' | 'unavailable'> {
  const { words, volume, onStart, onProgress, signal } = options
  const voice = await findDeviceVoice(words.language)
  if (signal.aborted) return 'stopped'
  if (!voice) return 'unavailable'
  const utterance = new SpeechSynthesisUtterance(words.text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.volume = volume
  let patience: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve) => {
      let hasStarted = false
      patience = setTimeout(() => resolve('unavailable'), PATIENCE_MS)
      utterance.addEventListener('start', () => {
        hasStarted = true
        clearTimeout(patience)
        onStart()
      })
      utterance.addEventListener('boundary', ({ charIndex }) => onProgress(charIndex / words.text.length))
      utterance.addEventListener('end', () => resolve('ended'))
      utterance.addEventListener('error', () => resolve(hasStarted ? 'ended' : 'unavailable'))
      signal.addEventListener('abort', () => resolve('stopped'), { once: true })
      // What another page has left would be said first.
      speechSynthesis.cancel()
      speechSynthesis.speak(utterance)
    })
  } finally {
    clearTimeout(patience)
    speechSynthesis.cancel()
  }
}
