import { type Database, db, storableJson, storableText } from '#app/db.server.ts'
import type { SubmissionStatus } from '#app/generated/prisma/enums.ts'
import { parseKeptSegments, type Segment } from '../dialogues/segment.ts'
import type { Evaluation, TranscriptSource } from '../scoring/evaluation.ts'
import { dialogueScore } from '../scoring/part-score.ts'
import { StoredEvaluationSchema } from '../scoring/stored-evaluation.ts'
import { type Revision, RevisionSchema, type SegmentMarks } from './revision.ts'
import type { NewRecording } from '../speech/stored-recording.server.ts'

/** The owner of an attempt: a learner by ID, or a guest (null), whose attempt ID only their browser knows. */
export interface Owned {
  submissionId: string
  userId: number | null
}

export interface RevisedAttempt {
  dialogueId: number
  dialogueTopic: string
  /** The segments as submitted; null for attempts of the first releases. */
  segments: Segment[] | null
  status: SubmissionStatus
  /** Null until it is scored. */
  evaluation: Evaluation | null
}

const REVISION_FIELDS = {
  id: true,
  segmentIndex: true,
  kind: true,
  transcript: true,
  transcriptSource: true,
  before: true,
  after: true,
  totalBefore: true,
  totalAfter: true,
  storageKey: true,
  durationMs: true,
} as const

interface Row {
  storageKey: string | null
  durationMs: number | null
}

function toRevision({ storageKey, durationMs, ...row }: Row): Revision {
  return RevisionSchema.parse({ ...row, recording: storageKey === null ? null : { durationMs } })
}

/** An attempt by its owner; null if it is not theirs. `submissionId` must be a UUID. */
export async function findRevisedAttempt({ submissionId, userId }: Owned): Promise<RevisedAttempt | null> {
  const row = await db.submission.findFirst({
    where: { id: submissionId, userId },
    select: { dialogueId: true, dialogueTopic: true, segments: true, status: true, feedback: true },
  })
  if (!row) return null
  const { feedback, segments, ...attempt } = row
  return {
    ...attempt,
    segments: parseKeptSegments(segments),
    evaluation: row.status === 'scored' ? StoredEvaluationSchema.parse(feedback) : null,
  }
}

/** The current evaluation of an attempt, locked until the transaction ends. */
export async function lockEvaluation(tx: Database, { submissionId, userId }: Owned): Promise<Evaluation | null> {
  const [row] = await tx.$queryRaw<{ feedback: unknown }[]>`
    SELECT feedback FROM submissions
    WHERE id = ${submissionId}::uuid AND user_id IS NOT DISTINCT FROM ${userId}::int AND status = 'scored' FOR UPDATE`
  return row ? StoredEvaluationSchema.parse(row.feedback) : null
}

/** Every revision of an attempt, oldest first. */
export async function listRevisions({ submissionId, userId }: Owned): Promise<Revision[]> {
  const rows = await db.segmentRevision.findMany({
    where: { submissionId, submission: { userId } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: REVISION_FIELDS,
  })
  return rows.map(toRevision)
}

/** A revision of this attempt by ID, which must be a UUID. */
export async function findRevision(options: Owned & { id: string }): Promise<Revision | null> {
  const { id, submissionId, userId } = options
  const row = await db.segmentRevision.findFirst({
    where: { id, submissionId, submission: { userId } },
    select: REVISION_FIELDS,
  })
  return row && toRevision(row)
}

/** How many revisions of a kind a segment has. */
export async function countRevisions(options: {
  submissionId: string
  segmentIndex: number
  kind: Revision['kind']
  database?: Database
}): Promise<number> {
  const { database = db, ...segment } = options
  return database.segmentRevision.count({ where: segment })
}

type NewRevision = { id: string; submissionId: string; segmentIndex: number; before: SegmentMarks } & (
  | { kind: 'correction'; transcript: string; after: SegmentMarks; totalBefore: number; totalAfter: number }
  | { kind: 'retry'; recording: NewRecording | null }
)

/** @returns whether it is new: of parallel copies with the same ID one is stored, and the others wait for it. */
export async function createRevision(tx: Database, revision: NewRevision): Promise<boolean> {
  const { id, submissionId, segmentIndex, kind } = revision
  const common = { id, submissionId, segmentIndex, kind, before: stored(revision.before) }
  const data =
    revision.kind === 'correction'
      ? {
          ...common,
          transcript: storableText(revision.transcript),
          transcriptSource: 'typed' as const,
          after: stored(revision.after),
          totalBefore: revision.totalBefore,
          totalAfter: revision.totalAfter,
        }
      : { ...common, ...(revision.recording && fileOf(revision.recording)) }
  const { count } = await tx.segmentRevision.createMany({ data: [data], skipDuplicates: true })
  return count === 1
}

/** The file columns of a retry's recording; its delivery is not stored. */
function fileOf({ storageKey, mimeType, bytes, durationMs, speechMs, rmsDbfs, sha256 }: NewRecording) {
  return { storageKey, mimeType, bytes, durationMs, speechMs, rmsDbfs, sha256 }
}

function stored(marks: SegmentMarks) {
  return JSON.parse(storableJson(marks))
}

/** Stores a retry's words and marks, once. Existing words are kept. */
export async function completeRetry(
  tx: Database,
  options: { id: string; transcript: string; transcriptSource: TranscriptSource; after: SegmentMarks },
): Promise<boolean> {
  const { id, transcript, transcriptSource, after } = options
  const { count } = await tx.segmentRevision.updateMany({
    where: { id, kind: 'retry', transcript: null },
    data: { transcript: storableText(transcript), transcriptSource, after: stored(after) },
  })
  return count > 0
}

/** Replaces the evaluation of a scored attempt, in the transaction that locked it. */
export async function replaceEvaluation(
  tx: Database,
  options: { submissionId: string; evaluation: Evaluation },
): Promise<void> {
  const { submissionId, evaluation } = options
  await tx.$executeRaw`
    UPDATE submissions SET overall_score = ${dialogueScore(evaluation)}::float8, feedback = ${storableJson(evaluation)}::jsonb
    WHERE id = ${submissionId}::uuid AND status = 'scored'`
}

/** A retry's stored recording, for transcription; null if there is none. */
export async function findRetryRecording(id: string) {
  const row = await db.segmentRevision.findUnique({
    where: { id },
    select: { storageKey: true, mimeType: true, durationMs: true, speechMs: true, rmsDbfs: true },
  })
  if (!row) return null
  const { storageKey, mimeType, durationMs, speechMs, rmsDbfs } = row
  if (storageKey === null || mimeType === null || durationMs === null) return null
  return { storageKey, mimeType, durationMs, speechMs, rmsDbfs }
}
