import { readWords } from '#scorer/reading/read.ts'
import type { Word } from '#scorer/reading/word.ts'
import type { Language } from '../dialogues/language.ts'

/** A written text and its words as the scorer reads them: lower case, no fillers, spoken numbers as digits. */
export interface ReadText {
  text: string
  language: Language
  words: readonly Word[]
}

/** A range of words, end exclusive. */
export interface WordRange {
  from: number
  to: number
}

const CLAUSE_END = /[.,;:!?…—–]/u
const SENTENCE_END = /[.!?…]/u

export const readText = (text: string, language: Language): ReadText => ({
  text,
  language,
  words: readWords(text, language),
})

/** What is written between a word and the one before it. */
const gapBefore = ({ text, words }: ReadText, at: number): string =>
  text.slice(words[at - 1]?.to ?? 0, words[at]?.from ?? text.length)

/** Whether a comma or stronger punctuation is before a word, or it is the first. */
export const isParted = (read: ReadText, at: number): boolean => at === 0 || CLAUSE_END.test(gapBefore(read, at))

/** Whether punctuation parts a range, or parts it from what is before it. */
export const hasPart = (read: ReadText, { from, to }: WordRange): boolean =>
  read.words.slice(from, to).some((_, index) => isParted(read, from + index))

/** The sentence that a word is in. */
export function sentenceAt(read: ReadText, at: number): WordRange {
  const isStart = (index: number) => index === 0 || SENTENCE_END.test(gapBefore(read, index))
  let [from, to] = [at, at + 1]
  while (!isStart(from)) from -= 1
  while (to < read.words.length && !isStart(to)) to += 1
  return { from, to }
}

/** A range as written. */
export const quoteOf = ({ text, words }: ReadText, { from, to }: WordRange): string =>
  text.slice(words[from]?.from ?? 0, words[to - 1]?.to ?? 0)
