import type { Word } from './word.ts'

const CAPITAL = /^\p{Lu}/u
const ABBREVIATION = /^\p{Lu}{2}/u
/** "Working with Children Check". */
const LINK = /^(?:with|of|for|and|the|to)$/
const SENTENCE_START = /(?:^|[.!?:…]["'”’)]*\s)\s*["'“‘(]*$/u
/** "Before I …": a capital everywhere. */
const ENGLISH_I = /^i(?:'|$)/

/**
 * The words of a text that are written as names: with a capital within a sentence, or at its start if another such word follows ("Home
 * Affairs is not worried") or the second letter is one too ("ASIC").
 */
export function namesIn(text: string, words: readonly Word[]): Word[] {
  const isWritten = (word: Word, pattern: RegExp) => pattern.test(text.slice(word.from, word.to))
  const isStart = ({ from }: Word) => SENTENCE_START.test(text.slice(0, from))
  const isWithin = (word: Word | undefined) =>
    word !== undefined && isWritten(word, CAPITAL) && !isStart(word) && !ENGLISH_I.test(word.text)
  const isName = (word: Word, index: number) => {
    const next = words[index + 1]
    const isStartOfName = isWritten(word, CAPITAL) && isWithin(next) && text.slice(word.to, next?.from).trim() === ''
    return isWithin(word) || isStartOfName || isWritten(word, ABBREVIATION)
  }
  const isBetween = (word: Word, index: number) =>
    LINK.test(word.text) && isWithin(words[index - 1]) && isWithin(words[index + 1])
  return words.filter((word, index) => isName(word, index) || isBetween(word, index))
}
