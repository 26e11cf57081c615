import { remember } from '#app/remember.ts'
import { normaliseTurkish } from '../fold.ts'

// How a word sounds, roughly, when it is read by the rules of one language: for words that are looked up as they are heard. English
// letters and Turkish letters lead to the same signs, so that `medıkeyır`, read as Turkish, is near `Medicare` as it is said.
//
// A sign is a letter of what is said: C for ç, c and j (church, judge), S for s, z and ş, T for t, d and th, V for v and w, the vowels
// a, e, i (also ı and y) and o (also ö, u and ü). Nobody hears these apart reliably in a language that has only one of them: Turkish has
// no th and no w, and its c and d become ç and t at the end of a word.

/** Of a sentence, the beginning is enough. */
const MOST_SIGNS = 60
/** Longer words are not of a language. */
const LONGEST_KEPT = 40

type Rule = readonly [RegExp, string]

/** Letters that are not said, and spellings of more than one letter, in order. */
const ENGLISH: readonly Rule[] = [
  [/[^a-z]+/gu, ' '],
  [/\b(?:kn|gn|pn)/gu, 'n'],
  [/\bwr/gu, 'r'],
  [/\bps/gu, 's'],
  [/mb\b/gu, 'm'],
  [/bp/gu, 'p'],
  [/(?<=[aeiou])bt\b/gu, 't'],
  [/eipt/gu, 'eit'],
  [/(?<=s)t(?=en\b|le\b)/gu, ''],
  [/sch|ch(?=[lr])|\bch(?=ol|em)/gu, 'k'],
  [/tch|ch|tj|dge?(?=\b|[aeiou])(?<=dg|dge)|j/gu, 'C'],
  [/sh|[st]ion|[ct]ia/gu, 'Si'],
  [/ph/gu, 'f'],
  [/(?<=[aeiou])gh/gu, ''],
  [/th|d/gu, 't'],
  [/wh|w/gu, 'v'],
  [/ck|qu?/gu, 'k'],
  [/x/gu, 'ks'],
  [/sc?(?=[eiy])|c(?=[eiy])|z/gu, 'S'],
  [/c/gu, 'k'],
  [/g(?=[eiy])/gu, 'C'],
  [/(?<=[^aeiou\s])e\b/gu, ''],
  [/ee|ea|ie/gu, 'i'],
  [/oo|ou/gu, 'o'],
]

/** Turkish is written as it is said. */
const TURKISH: readonly Rule[] = [
  [/[^a-zçğıöşüâîû]+/gu, ' '],
  [/sh|ş/gu, 'S'],
  [/ch|[çcj]/gu, 'C'],
  [/th|d/gu, 't'],
  [/ph/gu, 'f'],
  [/ck|q/gu, 'k'],
  [/w/gu, 'v'],
  [/x/gu, 'ks'],
  [/ğ/gu, ''],
  [/â/gu, 'a'],
]

/** What remains, for both: one sign for what is hard to tell apart, no h and no r that is not before a vowel, nothing twice. */
const SIGNS: readonly Rule[] = [
  [/[sz]/gu, 'S'],
  [/t/gu, 'T'],
  [/v/gu, 'V'],
  [/[öuüû]/gu, 'o'],
  [/[ıyî]/gu, 'i'],
  [/h/gu, ''],
  [/r(?![aeio])/gu, ''],
  [/\s+/gu, ''],
  [/(.)\1+/gu, '$1'],
]

const apply = (text: string, rules: readonly Rule[]) =>
  rules.reduce((left, [pattern, sign]) => left.replace(pattern, sign), text)

/** Without Turkish letters, for a text that is read as English. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/ı/gu, 'i')
    .replace(/ş/gu, 'sh')
    .replace(/ç/gu, 'ch')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** Reads word by word, since a library has the same words again and again. */
function reader(readWord: (word: string) => string): (text: string) => string {
  const read = remember((word) => apply(readWord(word), SIGNS), { longest: LONGEST_KEPT })
  return (text) =>
    text
      .split(/[\s-]+/u)
      .map(read)
      .join('')
      .slice(0, MOST_SIGNS)
}

/** How a text sounds if it is read as English. */
export const englishSounds = reader((word) => apply(plain(word), ENGLISH))

/** How a text sounds if it is read as Turkish. */
export const turkishSounds = reader((word) => apply(normaliseTurkish(word), TURKISH))

const VOWELS = 'aeio'
/** Said with the mouth in the same shape. */
const NEAR = ['bp', 'gk', 'fV', 'CS', 'CT', 'mn']
const FULL = 2
const HALF = 1
const CODES = 128

/** What it costs that one sign is another one, by their codes, in halves; with itself nothing. */
const PRICES = new Uint8Array(CODES * CODES).fill(FULL)
/** What it costs that a sign is added or left out: a vowel is heard less clearly than a consonant. */
const WEIGHTS = new Uint8Array(CODES).fill(FULL)
const codeOf = (sign: string) => sign.charCodeAt(0)
const setPrice = (one: string, other: string, price: number) => {
  PRICES[codeOf(one) * CODES + codeOf(other)] = price
  PRICES[codeOf(other) * CODES + codeOf(one)] = price
}
for (const one of VOWELS) {
  WEIGHTS[codeOf(one)] = HALF
  for (const other of VOWELS) setPrice(one, other, HALF)
}
for (const [one = '', other = ''] of NEAR) setPrice(one, other, HALF)
for (let code = 0; code < CODES; code += 1) PRICES[code * CODES + code] = 0

/** Two rows of the table of distances. They are reused, since a search compares thousands of words. */
const rows = { above: new Uint16Array(MOST_SIGNS + 1), row: new Uint16Array(MOST_SIGNS + 1) }

/**
 * How far two sounds are apart: the least that signs cost which are added, left out or exchanged: a consonant 1, a vowel or a
 * consonant like it a half. Infinity as soon as it is more than `most`.
 */
export function soundDistance(one: string, other: string, most: number): number {
  const limit = most * FULL
  let { above, row } = rows
  above[0] = 0
  for (let at = 0; at < other.length; at += 1)
    above[at + 1] = (above[at] ?? 0) + (WEIGHTS[other.charCodeAt(at)] ?? FULL)
  for (let line = 0; line < one.length; line += 1) {
    const sign = one.charCodeAt(line)
    const weight = WEIGHTS[sign] ?? FULL
    let least = (row[0] = (above[0] ?? 0) + weight)
    for (let at = 0; at < other.length; at += 1) {
      const letter = other.charCodeAt(at)
      const added = (row[at] ?? 0) + (WEIGHTS[letter] ?? FULL)
      const left = (above[at + 1] ?? 0) + weight
      const exchanged = (above[at] ?? 0) + (PRICES[sign * CODES + letter] ?? FULL)
      const cost = Math.min(added, left, exchanged)
      row[at + 1] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return Infinity
    ;[above, row] = [row, above]
  }
  const distance = above[other.length] ?? 0
  return distance > limit ? Infinity : distance / FULL
}
