import { FULL_MARKS, OUTLOOK } from '#app/config/scoring.ts'
import type { ErrorItem, NaatiScore, Outlook, SegmentResult } from './evaluation.ts'
import { isMissed, losesWholeSegment } from './finding.ts'

type Judged = Pick<SegmentResult, 'segmentIndex' | 'transcript' | 'similarity'>

/** Whether the wording is like no model's, so that rules see little of it. A segment that was not measured is taken as matched. */
function isUnmatched({ transcript, similarity }: Judged): boolean {
  return transcript !== null && typeof similarity === 'number' && similarity < OUTLOOK.matchedSimilarity
}

function unsureMarks(error: ErrorItem, unmatched: ReadonlySet<number>): number {
  if (isMissed(error)) return 0
  const shares = unmatched.has(error.segment_id) ? OUTLOOK.wronglyChargedUnmatched : OUTLOOK.wronglyCharged
  return error.deduction * shares[error.type]
}

/**
 * Between which marks a person would probably come out, and how sure we are: from the errors on the sheet (some of
 * which are none), from segments without any (some of which have one), and from how many wordings could be matched.
 * The score itself always lies in the band; its ends are whole marks, out of 45.
 */
export function outlookOf(input: {
  score: NaatiScore
  segments: readonly Judged[]
  /** A language model and the rules disagreed. */
  review: boolean
}): Outlook {
  const { score, segments, review } = input
  const lost = new Set(score.errors.filter(losesWholeSegment).map(({ segment_id }) => segment_id))
  const spoken = segments.filter(({ transcript }) => transcript !== null)
  const numbers = spoken.filter(isUnmatched).map(({ segmentIndex }) => segmentIndex + 1)
  const regained = score.errors.reduce((sum, error) => sum + unsureMarks(error, new Set(numbers)), 0)
  const charged = new Set(score.errors.map(({ segment_id }) => segment_id))
  const overlooked =
    spoken.filter(({ segmentIndex }) => !charged.has(segmentIndex + 1)).length * OUTLOOK.overlookedMarks
  const unmatched = numbers.filter((number) => !lost.has(number))
  const isUnsure = review || unmatched.length > spoken.length * OUTLOOK.unsureShare
  return {
    low: Math.max(0, Math.floor(score.total - overlooked)),
    high: Math.min(FULL_MARKS, Math.ceil(score.total + regained)),
    sureness: isUnsure ? 'low' : unmatched.length > 0 ? 'medium' : 'high',
    unmatched,
  }
}
