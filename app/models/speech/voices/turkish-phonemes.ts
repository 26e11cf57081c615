import { findUnusualStress } from './turkish-stress.ts'

const VOWEL = /[aeıioöuüâîû]/u
const FRONT = /[eiöüî]/u

/** The voice's symbols for letters that always sound the same. */
const SOUNDS: ReadonlyMap<string, string> = new Map([
  ['a', 'ɑ'],
  ['â', 'ɑː'],
  ['c', 'ʤ'],
  ['ç', 'ʧ'],
  ['e', 'e'],
  ['g', 'ɡ'],
  ['ı', 'ɯ'],
  ['i', 'i'],
  ['î', 'iː'],
  ['j', 'ʒ'],
  ['o', 'o'],
  ['ö', 'ø'],
  ['q', 'k'],
  ['r', 'ɾ'],
  ['ş', 'ʃ'],
  ['u', 'u'],
  ['û', 'uː'],
  ['ü', 'y'],
  ['w', 'v'],
  ['x', 'ks'],
  ['y', 'j'],
])

/** Letters that are their own symbol. */
const SAME = /[bdfhklmnopstvz]/u
const PAUSE = /[,;:.!?…]/u

/** Soft g: a glide between front vowels, a long vowel before a consonant or at the end, else nothing. */
function softG(before: string, after: string): string {
  if (!VOWEL.test(after)) return FRONT.test(before) && after !== '' ? 'j' : 'ː'
  if (FRONT.test(before) && FRONT.test(after)) return 'j'
  return before === after ? 'ː' : ''
}

function soundOf(letters: readonly string[], index: number): string {
  const letter = letters[index] ?? ''
  const before = letters[index - 1] ?? ''
  const after = letters[index + 1] ?? ''
  if (letter === 'ğ') return softG(before, after)
  // "ağaç" is one long vowel: the second has been said.
  if (VOWEL.test(letter) && before === 'ğ' && letters[index - 2] === letter && !FRONT.test(letter)) return ''
  return SOUNDS.get(letter) ?? (SAME.test(letter) ? letter : '')
}

function sayWord(word: string): string {
  const letters = Array.from(word)
  const stressed = findUnusualStress(word)
  let vowel = -1
  return letters
    .map((letter, index) => {
      const sound = soundOf(letters, index)
      if (!VOWEL.test(letter)) return sound
      vowel += 1
      return vowel === stressed && sound !== '' ? `ˈ${sound}` : sound
    })
    .join('')
}

/**
 * The phonemes of a Turkish sentence, in the symbols of the natural voice. Turkish is written as it is spoken, so that letters
 * are enough; only a stress that is not on the last vowel is marked, before the vowel: docs/voices.md has what recognisers made of the
 * alternatives.
 *
 * @param sentence words and pause marks only (toSpokenSentences)
 */
export function toTurkishPhonemes(sentence: string): string {
  return sentence
    .toLocaleLowerCase('tr')
    .replaceAll(/['’]/gu, '')
    .split(/(\s+|[,;:.!?…])/u)
    .map((part) => (PAUSE.test(part) ? part : part.trim() === '' ? part && ' ' : sayWord(part)))
    .join('')
    .trim()
}
