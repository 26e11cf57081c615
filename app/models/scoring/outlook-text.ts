import type { OutlookCopy } from '#app/config/copy/outlook.ts'
import { PASS_MARKS } from '#app/config/scoring.ts'
import type { ErrorItem, Evaluation, NaatiScore, Outlook, WhatIf } from './evaluation.ts'
import { hasLittleInCommon, isMissed, losesWholeSegment } from './finding.ts'

// The sentences about the outlook, for the page and the report.

type OutlookInput = Pick<Evaluation, 'review' | 'reviewReason' | 'fallback' | 'naatiScore' | 'segments' | 'engine'> & {
  outlook: Outlook
}

const segmentsOf = (errors: readonly ErrorItem[]) => new Set(errors.map(({ segment_id }) => segment_id))

/**
 * Why the marks are as sure as they are. "All could be matched" is said only if no error contradicts it, in results of
 * any age.
 */
function reasonText({ outlook, naatiScore, segments, ...judged }: OutlookInput, copy: OutlookCopy): string {
  const { review = false, reviewReason = 'disagreement' } = judged
  const { why } = copy
  if (review) return why.review[reviewReason]
  if (outlook.by) return judged.engine === 'openai' ? why.withModel : why.judged
  const { errors } = naatiScore
  const lost = segmentsOf(errors.filter(losesWholeSegment))
  const unlike = segmentsOf(errors.filter(hasLittleInCommon))
  const unmatched = [...new Set([...outlook.unmatched, ...unlike])].sort((a, b) => a - b)
  if (unmatched.length > 0) {
    const charged = segmentsOf(errors)
    const verdict = unmatched.every((number) => charged.has(number)) ? 'higher' : 'otherwise'
    return outlook.sureness === 'low' ? why.many(unmatched.length, verdict) : why.some(unmatched, verdict)
  }
  if (segments.length > 0 && lost.size >= segments.length) return why.nothing
  const astray = segmentsOf(errors.filter((error) => losesWholeSegment(error) && !isMissed(error)))
  if (astray.size > 0) return why.astray([...astray])
  return errors.some(isMissed) ? why.matchedSaid : why.matched
}

/** The note beside a segment whose wording matches no model. Without an error, nothing was deducted. */
export function unmatchedText(errors: readonly ErrorItem[], copy: OutlookCopy): string {
  return copy.unmatched[errors.length > 0 ? 'higher' : 'otherwise']
}

/** Whether the dialogue passes, and by how much; null if our own strict rule decides, which has its own sentence. */
export function verdictText(
  { total, autoFailTriggered }: Pick<NaatiScore, 'total' | 'autoFailTriggered'>,
  { copy, marks }: { copy: OutlookCopy; marks: (value: number) => string },
): string | null {
  if (total < PASS_MARKS) return copy.short(marks(Math.round((PASS_MARKS - total) * 10) / 10))
  if (autoFailTriggered) return null
  return total === PASS_MARKS ? copy.exact : copy.above(marks(Math.round((total - PASS_MARKS) * 10) / 10))
}

/** One "what if" case. */
export function whatIfText({ family, count, segments, words }: WhatIf, copy: OutlookCopy): string {
  if (family === 'missed') return copy.whatIf.interpreted(segments)
  const [segment] = segments
  if (words && segment) return copy.whatIf.conveyed(words, segment)
  return copy.whatIf.line(copy.whatIf.families[family](count), segments)
}

/**
 * The range of an examiner's marks in one sentence: where it lies, and what that rests on. Where there is no range: a sentence if the judge
 * was missing, otherwise null.
 */
export function rangeText(
  { outlook, ...scored }: Omit<OutlookInput, 'outlook'> & Pick<Evaluation, 'outlook'>,
  copy: OutlookCopy,
): string | null {
  if (!outlook) return scored.fallback === 'judge' ? copy.withoutJudge : null
  const { low, high } = outlook
  const judged = { ...scored, outlook }
  const why = reasonText(judged, copy)
  if (low === high) return copy.point(low, why)
  const side = low >= PASS_MARKS ? 'above' : high < PASS_MARKS ? 'below' : 'both'
  return copy.range({ low, high, side, why })
}
