import { FULL_MARKS, JUDGED_OUTLOOK } from '#app/config/scoring.ts'
import type { NaatiScore, Outlook } from './evaluation.ts'

/**
 * The band in which an examiner's marks would probably lie, of a result that the judge gave (`npm run bench:scoring -- rehearsals`). It reaches
 * further down, the more was taken off: who makes errors that are found makes others, too. Whole marks out of 45.
 */
export function judgedOutlook({ total }: Pick<NaatiScore, 'total'>, isDisputed: boolean): Outlook {
  const lost = FULL_MARKS - total
  const { below, above } = JUDGED_OUTLOOK
  return {
    low: Math.max(0, Math.floor(total - below.least - below.byLost * lost)),
    high: Math.min(FULL_MARKS, Math.ceil(total + above)),
    sureness: isDisputed ? 'low' : 'high',
    unmatched: [],
    by: 'judge',
  }
}
