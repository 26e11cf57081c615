import type { Finding } from '#app/models/scoring/evaluation.ts'
import type { Comparison } from './comparison.ts'
import { quotePlaces } from './same-change.ts'

const UNLESS = /\bunless\b|\S+m[ae]d[iu]kc[ae]\b/iu
const isUnless = (quote: string | null) => quote !== null && UNLESS.test(quote)

/** Tokens from "unless" to the word that it reverses. */
const REACH = 8

/**
 * "Unless you pay on time" for "if you pay late": the opposite word and the changed condition cancel each other out.
 */
function cancelOut({ reference, rendition }: Comparison, link: Finding, word: Finding): boolean {
  if (link.rule !== 'relation-changed' || !/^(?:opposite-word|negation-)/u.test(word.rule)) return false
  const inModel = isUnless(link.referenceQuote)
  if (inModel === isUnless(link.renditionQuote)) return false
  const [side, unless, reversed] = inModel
    ? [reference, link.referenceQuote, word.referenceQuote]
    : [rendition, link.renditionQuote, word.renditionQuote]
  return quotePlaces(side, unless).some((a) =>
    quotePlaces(side, reversed).some((b) => Math.abs(b.from - a.from) <= REACH),
  )
}

/** The findings without pairs that cancel each other out. */
export function withoutCancelled(comparison: Comparison, findings: Finding[]): Finding[] {
  return findings.filter(
    (finding) =>
      !findings.some((other) => cancelOut(comparison, finding, other) || cancelOut(comparison, other, finding)),
  )
}
