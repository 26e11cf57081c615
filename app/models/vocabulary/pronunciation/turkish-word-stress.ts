import { STRESSED_VOWEL } from '../../speech/voices/turkish-stress.ts'
import { findRootStress } from './turkish-root-stress.ts'

const VOWELS = /[aeıioöuüâîû]/gu

/** Never stressed. */
const CLITICS = new Set('ve veya ile için gibi da de ki mi mı mu mü'.split(' '))

/** Endings of case that leave the stress of a name where it is: Avustralya'da, Ankara'nın. */
const CASE_ENDING = /(?:[yn]?[ae]|[dt][ae]n?|n?[ıiuü]n|y?[ıiuü]|l[ıiuü])$/u

/** Adverbs, and compounds whose first part has the stress. The number is that of the vowel, from 0. */
const WORDS: ReadonlyMap<string, number> = new Map([
  ['resmen', 0],
  ['kısmen', 0],
  ['şahsen', 0],
  ['naklen', 0],
  ['tamamen', 1],
  ['ilkokul', 0],
  ['ortaokul', 1],
  ['anaokulu', 1],
  ['anaokul', 1],
  ['başhekim', 0],
  ['türkçe', 0],
  ['ingilizce', 2],
  ['yeniden', 0],
  ['yalnızca', 0],
  ['kazara', 1],
  ['elle', 0],
  ['zorla', 0],
  ['işle', 0],
])

/** Endings of dictionary forms that are never stressed: the vowel before them is. */
const UNSTRESSED: readonly RegExp[] = [
  // Negative nouns and infinitives: ödememe, yapmamak.
  /m[ae]m(?:[ae]|[ae]k)(?:s[ıi])?$/u,
  // Negative verbs: olmayan, satılmadan, ödenmemiş, yapılmasın, gelmediği. Nouns such as "mahkeme" have no negative.
  /(?<!mahke|keli|malze|kade)m[ae](?:(?:y[ae]|d[ae])n|m[ıi]ş|s[ıi]n|d[ıi](?:k|ğ.*)|y[ae]ca[kğ].*|y[ae]ce[kğ].*)$/u,
  // -(y)lE and -(y)ken after a vowel, -lE on a longer word: anlaşmayla, askıdayken, zamanla.
  /y(?:l[ae]|ken)$/u,
  /(?<=[aeıioöuü].*[aeıioöuü][^aeıioöuü]+)(?<!mahal)l[ae]$/u,
  // ödenmiştir
  /(?<=m[ıiuü]ş)t[ıiuü]r$/u,
  /(?<=[ıiuü])yor$/u,
  // olarak, verilerek; "gerek" and "müşterek" have no such ending
  /(?<=[aeıioöuü].*a)rak$|(?<=[aeıioöuü].*e)(?<!müşte)rek$/u,
  // kazanamazsak
  /(?<=m[ae]z)s[ae](?:[kmn]|n[ıi]z)?$/u,
]

/** Words that mean something else in an entry than in a sentence: charity rather than no. */
const HOMOGRAPHS = new Set(['hayır', 'mısır'])

const count = (text: string) => text.match(VOWELS)?.length ?? 0

function findByList(word: string): number | null {
  if (HOMOGRAPHS.has(word)) return null
  for (const form of [word, word.replace(CASE_ENDING, '')]) {
    const vowel = STRESSED_VOWEL.get(form)
    if (vowel !== undefined) return vowel
  }
  return null
}

/**
 * The 0-based number of the stressed vowel of a Turkish word in its dictionary form: the last one, except in adverbs,
 * compounds, western loans, names of places and before a few endings. The rules for whole sentences (turkish-stress.ts) know
 * persons and tenses too, and would find them in nouns such as "yatırım". -1 for a word without stress.
 */
export function findUsualStress(word: string): number {
  const vowels = count(word)
  if (CLITICS.has(word)) return -1
  const known = WORDS.get(word) ?? findRootStress(word)
  if (known !== null) return known
  const listed = findByList(word)
  if (listed !== null) return listed
  for (const ending of UNSTRESSED) {
    const match = ending.exec(word)
    const before = match ? count(word.slice(0, match.index)) : 0
    if (before > 0) return before - 1
  }
  return vowels - 1
}
