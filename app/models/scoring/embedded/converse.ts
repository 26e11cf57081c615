import type { Comparison } from './comparison.ts'
import { FUNCTION_WORDS } from './lexicon/function-words.ts'
import type { Utterance } from './utterance.ts'

const FROM = /^(?<root>.{3,}?)n?[dt][ae]n$/u
const MORE = /^(?:daha|cok|az|fazla)$/u
const REACH = 3
const MIN_LETTERS = 3

/** What something is compared with: "than the left", "soldan daha". */
function comparedWith({ tokens, language }: Utterance): string[] {
  return tokens.flatMap(({ folded, suffix }, at) => {
    if (language === 'tr') {
      const root = MORE.test(tokens[at + 1]?.folded ?? '') ? FROM.exec(folded + suffix)?.groups?.root : undefined
      return root ? [root] : []
    }
    const after = folded === 'than' ? tokens.slice(at + 1, at + 1 + REACH) : []
    const thing = after.find((token) => !FUNCTION_WORDS.en.has(token.folded))
    return thing ? [thing.folded] : []
  })
}

const isAlike = (one: string, other: string) =>
  Math.min(one.length, other.length) >= MIN_LETTERS && (one.startsWith(other) || other.startsWith(one))

/** "The right one is better than the left" told as "the left one is worse than the right": opposites that say the same. */
export function isToldConversely({ reference, rendition }: Comparison): boolean {
  const names = ({ tokens }: Utterance, thing: string) => tokens.some(({ folded }) => isAlike(folded, thing))
  const heard = comparedWith(rendition)
  return comparedWith(reference).some((was) =>
    heard.some((is) => !isAlike(was, is) && names(rendition, was) && names(reference, is)),
  )
}
