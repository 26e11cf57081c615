// Separate from revise-evaluation.ts, to keep the scoring out of the browser.
import type { Revision } from './revision.ts'

/** The dialogue's marks before any correction, out of 45; null if there was none. `revisions`: oldest first. */
export function firstTotalOf(revisions: readonly Revision[]): number | null {
  return revisions.find(({ kind }) => kind === 'correction')?.totalBefore ?? null
}
