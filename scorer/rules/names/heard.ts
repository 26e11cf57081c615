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

/** At most one consonant was put in, left out or changed: "cilong" for Geelong. */
function isOneEdit(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length)
  let before = 0
  while (before < longest && one[before] === other[before]) before += 1
  let after = 0
  while (after < longest - before && one.at(-1 - after) === other.at(-1 - after)) after += 1
  return longest - before - after <= 1
}

/** With fewer consonants most words are one edit apart. */
const LEAST_FOR_EDIT = 3

/** Whether a word is or begins with something that is almost this. */
export const isNearlyHeard = (sound: string, sounds: readonly string[]): boolean =>
  sounds
    .filter((other) => Math.min(sound.length, other.length) >= LEAST_FOR_EDIT)
    .some((other) => isOneEdit(sound, other) || isOneEdit(sound, other.slice(0, sound.length)))
