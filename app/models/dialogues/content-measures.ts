import { ENGLISH_FOR_TURKISH_WORDS, SPOKEN_WORDS_PER_MINUTE } from '#app/config/dialogues.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import { spokenLanguage, targetLanguage } from './language.ts'
import type { Segment } from './segment.ts'
import { listFoldedWords, listWords } from './written-text.ts'

type Said = Pick<Segment, 'speaker' | 'text' | 'translation'>

/** The length of a dialogue, in English words: a Turkish segment counts by its model interpretation. */
export interface ContentMeasures {
  /** Of each segment. */
  words: number[]
  total: number
  mean: number
  /** Standard deviation of the segments. */
  deviation: number
  /** How long the speakers talk, in seconds, estimated from the words as spoken. */
  seconds: number
}

/** The English words of a segment; estimated while a Turkish one has no translation. */
export function englishWords({ speaker, text, translation }: Said): number {
  if (speaker === 'English') return listWords(text).length
  const translated = listWords(translation).length
  return translated > 0 ? translated : Math.round(listWords(text).length * ENGLISH_FOR_TURKISH_WORDS)
}

/** The measures of a dialogue; zeros for an empty one. */
export function measureContent(segments: readonly Said[]): ContentMeasures {
  const words = segments.map(englishWords)
  const total = words.reduce((sum, count) => sum + count, 0)
  const mean = words.length === 0 ? 0 : total / words.length
  const variance = words.length === 0 ? 0 : words.reduce((sum, count) => sum + (count - mean) ** 2, 0) / words.length
  const seconds = segments.reduce((sum, segment) => {
    const spoken = listWords(segment.text).length
    return sum + (spoken / SPOKEN_WORDS_PER_MINUTE[spokenLanguage(segment)]) * MINUTE_SECONDS
  }, 0)
  return { words, total, mean, deviation: Math.sqrt(variance), seconds: Math.round(seconds) }
}

/** How much of their words two renditions share, 0 to 1, whatever the order: 1 for the same words. */
export function sharedWords(one: readonly string[], other: readonly string[]): number {
  const [first, second] = [new Set(one), new Set(other)]
  const most = Math.max(first.size, second.size)
  return most === 0 ? 1 : [...first].filter((word) => second.has(word)).length / most
}

/** The renditions of a segment, each as folded words without apostrophes: the model first, then the variants. */
export function renditionWords(segment: Said & { variants?: readonly string[] | undefined }): string[][] {
  const language = targetLanguage(segment)
  return [segment.translation, ...(segment.variants ?? [])].map((text) =>
    listFoldedWords({ text: text.replaceAll(/[’']/g, ''), language }),
  )
}

/** Four letters stand for the stem, whatever the ending: 'sevkinde' is 'sevk', 'invoices' is 'invo'. */
const STEM_LETTERS = 4
const stemsOf = (text: string, language: 'en' | 'tr') =>
  listFoldedWords({ text, language }).map((word) => word.slice(0, STEM_LETTERS))

/** The stems that a dialogue says in each language, its variants included. */
export function stemsSaid(segments: readonly (Said & { variants?: readonly string[] | undefined })[]) {
  const said = { en: new Set<string>(), tr: new Set<string>() }
  for (const segment of segments) {
    const [spoken, target] = [spokenLanguage(segment), targetLanguage(segment)]
    for (const stem of stemsOf(segment.text, spoken)) said[spoken].add(stem)
    const renditions = [segment.translation, ...(segment.variants ?? [])]
    for (const stem of renditions.flatMap((text) => stemsOf(text, target))) said[target].add(stem)
  }
  return said
}

/** 'Justice of the Peace (JP)': the term, and what else it is called. */
const NAMES_OF_TERM = /^(?<name>.+?) \((?<other>.+)\)$/u

/** Whether every word of a term, or of what brackets call it, is among them, in any form. */
export function isTermSaid(options: { term: string; language: 'en' | 'tr'; said: ReadonlySet<string> }): boolean {
  const { term, language, said } = options
  // A short word may have an ending: 'evde' is 'ev'.
  const isSaid = (stem: string) =>
    said.has(stem) || (stem.length < STEM_LETTERS && [...said].some((one) => one.startsWith(stem)))
  const { name = term, other = term } = NAMES_OF_TERM.exec(term)?.groups ?? {}
  return [name, other].some((one) => stemsOf(one, language).every(isSaid))
}
