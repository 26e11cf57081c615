import type { Language, Word } from '../reading/word.ts'

const BREAK = /[,;:–—]/
/** The clause goes on. A list does not: "passport, visa and licence". */
const WORD_AFTER = /^\s*(?!(?:and|or|ve|veya|ya)\s)[\p{L}\p{N}]/u
const WORD_BEFORE = /[\p{L}\p{N}]\s*$/u
/** Words that belong to the one before them; English has none. */
const HANGS_ON: Record<Language, RegExp> = { en: /^$/, tr: /^(?:d[ae]|ki|m[ıiuü])$/ }
/** Words that belong to the one after them. */
const LEADS_ON: Record<Language, RegExp> = {
  en: /^(?:an?|the|your|my|his|her|our|their|its|this|to|at|of|in|on|for|from|with|and|but|or|that|if)$/,
  tr: /^(?:ve|veya|ama)$/,
}

/** What the words are words of. */
export interface Spoken {
  text: string
  language: Language
}

/** Whether a break stands between two words. */
const isBroken = (one: Word, next: Word, text: string): boolean => BREAK.test(text.slice(one.to, next.from))

function endsLoosely(words: readonly Word[], { text, language }: Spoken): boolean {
  const [before, last] = words.slice(-2)
  if (!before || !last || !WORD_AFTER.test(text.slice(last.to))) return false
  // The last one begins another clause.
  return LEADS_ON[language].test(last.text) || isBroken(before, last, text)
}

function beginsLoosely(words: readonly Word[], { text, language }: Spoken): boolean {
  const [first, next] = words
  if (!first || !next || !WORD_BEFORE.test(text.slice(0, first.from))) return false
  // The first one ends another clause.
  return HANGS_ON[language].test(first.text) || isBroken(first, next, text)
}

/**
 * The words without what only leads on to other words: "he may still have" of "he may still have a", "in training" of "in training, at".
 * At least one word is left.
 */
export function tidySpan<Read extends Word>(words: readonly Read[], spoken: Spoken): readonly Read[] {
  if (endsLoosely(words, spoken)) return tidySpan(words.slice(0, -1), spoken)
  if (beginsLoosely(words, spoken)) return tidySpan(words.slice(1), spoken)
  return words
}
