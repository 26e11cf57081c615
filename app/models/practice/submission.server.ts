import { z } from 'zod'
import { type Database, db, inTransaction, storableJson, storableText } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import type { Marker, SubmissionStatus, SubmissionType } from '#app/generated/prisma/enums.ts'
import { claimLease, isHeldBy, type Lease, RELEASE } from '../leases/lease.server.ts'
import type { Evaluation, TranscriptSource } from '../scoring/evaluation.ts'
import { dialogueScore } from '../scoring/part-score.ts'
import { OwnMarksSchema, type OwnSegmentMarks } from '../scoring/self-marking/own-marks.ts'
import { StoredEvaluationSchema } from '../scoring/stored-evaluation.ts'
import type { Dialogue } from '../dialogues/dialogue.server.ts'
import { parseKeptSegments, type Segment } from '../dialogues/segment.ts'
import {
  type NewRecording,
  RECORDING_FIELDS,
  type StoredRecording,
  toRecordingData,
  toStoredRecording,
} from '../speech/stored-recording.server.ts'
import { type SuppliedTranscript, SuppliedTranscriptSchema } from './submission-form.ts'

export interface StoredSubmission {
  id: string
  /** Null for a guest. */
  userId: number | null
  dialogueId: number
  dialogueTitle: string
  dialogueTopic: string
  /** The segments as submitted; null for submissions of the first releases. */
  segments: Segment[] | null
  /** If it is only the beginning of the dialogue: how many segments the whole has. */
  partOf: number | null
  createdAt: Date
  type: SubmissionType
  status: SubmissionStatus
  suppliedTranscripts: SuppliedTranscript[]
  /** 0-based segments whose words are requested or promised, and not given yet. */
  wordsWanted: number[]
  /** Who marked it; before it is scored, who is to mark it. */
  markedBy: Marker
  /** The learner's own marks of segments. */
  ownMarks: OwnSegmentMarks[]
  /** Null until scored. */
  evaluation: Evaluation | null
  /** In segment order. */
  recordings: StoredRecording[]
}

interface NewSubmission {
  id: string
  userId: number | null
  type: SubmissionType
  dialogue: Pick<Dialogue, 'id' | 'title' | 'topic' | 'level'> & Partial<Pick<Dialogue, 'segments'>>
  /** If `dialogue.segments` are only the beginning of the dialogue: how many the whole has. */
  partOf?: number | null
  recordings: NewRecording[]
  suppliedTranscripts: SuppliedTranscript[]
  /** 0-based segments that the learner types later. */
  wordsWanted?: number[]
  /** `learner` if they chose to mark it. */
  markedBy?: Marker
  /** How often each segment was played. */
  plays?: number[]
  /** Called in the transaction if the submission is new; an error rolls everything back. */
  onNew?: (tx: Database) => Promise<void>
}

const SuppliedTranscriptsSchema = z.array(SuppliedTranscriptSchema)

const SUBMISSION_FIELDS = {
  id: true,
  userId: true,
  dialogueId: true,
  dialogueTitle: true,
  dialogueTopic: true,
  segments: true,
  partOf: true,
  createdAt: true,
  type: true,
  status: true,
  suppliedTranscripts: true,
  wordsWanted: true,
  markedBy: true,
  ownMarks: true,
  feedback: true,
  recordings: { select: RECORDING_FIELDS, orderBy: { segmentIndex: 'asc' } },
} as const

type HeardRecording = NewRecording & Partial<Pick<StoredRecording, 'transcript' | 'transcriptSource'>>

/** Adds recordings to a submission, in the transaction that creates it, with transcripts if known. */
export async function addRecordings(options: {
  tx: Database
  submissionId: string
  recordings: HeardRecording[]
}): Promise<void> {
  const { tx, submissionId, recordings } = options
  if (recordings.length === 0) return
  await tx.recording.createMany({
    data: recordings.map((recording) => ({ ...toRecordingData(recording), submissionId })),
  })
}

/** Nobody was asked yet, so an empty typed text says nothing about a recording. */
function cleaned(transcripts: SuppliedTranscript[]): SuppliedTranscript[] {
  const given = transcripts.filter(({ text }) => text !== '')
  return given.map((transcript) => ({ ...transcript, text: storableText(transcript.text) }))
}

/**
 * Stores a submission and its recordings, all or nothing. Of parallel calls with the same ID one stores it and the others
 * wait.
 *
 * @returns whether this call stored it; if false, the existing one is unchanged, whoever owns it.
 */
export async function createSubmission(options: NewSubmission): Promise<boolean> {
  const {
    id,
    userId,
    type,
    dialogue,
    recordings,
    suppliedTranscripts,
    wordsWanted = [],
    markedBy,
    plays = [],
    partOf = null,
  } = options
  const row = {
    id,
    userId,
    type,
    dialogueId: dialogue.id,
    dialogueTitle: dialogue.title,
    dialogueTopic: dialogue.topic,
    dialogueLevel: dialogue.level,
    ...(dialogue.segments && { segments: JSON.parse(storableJson(dialogue.segments)) }),
    partOf,
    suppliedTranscripts: cleaned(suppliedTranscripts),
    wordsWanted,
    plays,
    ...(markedBy && { markedBy }),
  }
  return inTransaction(async (tx) => {
    const { count } = await tx.submission.createMany({ data: [row], skipDuplicates: true })
    if (count === 0) return false
    await options.onNew?.(tx)
    await addRecordings({ tx, submissionId: id, recordings })
    return true
  })
}

/** A submission by ID, which must be a UUID. Does not check the owner: the caller compares `userId`. */
export async function findSubmission(id: string, database: Database = db): Promise<StoredSubmission | null> {
  const row = await database.submission.findUnique({ where: { id }, select: SUBMISSION_FIELDS })
  if (!row) return null
  const { feedback, suppliedTranscripts, ownMarks, recordings, segments, ...rest } = row
  return {
    ...rest,
    segments: parseKeptSegments(segments),
    recordings: recordings.map(toStoredRecording),
    suppliedTranscripts: SuppliedTranscriptsSchema.parse(suppliedTranscripts),
    ownMarks: OwnMarksSchema.parse(ownMarks),
    evaluation: row.status === 'scored' ? StoredEvaluationSchema.parse(feedback) : null,
  }
}

/** The owner of a submission; null if it does not exist. `id` must be a UUID. */
export async function findSubmissionOwner(
  id: string,
  database: Database = db,
): Promise<Pick<StoredSubmission, 'userId'> | null> {
  return database.submission.findUnique({ where: { id }, select: { userId: true } })
}

/** Claims the scoring of a submission. @returns null if it is scored, or another lease is active. */
export async function claimSubmission(id: string): Promise<Lease | null> {
  const claimed = await claimLease({ table: 'submissions', key: id, where: Prisma.sql`status <> 'scored'` })
  return claimed?.lease ?? null
}

/**
 * Deletes a learner's attempt while it waits for words. `submissionId` must be a UUID.
 *
 * @returns the storage keys of its recordings; null if there is no such waiting attempt.
 */
export async function deleteWaiting(
  tx: Database,
  { userId, submissionId }: { userId: number; submissionId: string },
): Promise<string[] | null> {
  const waiting = await tx.$queryRaw<unknown[]>`
    SELECT id FROM submissions WHERE id = ${submissionId}::uuid AND user_id = ${userId}
      AND status = 'needs_transcripts' AND cardinality(words_wanted) > 0 FOR UPDATE`
  if (waiting.length === 0) return null
  const recordings = await tx.recording.findMany({ where: { submissionId }, select: { storageKey: true } })
  await tx.submission.delete({ where: { id: submissionId }, select: { id: true } })
  return recordings.map(({ storageKey }) => storageKey)
}

/** The transcripts that our recogniser has made of these recordings so far. */
export async function listTranscripts(
  recordingIds: string[],
): Promise<Pick<StoredRecording, 'id' | 'transcript' | 'transcriptSource'>[]> {
  const select = { id: true, transcript: true, transcriptSource: true } as const
  return db.recording.findMany({ where: { id: { in: recordingIds } }, select })
}

/** Saves transcripts of our recogniser, so that no recording is transcribed twice. Existing words are kept. */
export async function saveTranscripts(
  heard: { recordingId: string; text: string; source: TranscriptSource }[],
): Promise<void> {
  if (heard.length === 0) return
  await db.$executeRaw`
    UPDATE recordings SET transcript = heard.text, transcript_source = heard.source::transcript_source
    FROM jsonb_to_recordset(${storableJson(heard)}::jsonb) AS heard ("recordingId" uuid, text text, source text)
    WHERE recordings.id = heard."recordingId" AND recordings.transcript IS NULL`
}

/**
 * Saves the result of a submission, once, and releases the lease.
 *
 * @param options.onSaved runs in the same transaction with the current owner: a guest's submission may have been claimed
 *   since the caller read it.
 * @returns false if the lease was lost: nothing was saved.
 */
export async function saveEvaluation(options: {
  lease: Lease
  evaluation: Evaluation
  onSaved?: (tx: Database, owner: Pick<StoredSubmission, 'userId'>) => Promise<void>
}): Promise<boolean> {
  const { lease, evaluation, onSaved } = options
  return inTransaction(async (tx) => {
    const [owner] = await tx.$queryRaw<Pick<StoredSubmission, 'userId'>[]>`
      UPDATE submissions SET status = 'scored', overall_score = ${dialogueScore(evaluation)}::float8,
        feedback = ${storableJson(evaluation)}::jsonb, marked_by = ${evaluation.markedBy ?? 'machine'}::marker, ${RELEASE}
      WHERE ${isHeldBy(lease)} AND status <> 'scored' RETURNING user_id AS "userId"`
    if (!owner) return false
    await onSaved?.(tx, owner)
    return true
  })
}
