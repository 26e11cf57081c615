import { db, type Database } from '#app/db.server.ts'
import type { AttemptStatus } from '#app/generated/prisma/enums.ts'
import { parseTranscript, type Segment } from '../dialogues/segment.ts'
import { RECORDING_FIELDS, type StoredRecording, toStoredRecording } from '../speech/stored-recording.server.ts'
import type { TranscriptSource } from '../scoring/evaluation.ts'
import type { AttemptFacts, DialogueFacts } from './attempt-state.ts'
import { DialogueResultsSchema } from './dialogue-results.ts'
import type { DialogueResults, Slot } from './exam-view.ts'

export interface StoredSegment {
  id: number
  dialogueId: number
  /** 0-based. */
  segmentIndex: number
  repeats: number
  suppliedText: string | null
  suppliedSource: TranscriptSource | null
  wordsWanted: boolean
  createdAt: Date
  /** Null where nothing was recorded, or it was swept. */
  recording: StoredRecording | null
}

export interface StoredDialogue {
  id: number
  slot: Slot
  title: string
  description: string
  topic: string
  segments: Segment[]
  results: DialogueResults | null
  /** In order. */
  submitted: StoredSegment[]
}

export interface StoredAttempt {
  id: number
  userId: number
  templateId: number
  templateTitle: string
  status: AttemptStatus
  realRules: boolean
  closedSlots: number
  passingScore: number
  maxPossibleScore: number
  startedAt: Date
  expiresAt: Date
  completedAt: Date | null
  dialogues: [StoredDialogue, StoredDialogue]
}

const DIALOGUE_FIELDS = { id: true, title: true, description: true, topic: true, transcript: true } as const
const ATTEMPT_FIELDS = {
  id: true,
  userId: true,
  templateId: true,
  status: true,
  realRules: true,
  closedSlots: true,
  passingScore: true,
  maxPossibleScore: true,
  dialogue1Results: true,
  dialogue2Results: true,
  startedAt: true,
  expiresAt: true,
  completedAt: true,
  template: { select: { title: true } },
  dialogue1: { select: DIALOGUE_FIELDS },
  dialogue2: { select: DIALOGUE_FIELDS },
  segments: {
    orderBy: { segmentIndex: 'asc' },
    select: {
      id: true,
      dialogueId: true,
      segmentIndex: true,
      repeats: true,
      suppliedText: true,
      suppliedSource: true,
      wordsWanted: true,
      createdAt: true,
      recording: { select: RECORDING_FIELDS },
    },
  },
} as const

interface DialogueRow {
  id: number
  title: string
  description: string
  topic: string
  transcript: string
}

function toDialogue(options: {
  slot: Slot
  row: DialogueRow
  results: unknown
  segments: StoredSegment[]
}): StoredDialogue {
  const { slot, results, segments } = options
  const { transcript, ...row } = options.row
  return {
    ...row,
    slot,
    segments: parseTranscript(transcript).segments,
    results: results === null ? null : DialogueResultsSchema.parse(results),
    submitted: segments.filter(({ dialogueId }) => dialogueId === row.id),
  }
}

/** An attempt with all that was handed in; null where there is none, or it is not this learner's (where one is named). */
export async function findAttempt(options: {
  id: number
  userId?: number
  database?: Database
}): Promise<StoredAttempt | null> {
  const { id, userId, database = db } = options
  const row = await database.mockTestAttempt.findFirst({
    where: { id, ...(userId !== undefined && { userId }) },
    select: ATTEMPT_FIELDS,
  })
  if (!row) return null
  const { template, dialogue1, dialogue2, dialogue1Results, dialogue2Results, ...attempt } = row
  const segments = row.segments.map(({ recording, ...segment }) => {
    return { ...segment, recording: recording && toStoredRecording(recording) }
  })
  return {
    ...attempt,
    templateTitle: template.title,
    dialogues: [
      toDialogue({ slot: 1, row: dialogue1, results: dialogue1Results, segments }),
      toDialogue({ slot: 2, row: dialogue2, results: dialogue2Results, segments }),
    ],
  }
}

function dialogueFacts({ id, segments, submitted, results }: StoredDialogue): DialogueFacts {
  return {
    id,
    segmentCount: segments.length,
    submitted: submitted.map(({ segmentIndex }) => segmentIndex),
    isEvaluated: results !== null,
    wordsWanted: submitted.filter(({ wordsWanted }) => wordsWanted).map(({ segmentIndex }) => segmentIndex),
  }
}

/** What decides over an attempt (attempt-state.ts). */
export function factsOf({ status, expiresAt, closedSlots, dialogues }: StoredAttempt): AttemptFacts {
  return { status, expiresAt, closedSlots, dialogues: [dialogueFacts(dialogues[0]), dialogueFacts(dialogues[1])] }
}

/** Lets one change to an attempt at a time happen, until the transaction ends. */
export async function lockMockTest(tx: Database, id: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM mock_test_attempts WHERE id = ${id} FOR UPDATE`
}

/** Lets one mock test of a learner be started at a time, until the transaction ends. */
export async function lockStarter(tx: Database, userId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`
}

/** The learner's running attempt, and when the last one was started. */
export async function findStarts(options: {
  userId: number
  database?: Database
}): Promise<{ runningId: number | null; lastStartedAt: Date | null }> {
  const { userId, database = db } = options
  const running = await database.mockTestAttempt.findFirst({
    where: { userId, status: 'running' },
    select: { id: true },
  })
  const last = await database.mockTestAttempt.findFirst({
    where: { userId },
    orderBy: { startedAt: 'desc' },
    select: { startedAt: true },
  })
  return { runningId: running?.id ?? null, lastStartedAt: last?.startedAt ?? null }
}

/** Begins an attempt. @returns its id. The database refuses a second running one. */
export async function createAttempt(
  tx: Database,
  columns: {
    userId: number
    templateId: number
    dialogue1Id: number
    dialogue2Id: number
    passingScore: number
    maxPossibleScore: number
    realRules: boolean
    startedAt: Date
    expiresAt: Date
  },
): Promise<number> {
  const { id } = await tx.mockTestAttempt.create({ data: columns, select: { id: true } })
  return id
}

/** From now on the dialogues up to this one take no more segments. */
export async function closeSlots(options: { id: number; slots: number; database?: Database }): Promise<void> {
  const { id, slots, database = db } = options
  await database.mockTestAttempt.updateMany({
    where: { id, closedSlots: { lt: slots } },
    data: { closedSlots: slots },
  })
}

/** Whether a learner has begun a mock test, running or finished, with this dialogue in it. */
export async function hasBegunWith(options: { userId: number; dialogueId: number }): Promise<boolean> {
  const { userId, dialogueId } = options
  const where = { userId, OR: [{ dialogue1Id: dialogueId }, { dialogue2Id: dialogueId }] }
  return (await db.mockTestAttempt.findFirst({ where, select: { id: true } })) !== null
}
