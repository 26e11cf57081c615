import type { Word } from '../../reading/word.ts'
import IRREGULAR from './irregular.tsv?raw'

/** A verb in a text, in one of the forms that a rule compares. */
export interface VerbForm<Kind extends string> {
  /** The same for all forms of a verb. */
  stem: string
  kind: Kind
  words: readonly Word[]
}

const LINES = IRREGULAR.trim()
  .split('\n')
  .map((line) => line.split('\t'))

/** The base form of each irregular form. */
const BASES = new Map(LINES.flatMap(([base = '', ...forms]) => [base, ...forms].map((form) => [form, base] as const)))

/** "Went" is past wherever it stands; "paid" may be a participle, and so may "come". */
const CERTAIN_PAST = new Set(LINES.filter(([, , participle]) => participle).map(([, past]) => past))

export const isCertainPast = (word: string): boolean => CERTAIN_PAST.has(word)

/** "Paid", "signed" and "gone", that may be participles. */
export function isPastForm(word: string): boolean {
  const base = BASES.get(word)
  return base === undefined ? /^[a-z]+(?<!e)ed$/.test(word) : base !== word
}

/** Long enough to tell verbs apart: "cancel" and "cancelled" have this much in common. */
const ENGLISH_LETTERS = 6
/** Less is no stem: "yes" would be "y". */
const FEWEST_LETTERS = 2

export function englishStem(written: string): string {
  const word = written.replace(/'.*$/, '')
  const regular = word.replace(/(?:ing|ied|ed|ies|es|s|y|e)$/, '').replace(/([bdglmnprt])\1$/, '$1')
  return BASES.get(word) ?? (regular.length < FEWEST_LETTERS ? word : regular.slice(0, ENGLISH_LETTERS))
}

const HARD: Record<string, string> = { d: 't', b: 'p', c: 'ç', ğ: 'k', g: 'k' }

/** "git" and "gid", "çalış" and "çalışı", "başla" and "başlı" are one stem each. */
const hardened = (stem: string): string => stem.replace(/[dbcğg]$/, (letter) => HARD[letter] ?? letter)

/** Turkish verbs that mean little without the word before them ("iptal et", "izin ver") or have many meanings ("iki hafta kaldı"). */
const LIGHT = new Set('et edil ol olun ver veril al alın yap yapıl gel git kal çık geç dur düş tut koy de'.split(' '))
/** Between such a verb and its noun: "iptal de et". */
const PARTICLE = /^(?:de|da|bile|mi|mı|mu|mü)$/
/** How much of that noun: "karar" and "kararı" begin alike. */
const NOUN_LETTERS = 3
/** Stems of so many letters keep their vowel: "de", "ye". */
const WHOLE_LETTERS = 2

/** The stem of a Turkish verb of which a suffix was cut off, or null where it tells too little. */
export function turkishStem(cut: string, before: readonly Word[]): string | null {
  const vowels = cut === 'di' ? 'de' : cut === 'yi' ? 'ye' : cut
  const stem = hardened(vowels.length > WHOLE_LETTERS ? vowels.replace(/[aeıiuü]$/, '') : vowels)
  if (!LIGHT.has(stem)) return stem
  const noun = before.findLast(({ text }) => !PARTICLE.test(text))
  return noun ? `${noun.text.slice(0, NOUN_LETTERS)} ${stem}` : null
}
