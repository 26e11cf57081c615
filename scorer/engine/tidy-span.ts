import type { Word } from '../reading/word.ts'

const BREAK = /[,;:–—]/
const WORD_AFTER = /^\s*[\p{L}\p{N}]/u
const WORD_BEFORE = /[\p{L}\p{N}]\s*$/u
/** Words that belong to what goes before them, and to what comes after them. */
const HANGS_ON = /^(?:d[ae]|ki|m[ıiuü])$/
const LEADS_ON =
  /^(?:an?|the|your|my|his|her|our|their|its|this|to|at|of|in|on|for|from|with|and|but|or|that|if|ve|ama)$/

/** Whether a break stands between two words. */
const isBroken = (one: Word, next: Word, text: string): boolean => BREAK.test(text.slice(one.to, next.from))

function endsLoosely(words: readonly Word[], text: string): boolean {
  const [before, last] = words.slice(-2)
  if (!before || !last) return false
  // The last one begins another clause.
  return LEADS_ON.test(last.text) || (isBroken(before, last, text) && WORD_AFTER.test(text.slice(last.to)))
}

function beginsLoosely(words: readonly Word[], text: string): boolean {
  const [first, next] = words
  if (!first || !next) return false
  // The first one ends another clause.
  return HANGS_ON.test(first.text) || (isBroken(first, next, text) && WORD_BEFORE.test(text.slice(0, first.from)))
}

/**
 * The words without what only leads on to other words: "he may still have" of "he may still have a", "in training" of "in training, at".
 * At least one word is left. `text`: what they are words of.
 */
export function tidySpan<Spoken extends Word>(words: readonly Spoken[], text: string): readonly Spoken[] {
  if (endsLoosely(words, text)) return tidySpan(words.slice(0, -1), text)
  if (beginsLoosely(words, text)) return tidySpan(words.slice(1), text)
  return words
}
