import { scoringCopy, type RuleName } from '#app/config/copy/scoring.ts'
import { CLAIMS, claimsDeniedByRule } from './claims.ts'
import { type ErrorItem, type Evaluation, EvaluationSchema } from './evaluation.ts'
import { wordError } from './finding.ts'

// Sentences are stored with their result. Wrong wordings of older releases are corrected when it is read.

/** Older releases said that any words in the speaker's own language repeat the segment. */
const REWORDED = 'not-interpreted' satisfies RuleName

const reword = (error: ErrorItem): ErrorItem => (error.rule === REWORDED ? wordError(error) : error)

/** A segment's feedback begins with its most severe error. */
function followError(feedback: string, before: string | undefined, now: string | undefined): string {
  return before && now && feedback.startsWith(before) ? `${now}${feedback.slice(before.length)}` : feedback
}

function rewordSegment(
  segment: Evaluation['segments'][number],
  { before, now }: { before: ErrorItem | undefined; now: ErrorItem | undefined },
): Evaluation['segments'][number] {
  const { feedback, feedbackTurkish } = segment
  return {
    ...segment,
    feedback: followError(feedback, before?.detail, now?.detail),
    ...(feedbackTurkish !== undefined && {
      feedbackTurkish: followError(feedbackTurkish, before?.detailTurkish, now?.detailTurkish),
    }),
  }
}

/** Praise without the claims that an error on the same sheet rules out. */
function withoutRuledOut(strengths: string[], errors: readonly ErrorItem[]): string[] {
  const denied = new Set(errors.flatMap(claimsDeniedByRule))
  const untrue = CLAIMS.filter((claim) => denied.has(claim)).flatMap((claim) => [
    scoringCopy.en.strengths[claim],
    scoringCopy.tr.strengths[claim],
  ])
  return strengths.filter((sentence) => !untrue.includes(sentence))
}

/** A stored evaluation of any age, with its contradictory sentences corrected. Marks stay as they were. */
export const StoredEvaluationSchema = EvaluationSchema.transform((evaluation): Evaluation => {
  const { naatiScore, segments, strengths, turkish } = evaluation
  const errors = naatiScore.errors.map(reword)
  const firstOf = (list: readonly ErrorItem[], index: number) => list.find(({ segment_id }) => segment_id === index + 1)
  return {
    ...evaluation,
    naatiScore: { ...naatiScore, errors },
    segments: segments.map((segment) =>
      rewordSegment(segment, {
        before: firstOf(naatiScore.errors, segment.segmentIndex),
        now: firstOf(errors, segment.segmentIndex),
      }),
    ),
    strengths: withoutRuledOut(strengths, errors),
    ...(turkish && { turkish: { ...turkish, strengths: withoutRuledOut(turkish.strengths, errors) } }),
  }
})
