import type { Finding } from '#app/models/scoring/evaluation.ts'

const isWithin = (outer: string | null, inner: string | null) =>
  outer !== null && inner !== null && (outer.includes(inner) || inner.includes(outer))

/** "Before" for "after" is the order of things. */
const ORDER_WORD = /(?:^|\s)(?:before|after|önce|once|sonra)(?:\s|$)/iu
const tellsOrder = ({ rule, referenceQuote }: Finding) =>
  rule === 'opposite-word' && referenceQuote !== null && ORDER_WORD.test(referenceQuote)

/** Whole words within others. */
const holds = (outer: string, inner: string) => ` ${outer} `.includes(` ${inner} `)

/** A word too few or too many that another rule has said more about is not told twice. */
export function withoutEchoes(findings: Finding[]): Finding[] {
  const isDetail = ({ rule }: Finding) => rule === 'detail-missing' || rule === 'detail-added'
  const hasOrder = findings.some(tellsOrder)
  const others = findings.filter(({ rule }) => !(hasOrder && rule === 'order-changed'))
  const isTold = (one: Finding) =>
    others.some(
      ({ rule, renditionQuote }) =>
        // "Never" put in is a "not" that was added, and told as that.
        (one.rule === 'part-added' &&
          rule.startsWith('negation-') &&
          holds(`${renditionQuote}`, `${one.renditionQuote}`)) ||
        // "Even if not" for "if" is one change of how the parts belong together.
        (one.rule === 'negation-added' &&
          rule === 'relation-changed' &&
          holds(`${one.renditionQuote}`, `${renditionQuote}`)),
    )
  return others.filter(
    (one) =>
      !isTold(one) &&
      (!isDetail(one) ||
        !findings.some(
          (other) =>
            !isDetail(other) &&
            (isWithin(other.referenceQuote, one.referenceQuote) || isWithin(other.renditionQuote, one.renditionQuote)),
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
const share = (a: string, b: string) => wordPairs(a).some((pair) => wordPairs(b).includes(pair))

/** Whether a finding tells of the words of one before it: within them, or a "not" and a "must" that meet in them. */
function isToldBy(first: Finding, { rule, referenceQuote, renditionQuote }: Finding): boolean {
  if (first.referenceQuote === null || referenceQuote === null) return false
  const overlap = holds(first.referenceQuote, referenceQuote) || share(first.referenceQuote, referenceQuote)
  if (rule === 'part-missing')
    return overlap && (first.rule === 'term-replaced' || (first.type === 'critical' && POLARITY.test(first.rule)))
  if (first.renditionQuote === null || renditionQuote === null) return false
  if (holds(first.referenceQuote, referenceQuote) && holds(first.renditionQuote, renditionQuote)) return true
  if (first.rule === rule && NOT.test(rule) && sharedWords(first.referenceQuote, referenceQuote) >= 2) return true
  const areAlike = POLARITY.test(first.rule) && POLARITY.test(rule)
  return (
    areAlike && overlap && (share(first.renditionQuote, renditionQuote) || holds(first.renditionQuote, renditionQuote))
  )
}

/** Two rules can see the same change (twice a day, two): the first one, which is the more telling, has it. */
export function withoutDoubles(findings: Finding[]): Finding[] {
  return findings.filter((finding, index) => !findings.slice(0, index).some((first) => isToldBy(first, finding)))
}
