import type { Finding } from '#app/models/scoring/evaluation.ts'

const overlaps = (outer: string | null, inner: string | null) =>
  outer !== null && inner !== null && (outer.includes(inner) || inner.includes(outer))

/** "Before" for "after" is a change of order. */
const ORDER_WORD = /(?:^|\s)(?:before|after|önce|once|sonra)(?:\s|$)/iu
const isOrderChange = ({ rule, referenceQuote }: Finding) =>
  rule === 'opposite-word' && referenceQuote !== null && ORDER_WORD.test(referenceQuote)

/** Whether the outer text contains the inner one as whole words. */
const containsWords = (outer: string, inner: string) => ` ${outer} `.includes(` ${inner} `)

/** Drops a missing or added word that another finding already covers. */
export function withoutCoveredDetails(findings: Finding[]): Finding[] {
  const isDetail = ({ rule }: Finding) => rule === 'detail-missing' || rule === 'detail-added'
  const hasOrder = findings.some(isOrderChange)
  const others = findings.filter(({ rule }) => !(hasOrder && rule === 'order-changed'))
  const isCovered = (one: Finding) =>
    others.some(
      ({ rule, renditionQuote }) =>
        // An added "never" is an added negation and is reported as one.
        (one.rule === 'part-added' &&
          rule.startsWith('negation-') &&
          containsWords(`${renditionQuote}`, `${one.renditionQuote}`)) ||
        // "Even if not" for "if" is one changed relation.
        (one.rule === 'negation-added' &&
          rule === 'relation-changed' &&
          containsWords(`${one.renditionQuote}`, `${renditionQuote}`)),
    )
  return others.filter(
    (one) =>
      !isCovered(one) &&
      (!isDetail(one) ||
        !findings.some(
          (other) =>
            !isDetail(other) &&
            (overlaps(other.referenceQuote, one.referenceQuote) || overlaps(other.renditionQuote, one.renditionQuote)),
        )),
  )
}

const NOT = /^negation-(?:lost|added)/u
const sharedWords = (one: string, other: string) => {
  const words = new Set(one.toLowerCase().match(/\p{L}+/gu))
  return [...new Set(other.toLowerCase().match(/\p{L}+/gu))].filter((word) => words.has(word)).length
}

const POLARITY = /^(?:negation-|obligation-|modality-|opposite-)/u
const wordPairs = (text: string) => {
  const words = text.split(' ')
  return words.slice(1).map((word, at) => `${words[at]} ${word}`)
}
const sharesWordPair = (a: string, b: string) => wordPairs(a).some((pair) => wordPairs(b).includes(pair))

/** Whether an earlier finding covers this one: the quote lies within it, or a negation and an obligation overlap. */
function isCoveredBy(first: Finding, { rule, referenceQuote, renditionQuote }: Finding): boolean {
  if (first.referenceQuote === null || referenceQuote === null) return false
  const overlap =
    containsWords(first.referenceQuote, referenceQuote) || sharesWordPair(first.referenceQuote, referenceQuote)
  if (rule === 'part-missing')
    return overlap && (first.rule === 'term-replaced' || (first.type === 'critical' && POLARITY.test(first.rule)))
  if (first.renditionQuote === null || renditionQuote === null) return false
  if (containsWords(first.referenceQuote, referenceQuote) && containsWords(first.renditionQuote, renditionQuote))
    return true
  if (first.rule === rule && NOT.test(rule) && sharedWords(first.referenceQuote, referenceQuote) >= 2) return true
  const areAlike = POLARITY.test(first.rule) && POLARITY.test(rule)
  return (
    areAlike &&
    overlap &&
    (sharesWordPair(first.renditionQuote, renditionQuote) || containsWords(first.renditionQuote, renditionQuote))
  )
}

/**
 * Drops findings that repeat an earlier one. Two rules can see the same change ("twice a day", "two"); the first in
 * rule order is the more specific.
 */
export function withoutDuplicates(findings: Finding[]): Finding[] {
  return findings.filter((finding, index) => !findings.slice(0, index).some((first) => isCoveredBy(first, finding)))
}
