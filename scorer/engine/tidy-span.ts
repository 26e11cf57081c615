import type { Word } from '../reading/word.ts'

const BREAK = /[,;:–—]/
const GOES_ON = /^\s*[\p{L}\p{N}]/u
/** Words that belong to what goes before them, and to what comes after them. */
const HANGS_ON = /^(?:d[ae]|ki|m[ıiuü])$/
const LEADS_ON =
  /^(?:an?|the|your|my|his|her|our|their|its|this|to|at|of|in|on|for|from|with|and|but|or|that|if|ve|ama)$/

/** Whether one word of another clause stands at an end of the words, and its clause goes on beyond them. */
function isFragment([first, second]: readonly [Word, Word], beyond: string, text: string): boolean {
  const [from, to] = first.from < second.from ? [first.to, second.from] : [second.to, first.from]
  return BREAK.test(text.slice(from, to)) && GOES_ON.test(beyond)
}

const reversed = (text: string): string => [...text].toReversed().join('')

function endsLoosely(words: readonly Word[], text: string): boolean {
  const [before, last] = words.slice(-2)
  if (!before || !last) return false
  return LEADS_ON.test(last.text) || isFragment([last, before], text.slice(last.to), text)
}

function beginsLoosely(words: readonly Word[], text: string): boolean {
  const [first, next] = words
  if (!first || !next) return false
  return HANGS_ON.test(first.text) || isFragment([first, next], reversed(text.slice(0, first.from)), text)
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
