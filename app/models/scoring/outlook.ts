import { FULL_MARKS, OUTLOOK } from '#app/config/scoring.ts'
import type { ErrorItem, NaatiScore, Outlook, SegmentResult } from './evaluation.ts'
import { hasLittleInCommon, isMissed, losesWholeSegment } from './finding.ts'

type MeasuredSegment = Pick<SegmentResult, 'segmentIndex' | 'transcript' | 'similarity'>

/**
 * Whether the wording resembles no model, so that the rules can see little. An unmeasured segment counts as matched.
 */
function isUnmatched({ transcript, similarity }: MeasuredSegment): boolean {
  return transcript !== null && typeof similarity === 'number' && similarity < OUTLOOK.matchedSimilarity
}

interface Spread {
  mean: number
  variance: number
}

/** Mean and variance of the deducted marks that may be false alarms. */
function falseAlarms(errors: readonly ErrorItem[], unmatched: readonly number[]): Spread {
  const spreads = errors.map((error): Spread => {
    if (isMissed(error)) return { mean: 0, variance: 0 }
    const shares = unmatched.includes(error.segment_id) ? OUTLOOK.wronglyChargedUnmatched : OUTLOOK.wronglyCharged
    const share = shares[error.type]
    return { mean: share * error.deduction, variance: share * (1 - share) * error.deduction ** 2 }
  })
  return spreads.reduce((sum, { mean, variance }) => ({ mean: sum.mean + mean, variance: sum.variance + variance }), {
    mean: 0,
    variance: 0,
  })
}

const reach = ({ mean, variance }: Spread) => mean + Math.sqrt(variance)

/**
 * The band in which a person's marks would probably lie, and how sure we are. Upwards it reaches by the deductions that
 * may be false alarms, downwards by what segments without an error may hide (except those in a model's very words).
 * Each side is the mean plus one standard deviation, which held about three of four test dialogues (`node
 * bench/outlook.mjs`). Whole marks out of 45; the score always lies inside.
 */
export function outlookOf(input: {
  score: NaatiScore
  segments: readonly MeasuredSegment[]
  /** Whether the language model and the rules disagreed. */
  review: boolean
}): Outlook {
  const { score, segments, review } = input
  // Segments in the speaker's own language, with another message or with fillers only are not in doubt.
  const lost = new Set(score.errors.filter(losesWholeSegment).map(({ segment_id }) => segment_id))
  const unsaid = new Set(score.errors.filter(isMissed).map(({ segment_id }) => segment_id))
  const spoken = segments.filter(({ transcript, segmentIndex }) => transcript !== null && !unsaid.has(segmentIndex + 1))
  // A rule's finding overrides the measurement.
  const unlike = new Set(score.errors.filter(hasLittleInCommon).map(({ segment_id }) => segment_id))
  const unmatched = spoken
    .filter((judged) => isUnmatched(judged) || unlike.has(judged.segmentIndex + 1))
    .map(({ segmentIndex }) => segmentIndex + 1)
    .filter((number) => !lost.has(number))
  const charged = new Set(score.errors.map(({ segment_id }) => segment_id))
  const silent = spoken.filter(({ segmentIndex }) => !charged.has(segmentIndex + 1))
  const unmarked = silent.filter(({ similarity }) => similarity !== 1)
  const share = spoken.length === 0 ? 0 : 1 - silent.length / spoken.length
  const grown = ({ least, byShare }: { least: number; byShare: number }) => unmarked.length * (least + byShare * share)
  const overlooked = reach({ mean: grown(OUTLOOK.overlookedMarks), variance: grown(OUTLOOK.overlookedVariance) })
  const isUnsure = review || (spoken.length > 0 && unmatched.length / spoken.length >= OUTLOOK.unsureShare)
  return {
    low: Math.max(0, Math.floor(score.total - overlooked)),
    high: Math.min(FULL_MARKS, Math.ceil(score.total + reach(falseAlarms(score.errors, unmatched)))),
    sureness: isUnsure ? 'low' : unmatched.length > 0 ? 'medium' : 'high',
    unmatched,
  }
}
