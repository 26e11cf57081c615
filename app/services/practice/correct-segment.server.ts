import { MAX_REVISIONS_PER_SEGMENT } from '#app/config/practice-submission.ts'
import { type Database, inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { findTimezone } from '#app/models/accounts/settings/user-settings.server.ts'
import type { Admission } from '#app/models/accounts/rate-limit.server.ts'
import { keepReturning } from '#app/models/practice/returning-segment.server.ts'
import type { Revision } from '#app/models/practice/revision.ts'
import {
  countRevisions,
  createRevision,
  findRevision,
  lockEvaluation,
  type Owned,
  replaceEvaluation,
} from '#app/models/practice/revision.server.ts'
import { type Judgement, marksOf, reviseEvaluation } from '#app/models/practice/revise-evaluation.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import { recountPractice } from '#app/models/progress/totals.server.ts'
import type { SourcedRendition } from '#app/models/scoring/assemble-evaluation.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { withdrawSaid } from '../vocabulary/missed-words.server.ts'
import { findInSegment, getRevisedSegment, type RevisedSegment } from './revise-attempt.server.ts'

interface Options extends Owned {
  /** 0-based. */
  segmentIndex: number
  /** A UUID that makes the request idempotent. */
  revisionId: string
  /** What was really said; empty for nothing. */
  transcript: string
  /** Whether this visitor may have another segment scored. */
  admission: Admission
}

const counted = ({ naatiScore }: Evaluation) => ({ score: naatiScore.total, passed: naatiScore.grade === 'Pass' })

/** The words must change. A segment without a transcript can only be corrected if an earlier correction emptied it. */
async function requireChange({
  revised,
  submissionId,
  segmentIndex,
  transcript,
}: Options & { revised: RevisedSegment }) {
  const heard = revised.before.result.transcript
  if ((heard ?? '') === transcript) throw new AppError('VALIDATION_FAILED', (copy) => copy.correctionUnchanged)
  if (heard !== null) return
  const earlier = await countRevisions({ submissionId, segmentIndex, kind: 'correction' })
  if (earlier === 0) throw new AppError('VALIDATION_FAILED', (copy) => copy.correctionOfNothing)
}

/** @param most how many corrections there may be. */
async function requireRoom(options: Options, most: number, database?: Database): Promise<void> {
  const { submissionId, segmentIndex } = options
  const segment = { submissionId, segmentIndex, kind: 'correction' } as const
  if ((await countRevisions({ ...segment, ...(database && { database }) })) > most) {
    throw new AppError('CONFLICT', (copy) => copy.tooManyCorrections(segmentIndex + 1))
  }
}

interface Judged extends Options {
  revised: RevisedSegment
  rendition: SourcedRendition
  judgement: Judgement
}

/**
 * Applies the findings to the current evaluation, so that other segments' corrections made meanwhile are kept. Attempt,
 * revision and counters change together or not at all.
 */
async function storeCorrection(tx: Database, judged: Judged): Promise<void> {
  const { submissionId, userId, segmentIndex, revisionId, transcript, admission, revised } = judged
  const current = await lockEvaluation(tx, judged)
  const before = current && marksOf(current, segmentIndex)
  if (!current || !before) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  const evaluation = reviseEvaluation({
    evaluation: current,
    segments: revised.segments,
    replacement: { segmentIndex, rendition: judged.rendition },
    judgement: judged.judgement,
  })
  const after = marksOf(evaluation, segmentIndex)
  if (!after) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  const totals = { totalBefore: current.naatiScore.total, totalAfter: evaluation.naatiScore.total }
  const isNew = await createRevision(tx, {
    id: revisionId,
    submissionId,
    segmentIndex,
    kind: 'correction',
    transcript,
    before,
    after,
    ...totals,
  })
  // A parallel copy of the request has done it.
  if (!isNew) return
  await requireRoom(judged, MAX_REVISIONS_PER_SEGMENT, tx)
  await admission.count(tx)
  await replaceEvaluation(tx, { submissionId, evaluation })
  if (userId === null) return
  const { dialogueId, naatiScore } = evaluation
  const day = dayIn(await findTimezone(tx, userId), new Date())
  await keepReturning(tx, { userId, dialogueId, submissionId, errors: naatiScore.errors, day })
  const change = { before: counted(current), after: counted(evaluation) }
  const { segments, dialogueTopic: topic } = revised
  // What a learner marked, and the beginning of a dialogue, are in none of these figures.
  if (current.markedBy !== 'learner' && !current.part) await recountPractice(tx, { userId, topic, ...change })
  await withdrawSaid(tx, { userId, submissionId, topic, segments, evaluation })
}

/** The stored correction. @throws AppError CONFLICT if the ID belongs to another revision. */
async function findCorrection(options: Options): Promise<Revision | null> {
  const known = await findRevision({ ...options, id: options.revisionId })
  if (known && (known.kind !== 'correction' || known.segmentIndex !== options.segmentIndex)) {
    throw new AppError('CONFLICT', (copy) => copy.revisionTaken)
  }
  return known
}

async function storeOnce(options: Options): Promise<void> {
  const revised = await getRevisedSegment(options)
  const { transcript, admission } = options
  await requireChange({ ...options, revised })
  await requireRoom(options, MAX_REVISIONS_PER_SEGMENT - 1)
  await admission.check()
  // A typed text says nothing about delivery, so the recording's is kept.
  const { delivery = null } = revised.before.result
  const rendition: SourcedRendition =
    transcript === ''
      ? { status: 'missed' }
      : { status: 'spoken', text: transcript, source: 'typed', corrected: true, delivery }
  const judgement = await findInSegment(revised, rendition)
  await inTransaction((tx) => storeCorrection(tx, { ...options, revised, rendition, judgement }))
}

/**
 * 'That's not what I said': scores a segment again with the words that the learner really said, and its dialogue too. The
 * revision keeps the original words and score. XP, streak and practice day do not change.
 *
 * @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED, RATE_LIMITED.
 */
export async function correctSegment(options: Options): Promise<Revision> {
  const known = await findCorrection(options)
  if (known) return known
  try {
    await storeOnce(options)
  } catch (error) {
    // If a copy of this request succeeded meanwhile, the words are already the segment's: not an error.
    const done = await findCorrection(options)
    if (done) return done
    throw error
  }
  const stored = await findCorrection(options)
  if (!stored) throw new AppError('CONFLICT', (copy) => copy.revisionTaken)
  return stored
}
