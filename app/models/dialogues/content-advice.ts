import { checkDialogue, type ContentIssue } from './content-rules.ts'
import { checkStandard, type StandardDraft, type StandardIssue } from './content-standard.ts'
import type { Segment } from './segment.ts'

/** A finding of the content rules, or of the standard of the library. */
export type Advice = { source: 'rules'; issue: ContentIssue } | { source: 'standard'; issue: StandardIssue }

export type AdvisedDraft = Omit<StandardDraft, 'segments'> & { segments: readonly Segment[] }

/** Everything that an author is advised to look at: the whole dialogue first, then segment by segment. */
export function adviseOn(draft: AdvisedDraft): Advice[] {
  const found: Advice[] = [
    ...checkDialogue(draft).map((issue): Advice => ({ source: 'rules', issue })),
    ...checkStandard(draft).map((issue): Advice => ({ source: 'standard', issue })),
  ]
  // The sort is stable, so findings on one segment keep their order.
  return found.toSorted((one, other) => (one.issue.segment ?? 0) - (other.issue.segment ?? 0))
}
