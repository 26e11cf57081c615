import type { OutlookCopy } from '#app/config/copy/outlook.ts'
import { PASS_MARKS } from '#app/config/scoring.ts'
import type { Evaluation, NaatiScore, Outlook, WhatIf } from './evaluation.ts'

// Which sentence says what was found, for the screen and for the report alike.

/** Between which marks a person's would lie. */
export function bandText({ low, high }: Outlook, copy: OutlookCopy): string {
  return low === high ? copy.point(low) : copy.band(low, high)
}

type Judged = Pick<Evaluation, 'review' | 'reviewReason' | 'naatiScore'> & { outlook: Outlook }

/** How sure we are of a dialogue's marks, and why: as two parts of one sentence. */
export function surenessText(
  { outlook, naatiScore, review = false, reviewReason = 'disagreement' }: Judged,
  copy: OutlookCopy,
): { lead: string; why: string } {
  const { sureness, unmatched } = outlook
  const lead = copy.sure[sureness]
  if (review) return { lead, why: copy.why.review[reviewReason] }
  if (sureness === 'low') return { lead, why: copy.why.many(unmatched.length) }
  if (unmatched.length > 0) return { lead, why: copy.why.some(unmatched) }
  return { lead, why: naatiScore.total === 0 ? copy.why.nothing : copy.why.matched }
}

/** What the dialogue lacks for a pass or has above it; null where our own strict rule decides, which says so itself. */
export function marginText(
  { total, autoFailTriggered }: Pick<NaatiScore, 'total' | 'autoFailTriggered'>,
  { copy, marks }: { copy: OutlookCopy; marks: (value: number) => string },
): string | null {
  if (total < PASS_MARKS) return copy.short(marks(Math.round((PASS_MARKS - total) * 10) / 10))
  if (autoFailTriggered) return null
  return total === PASS_MARKS ? copy.exact : copy.above(marks(Math.round((total - PASS_MARKS) * 10) / 10))
}

/** One case: without which errors. */
export function whatIfText({ family, count, segments }: WhatIf, copy: OutlookCopy): string {
  if (family === 'missed') return copy.whatIf.interpreted(segments)
  return copy.whatIf.line(copy.whatIf.families[family](count), segments)
}

/** All that is said of an evaluation's marks, in one paragraph. */
export function outlookText(judged: Judged, copy: OutlookCopy): string {
  const { lead, why } = surenessText(judged, copy)
  return `${bandText(judged.outlook, copy)} ${lead}: ${why}`
}
