import { consonants, soundAlike } from '../../reading/sound.ts'
import type { Language, Word } from '../../reading/word.ts'
import { bare } from './names.ts'

export const soundOf = (word: Word, language: Language): string => consonants(bare(word), language)

/** The sound of each word, and of each two in a row: recognisers write "dar vin" for Darwin. */
export function soundsOf(words: readonly Word[], language: Language): string[] {
  const joined = words.map((word, index) => bare(word) + (words[index + 1]?.text ?? ''))
  return [...words.map((word) => soundOf(word, language)), ...joined.map((text) => consonants(text, language))]
}

export const isHeard = (sound: string, sounds: readonly string[]): boolean =>
  sounds.some((other) => soundAlike(sound, other))
