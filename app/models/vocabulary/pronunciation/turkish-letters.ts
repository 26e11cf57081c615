// How an English reader has to see a Turkish word to say it right.

const FRONT = /[eiöüî]/u
const VOWEL = /[aeıioöuüâîû]/u
const SYLLABLE = /^([^aeıioöuüâîû]*)([aeıioöuüâîû])(.*)$/u

const CONSONANTS: ReadonlyMap<string, string> = new Map([
  ['c', 'j'],
  ['ç', 'ch'],
  ['ş', 'sh'],
  ['j', 'zh'],
])

/** A vowel at the end of its syllable, before a consonant, and before y, which it takes up. */
const VOWELS: ReadonlyMap<string, readonly [open: string, closed: string, beforeY: string]> = new Map([
  ['a', ['ah', 'ah', 'ye']],
  ['â', ['ah', 'ah', 'ye']],
  ['e', ['eh', 'e', 'ay']],
  ['ı', ['uh', 'uh', 'uhy']],
  ['i', ['ee', 'ee', 'ee']],
  ['î', ['ee', 'ee', 'ee']],
  ['o', ['oh', 'o', 'oy']],
  ['ö', ['er', 'er', 'ery']],
  ['u', ['oo', 'oo', 'ooy']],
  ['û', ['oo', 'oo', 'ooy']],
  ['ü', ['ew', 'ew', 'ewy']],
])

/** A vowel before r in its syllable: "er" is ö already. */
const BEFORE_R: ReadonlyMap<string, string> = new Map([
  ['a', 'ar'],
  ['e', 'air'],
  ['o', 'or'],
  ['ö', 'er'],
])

const spell = (letters: string) => Array.from(letters, (letter) => CONSONANTS.get(letter) ?? letter).join('')

/** A single s at the end would be read as z: "ders". */
const spellEnd = (letters: string) => spell(letters).replace(/(?<!s)s$/u, 'ss')

function spellVowel(vowel: string, end: string, isAlone: boolean): string {
  const [open = '', closed = '', beforeY = ''] = VOWELS.get(vowel) ?? []
  if (end === '') return open
  // "frençayz" rhymes with "size".
  if (vowel === 'a' && !isAlone && /^y[^y]+$/u.test(end)) return `y${spell(end.slice(1))}e`
  if (end.startsWith('y')) return (beforeY === 'ye' && isAlone ? 'eye' : beforeY) + spellEnd(end.slice(1))
  // The h of "ah" is enough: "tahliye".
  if (end.startsWith('h')) return open.replace(/h$/u, '') + spellEnd(end)
  const withR = end.startsWith('r') ? BEFORE_R.get(vowel) : undefined
  return withR === undefined ? closed + spellEnd(end) : withR + spellEnd(end.slice(1))
}

/** What soft g at the end of a syllable leaves of it: "eğ" is "ay", the others are long. */
const softEnd = (vowel: string, end: string) => end.replace(/^ğ/u, vowel === 'e' ? 'y' : '')

function spellBeginning(begins: string, vowel: string): string {
  const letters = spell(begins)
  // "kâr", "lâle" and "mahkûm" have a soft k and l, and g is never that of "gem".
  if (/[âû]/u.test(vowel) && /[gkl]$/u.test(letters)) return `${letters}y`
  return letters.endsWith('g') && FRONT.test(vowel) ? `${letters}h` : letters
}

function spellSyllable(syllable: string, before: string, after: string): string {
  const [, begins = '', vowel = '', ends = ''] = SYLLABLE.exec(syllable) ?? []
  if (vowel === '') return syllable
  const isGlide = vowel === 'e' && ends === '' && /^ğ[eiöüî]/u.test(after)
  const end = isGlide ? 'y' : softEnd(vowel, ends)
  const lastVowel = Array.from(before).findLast((letter) => VOWEL.test(letter)) ?? ''
  const soft = /[iöüî]/u.test(lastVowel) && FRONT.test(vowel) ? 'y' : ''
  const begin = spellBeginning(begins.replace(/^ğ/u, soft), vowel)
  return begin + spellVowel(vowel, end, begin === '')
}

/** A word, in its syllables, in English letters with hyphens: söz-leş-me is "serz-lesh-meh". */
export function toEnglishLetters(syllables: readonly string[]): string {
  return syllables
    .map((syllable, index) => spellSyllable(syllable, syllables[index - 1] ?? '', syllables[index + 1] ?? ''))
    .join('-')
}
