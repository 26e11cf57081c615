import { AppError } from '#app/errors.ts'
import { getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import { changedSince, type Segment } from '#app/models/dialogues/segment.ts'
import type { SegmentMarks } from '#app/models/practice/revision.ts'
import { findRevisedAttempt, type Owned } from '#app/models/practice/revision.server.ts'
import { findingsIn, type Judgement, marksOf, renditionsWith } from '#app/models/practice/revise-evaluation.ts'
import { forScorer, type SourcedRendition } from '#app/models/scoring/assemble-evaluation.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { readLibrary } from '#app/models/vocabulary/item.server.ts'
import { scorerFor } from '../scoring/scorer.server.ts'

export interface RevisedSegment extends Owned {
  dialogueTopic: string
  segments: Segment[]
  segment: Segment
  /** 0-based. */
  segmentIndex: number
  evaluation: Evaluation
  before: SegmentMarks
}

/**
 * One segment of a scored attempt.
 *
 * @throws AppError NOT_FOUND if the attempt is not theirs or has no such segment; CONFLICT if it is not scored, or the
 *   segment's text was edited since.
 */
export async function getRevisedSegment(options: Owned & { segmentIndex: number }): Promise<RevisedSegment> {
  const { submissionId, userId, segmentIndex } = options
  const attempt = await findRevisedAttempt({ submissionId, userId })
  if (!attempt) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  const { evaluation, dialogueId, dialogueTopic } = attempt
  if (!evaluation) throw new AppError('CONFLICT', (copy) => copy.attemptUnscored)
  const before = marksOf(evaluation, segmentIndex)
  if (!before) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  const now = (await getDialogueForScoring(dialogueId)).segments
  const segments = attempt.segments ?? now
  const segment = segments[segmentIndex]
  const isOutgrown = segments.length !== evaluation.segments.length
  if (!segment || isOutgrown || changedSince({ kept: segments, now }).includes(segmentIndex)) {
    throw new AppError('CONFLICT', (copy) => copy.attemptOutgrown)
  }
  return { submissionId, userId, dialogueTopic, segments, segment, segmentIndex, evaluation, before }
}

/**
 * The scorer's findings in one segment with other words. It gets the whole dialogue as context, because a name or figure may have
 * been said earlier.
 */
export async function findInSegment(
  revised: Pick<RevisedSegment, 'evaluation' | 'segments' | 'segmentIndex' | 'userId'>,
  rendition: SourcedRendition,
): Promise<Judgement> {
  const { evaluation, segments, segmentIndex, userId } = revised
  const renditions = renditionsWith(evaluation, { segmentIndex, rendition })
  const scorer = scorerFor({ isGuest: userId === null })
  const words = await readLibrary()
  const judged = await scorer.score({ segments, renditions: forScorer(renditions), only: segmentIndex, userId, words })
  return { ...judged, findings: findingsIn(judged.findings, segmentIndex) }
}
