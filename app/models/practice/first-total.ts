// Apart from revise-evaluation.ts, so that what runs in the browser does not carry the scoring.
import type { Revision } from './revision.ts'

/** What a dialogue scored before anybody corrected it, out of 45; null where nobody did. `revisions`: oldest first. */
export function firstTotalOf(revisions: readonly Revision[]): number | null {
  return revisions.find(({ kind }) => kind === 'correction')?.totalBefore ?? null
}
