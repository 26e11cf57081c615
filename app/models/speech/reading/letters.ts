import type { Language } from '../../dialogues/language.ts'

/** The letters of each language. Nothing else but pause marks and blanks, and English apostrophes, is spoken. */
export const ALPHABET: Record<Language, string> = {
  en: 'a-zA-Z',
  tr: 'abcçdefgğhıijklmnoöprsştuüvyzâîûABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZÂÎÛ',
}

const NAMES: Record<Language, string> = {
  en: 'eigh bee see dee ee eff gee aitch eye jay kay ell em en oh pee cue ar ess tee you vee double-you ex why zed',
  tr: 'a be ce de e fe ge he i je ke le me ne o pe kü re se te u ve dabılyu iks ye ze',
}

const EXTRA_TR = new Map([
  ['ç', 'çe'],
  ['ğ', 'yumuşak ge'],
  ['ı', 'ı'],
  ['ö', 'ö'],
  ['ş', 'şe'],
  ['ü', 'ü'],
])

const LATIN = Array.from('abcdefghijklmnopqrstuvwxyz')

function namesOf(language: Language): Map<string, string> {
  const names = NAMES[language].split(' ').map((name) => name.replace('-', ' '))
  return new Map([
    ...LATIN.map((letter, at): [string, string] => [letter, names[at] ?? letter]),
    ...(language === 'tr' ? EXTRA_TR : []),
  ])
}

const LETTER_NAMES = { en: namesOf('en'), tr: namesOf('tr') }

export const LOCALES = { en: 'en-AU', tr: 'tr-TR' } as const

/** The names of letters, one after another: `ABN` is "eigh bee en" in English, "a be ne" in Turkish. */
export function spellLetters(letters: string, language: Language): string {
  const lower = letters.toLocaleLowerCase(LOCALES[language])
  return Array.from(lower, (letter) => LETTER_NAMES[language].get(letter) ?? letter).join(' ')
}

type Letters = readonly (readonly [pattern: RegExp, letters: string])[]

/** Turkish letters in letters that an English reader says much the same: Çiğdem is "Cheedem". */
const TURKISH_IN_ENGLISH: Letters = [
  [/(?<=\p{L})ay$/gu, 'ye'],
  [/ay(?![aeıioöuü]|$)/gu, 'eye'],
  [/Ay(?![aeıioöuü]|$)/gu, 'Eye'],
  [/(?<=\p{L}{2})e$/gu, 'eh'],
  [/(?<=[eiöü])ğ(?=[eiöü])/giu, 'y'],
  [/iğ/giu, 'ee'],
  [/ğ/giu, ''],
  [/c/gu, 'j'],
  [/C/gu, 'J'],
  [/ç/gu, 'ch'],
  [/Ç/gu, 'Ch'],
  [/ş/gu, 'sh'],
  [/Ş/gu, 'Sh'],
  [/ı/gu, 'i'],
  [/İ/gu, 'I'],
  [/ö(?=r)/gu, 'u'],
  [/Ö(?=r)/gu, 'U'],
  [/ö/gu, 'ur'],
  [/Ö/gu, 'Ur'],
  [/ü/gu, 'oo'],
  [/Ü/gu, 'Oo'],
]

const FOREIGN_IN_TURKISH: Letters = [
  [/qu/gu, 'k'],
  [/Qu/gu, 'K'],
  [/q/gu, 'k'],
  [/Q/gu, 'K'],
  [/w/gu, 'v'],
  [/W/gu, 'V'],
  [/x/gu, 'ks'],
  [/X/gu, 'Ks'],
]

const OTHER_LETTERS: Letters = [
  [/[æÆ]/gu, 'ae'],
  [/[œŒ]/gu, 'oe'],
  [/[øØ]/gu, 'o'],
  [/[ðÐđĐ]/gu, 'd'],
  [/[þÞ]/gu, 'th'],
  [/[łŁ]/gu, 'l'],
  [/ß/gu, 'ss'],
]

function replace(text: string, letters: Letters): string {
  return letters.reduce((said, [pattern, by]) => said.replaceAll(pattern, by), text)
}

/** A word in the letters of the language that reads it. */
export function transliterate(word: string, language: Language): string {
  if (language === 'tr') return replace(word, FOREIGN_IN_TURKISH)
  return /[çğıöşüÇĞİÖŞÜ]/u.test(word) ? replace(word, TURKISH_IN_ENGLISH) : word
}

/** Letters with foreign marks without them: é is e. Those of the language keep theirs. */
export function dropForeignMarks(text: string, language: Language): string {
  const own = new RegExp(`[${ALPHABET[language]}]`, 'u')
  return replace(text, OTHER_LETTERS).replaceAll(/\p{L}\p{M}*/gu, (letter) =>
    own.test(letter) ? letter.replaceAll(/\p{M}/gu, '') : letter.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  )
}
