import { z } from 'zod'
import { ACCESS_LEVELS } from '#app/config/dialogues.ts'
import { UNFINISHED_ATTEMPT_KEEP_DAYS } from '#app/config/practice.ts'
import { type Database, db, storableJson, storableText } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { type Question, rowOf } from '#app/questions.server.ts'
import type { TranscriptSource } from '../scoring/evaluation.ts'
import type { RecordedFile } from '../speech/recorded-file.ts'
import { InspectedRecordingSchema } from '../speech/recording-inspection.ts'
import type { HeldAttempt } from './practised-dialogue.ts'

// Recordings of attempts not yet submitted. None of these functions checks the owner: the caller compares `userId`.

export interface StagedRecording extends RecordedFile {
  /** Null for a guest. */
  userId: number | null
  dialogueId: number
  transcript: string | null
  transcriptSource: TranscriptSource | null
}

const STAGED_FIELDS = {
  segmentIndex: true,
  userId: true,
  dialogueId: true,
  storageKey: true,
  bytes: true,
  sha256: true,
  facts: true,
  transcript: true,
  transcriptSource: true,
} as const

/** Locks an attempt until the transaction ends. */
export async function lockAttempt(tx: Database, attemptId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 AS locked FROM (SELECT pg_advisory_xact_lock(hashtextextended(${attemptId}, 0))) AS taken`
  // The sweep and early transcripts do not take that lock, so the rows are locked too.
  await tx.$queryRaw`SELECT segment_index FROM staged_recordings WHERE attempt_id = ${attemptId}::uuid FOR UPDATE`
}

/** The staged recordings of an attempt, in segment order. `attemptId` must be a UUID. */
export async function listStaged(attemptId: string, database: Database = db): Promise<StagedRecording[]> {
  const rows = await database.stagedRecording.findMany({
    where: { attemptId },
    orderBy: { segmentIndex: 'asc' },
    select: STAGED_FIELDS,
  })
  return rows.flatMap(({ facts, ...row }) => {
    const parsed = InspectedRecordingSchema.safeParse(facts)
    // Facts from an older release count as missing: the browser sends the recording again.
    return parsed.success ? [{ ...row, facts: parsed.data }] : []
  })
}

const BegunAttemptSchema = z.object({
  dialogueId: z.number().int(),
  accessLevel: z.enum(ACCESS_LEVELS),
  durationSeconds: z.number().int(),
  segmentCount: z.number().int(),
  /** How many of its segments are recorded. */
  recorded: z.number().int(),
})

/** A learner's attempt that was begun and not submitted. */
export type BegunAttempt = z.infer<typeof BegunAttemptSchema>

/** The attempt that a learner recorded last and has not submitted; null if there is none. Whether its dialogue is open to them is for the caller to check. */
export function begunAttemptOf(userId: number): Question<BegunAttempt | null> {
  return rowOf(
    BegunAttemptSchema,
    Prisma.sql`
    SELECT d.id AS "dialogueId", d.access_level::text AS "accessLevel", d.duration AS "durationSeconds",
      d.segment_count AS "segmentCount", count(*)::int AS recorded
    FROM staged_recordings s JOIN dialogues d ON d.id = s.dialogue_id
    WHERE s.user_id = ${userId} AND d.deleted_at IS NULL AND d.published_at IS NOT NULL
    GROUP BY s.attempt_id, d.id ORDER BY max(s.created_at) DESC LIMIT 1`,
  )
}

/** Stages a recording, replacing an earlier one of the same segment. */
export async function saveStaged(options: {
  tx: Database
  attemptId: string
  userId: number | null
  dialogueId: number
  recording: RecordedFile
}): Promise<void> {
  const { tx, attemptId, userId, dialogueId, recording } = options
  const { segmentIndex, storageKey, bytes, sha256, facts } = recording
  await tx.$executeRaw`
    INSERT INTO staged_recordings (attempt_id, segment_index, user_id, dialogue_id, storage_key, bytes, sha256, facts)
    VALUES (${attemptId}::uuid, ${segmentIndex}, ${userId}::int, ${dialogueId}, ${storageKey}, ${bytes}, ${sha256},
      ${storableJson(facts)}::jsonb)
    ON CONFLICT (attempt_id, segment_index) DO UPDATE SET
      user_id = excluded.user_id, storage_key = excluded.storage_key, bytes = excluded.bytes, sha256 = excluded.sha256,
      facts = excluded.facts, transcript = NULL, transcript_source = NULL, created_at = now()`
}

/** Deletes one recording of an attempt, or all of them. @returns their storage keys. */
export async function deleteStaged(options: {
  tx: Database
  attemptId: string
  segmentIndex?: number
}): Promise<string[]> {
  const { tx, attemptId, segmentIndex = null } = options
  const gone = await tx.$queryRaw<{ storageKey: string }[]>`
    DELETE FROM staged_recordings
    WHERE attempt_id = ${attemptId}::uuid AND (${segmentIndex}::int IS NULL OR segment_index = ${segmentIndex}::int)
    RETURNING storage_key AS "storageKey"`
  return gone.map(({ storageKey }) => storageKey)
}

/** Saves the transcript of a file, whether staged or submitted by now. Existing words are kept. */
export async function saveEarlyTranscript(heard: {
  storageKey: string
  text: string
  source: TranscriptSource
}): Promise<void> {
  const { storageKey, source } = heard
  const words = { transcript: storableText(heard.text), transcriptSource: source }
  // In this order: a recording being submitted makes the first statement wait, and the second finds it.
  await db.stagedRecording.updateMany({ where: { storageKey, transcript: null }, data: words })
  await db.recording.updateMany({ where: { storageKey, transcript: null }, data: words })
}

/** Deletes a batch of abandoned recordings, by the database's clock. @returns their storage keys. */
export async function deleteAbandonedStaged(options: { limit: number }): Promise<string[]> {
  const gone = await db.$queryRaw<{ storageKey: string }[]>`
    DELETE FROM staged_recordings WHERE storage_key IN (
      SELECT storage_key FROM staged_recordings
      WHERE created_at < now() - make_interval(days => ${UNFINISHED_ATTEMPT_KEEP_DAYS})
      ORDER BY created_at LIMIT ${options.limit} FOR UPDATE SKIP LOCKED)
    RETURNING storage_key AS "storageKey"`
  return gone.map(({ storageKey }) => storageKey)
}

/** The learner's latest open attempt at a dialogue with staged recordings, if any. */
export async function findOpenAttempt(options: { userId: number; dialogueId: number }): Promise<HeldAttempt | null> {
  const rows = await db.$queryRaw<{ attemptId: string; segmentIndex: number; durationMs: number }[]>`
    SELECT attempt_id::text AS "attemptId", segment_index AS "segmentIndex",
      (facts->>'durationMs')::float8 AS "durationMs"
    FROM staged_recordings
    WHERE user_id = ${options.userId} AND dialogue_id = ${options.dialogueId}
    ORDER BY max(created_at) OVER (PARTITION BY attempt_id) DESC, attempt_id, segment_index`
  const attemptId = rows[0]?.attemptId
  if (attemptId === undefined) return null
  const ofAttempt = rows.filter((row) => row.attemptId === attemptId)
  return { attemptId, takes: ofAttempt.map(({ segmentIndex, durationMs }) => ({ segmentIndex, durationMs })) }
}

/** The file of a learner's own staged recording; null if there is none. */
export async function findOwnStaged(options: { attemptId: string; segmentIndex: number; userId: number }) {
  const { attemptId, segmentIndex, userId } = options
  const row = await db.stagedRecording.findFirst({
    where: { attemptId, segmentIndex, userId },
    select: { storageKey: true, facts: true },
  })
  const facts = InspectedRecordingSchema.safeParse(row?.facts)
  return row && facts.success ? { storageKey: row.storageKey, mimeType: facts.data.mime } : null
}

/** What the progress of a submitted attempt is computed from; null until it is submitted. */
export async function findHandedIn(attemptId: string) {
  const heard = { segmentIndex: true, sha256: true, transcript: true, durationMs: true, speechMs: true, rmsDbfs: true }
  return db.submission.findUnique({
    where: { id: attemptId },
    select: { userId: true, status: true, recordings: { select: heard, orderBy: { segmentIndex: 'asc' } } },
  })
}
