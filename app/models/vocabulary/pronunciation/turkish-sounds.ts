import { normaliseForSpeech } from '../../speech/reading/spoken-text.ts'
import { toEnglishLetters } from './turkish-letters.ts'
import { findLongVowels } from './turkish-long-vowels.ts'
import { findSoftL } from './turkish-soft-l.ts'
import { findUsualStress } from './turkish-word-stress.ts'

const VOWEL = /[aeıioöuüâîû]/u
const FRONT = /[eiöüî]/u

/** The sign of each letter that is not its own. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['â', 'a'],
  ['c', 'dʒ'],
  ['ç', 'tʃ'],
  ['g', 'ɡ'],
  ['ı', 'ɯ'],
  ['î', 'i'],
  ['j', 'ʒ'],
  ['ö', 'ø'],
  ['r', 'ɾ'],
  ['ş', 'ʃ'],
  ['û', 'u'],
  ['ü', 'y'],
  ['y', 'j'],
])

/** Foreign words that the voices read otherwise, in Turkish spelling: their list stays, since what is recorded depends on it. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ['Centrepay', 'Sentırpey'],
  ['franchise', 'frençayz'],
  ['MR', 'emar'],
  ['trust', 'trast'],
])

/** The words of an entry with abbreviations and foreign names in Turkish spelling, in small letters, without pause marks. */
function wordsToRead(text: string): string[] {
  const spelt = text.replaceAll(/\p{L}+/gu, (word) => FOREIGN.get(word) ?? word)
  const spoken = normaliseForSpeech(spelt, 'tr')
    .toLocaleLowerCase('tr')
    .replaceAll(/[.,;:!?…]/gu, ' ')
  return spoken.split(/[\s-]+/u).filter((word) => word !== '')
}

/** Each vowel takes one consonant before it, and the first takes all: "spor" is one syllable. */
function syllablesOf(word: string): string[] {
  const letters = Array.from(word)
  const vowels = letters.flatMap((letter, index) => (VOWEL.test(letter) ? [index] : []))
  if (vowels.length === 0) return [word]
  const starts = vowels.map((at, index) => {
    if (index === 0) return 0
    return at - 1 > (vowels[index - 1] ?? 0) ? at - 1 : at
  })
  return starts.map((start, index) => letters.slice(start, starts[index + 1]).join(''))
}

/** Soft g is y after e and between front vowels, lengthens a vowel before a consonant, and is nothing between other vowels. */
function softG(before: string, after: string): string {
  if (!VOWEL.test(after)) return before === 'e' && after !== '' ? 'j' : 'ː'
  return FRONT.test(before) && FRONT.test(after) ? 'j' : ''
}

function signOf(letters: readonly string[], at: number): string {
  const letter = letters[at] ?? ''
  const after = letters[at + 1] ?? ''
  if (letter === 'ğ') return softG(letters[at - 1] ?? '', after)
  const sign = SIGNS.get(letter) ?? letter
  // "kâr" and "mahkûm" have a soft k.
  return /[âû]/u.test(after) && /[gkl]/u.test(letter) ? `${sign}ʲ` : sign
}

function toSigns(word: string, syllables: readonly string[]): string {
  const letters = Array.from(word)
  const stressed = syllables.length > 1 ? findUsualStress(word) : -1
  const long = findLongVowels(word)
  const soft = findSoftL(word)
  const all = letters.map((_, at) => signOf(letters, at) + (soft.has(at) ? 'ʲ' : '') + (long.has(at) ? 'ː' : ''))
  let at = 0
  return syllables
    .map((syllable, index) => {
      const signs = Array.from(syllable, () => all[at++]).join('')
      return index === stressed ? `ˈ${signs}` : signs
    })
    .join('')
}

/**
 * How a Turkish word is said: in IPA, and in English letters for an English reader, with hyphens between syllables. Turkish is
 * written as it is spoken, so that its letters are enough but for long vowels, soft l and stress.
 */
export function turkishSounds(text: string): { ipa: string; said: string } {
  const words = wordsToRead(text).map((word) => ({ word, syllables: syllablesOf(word) }))
  return {
    ipa: words.map(({ word, syllables }) => toSigns(word, syllables)).join(' '),
    said: words.map(({ syllables }) => toEnglishLetters(syllables)).join(' '),
  }
}
