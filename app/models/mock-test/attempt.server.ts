import { db, type Database } from '#app/db.server.ts'
import type { AttemptStatus } from '#app/generated/prisma/enums.ts'
import { parseTranscript, type Segment } from '../dialogues/segment.ts'
import { RECORDING_FIELDS, type StoredRecording, toStoredRecording } from '../speech/stored-recording.server.ts'
import type { TranscriptSource } from '../scoring/evaluation.ts'
import type { AttemptFacts, DialogueFacts } from './attempt-state.ts'
import { parseBegun, snapshotDialogues } from './begun-dialogue.server.ts'
import { StoredResultsSchema } from './dialogue-results.ts'
import type { Slot } from './exam-view.ts'
import type { DialogueResults } from './results-view.ts'

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

/**
 * Texts and segments are those that the attempt began with (those of now where it is older than their being kept), and
 * those that were scored.
 */
export interface StoredDialogue {
  id: number
  slot: Slot
  title: string
  description: string
  topic: string
  segments: Segment[]
  /** What the model voice says in each segment now: the dialogue may have been edited since. */
  spokenTexts: string[]
  results: DialogueResults | null
  /** Recorded and played; null before it is scored, and of results of the first releases. */
  interpretingMs: number | null
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
  /** Slots that were given up while there was time left. */
  givenUpSlots: number[]
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
  dialogue1Id: true,
  dialogue2Id: true,
  status: true,
  realRules: true,
  closedSlots: true,
  givenUpSlots: true,
  dialoguesBegun: true,
  passingScore: true,
  maxPossibleScore: true,
  dialogue1Results: true,
  dialogue2Results: true,
  startedAt: true,
  expiresAt: true,
  completedAt: true,
  template: { select: { title: true } },
} as const
const SEGMENT_FIELDS = {
  id: true,
  dialogueId: true,
  segmentIndex: true,
  repeats: true,
  suppliedText: true,
  suppliedSource: true,
  wordsWanted: true,
  createdAt: true,
  recording: { select: RECORDING_FIELDS },
} as const

interface DialogueRow {
  id: number
  title: string
  description: string
  topic: string
  transcript: string
}

function withoutContext({ total, repeats, repeatDeduction, evaluation }: DialogueResults): DialogueResults {
  return { total, repeats, repeatDeduction, evaluation }
}

const submittedOf = (id: number, segments: readonly StoredSegment[]) =>
  segments.filter(({ dialogueId }) => dialogueId === id)

function toDialogue(options: {
  slot: Slot
  row: DialogueRow | undefined
  begun: ReturnType<typeof parseBegun>
  results: unknown
  segments: StoredSegment[]
}): StoredDialogue {
  const { slot, row, begun, segments: handedIn } = options
  if (!row) throw new Error('The dialogue of an attempt cannot be deleted.')
  const { transcript, ...columns } = row
  const { segments } = parseTranscript(transcript)
  const stored = StoredResultsSchema.nullable().parse(options.results)
  return {
    ...columns,
    segments,
    ...begun?.find(({ id }) => id === row.id),
    ...stored?.dialogue,
    slot,
    spokenTexts: segments.map(({ text }) => text),
    results: stored && withoutContext(stored),
    interpretingMs: stored?.interpretingMs ?? null,
    submitted: submittedOf(row.id, handedIn),
  }
}

async function listSegments(database: Database, mockTestAttemptId: number): Promise<StoredSegment[]> {
  const rows = await database.mockTestSegmentSubmission.findMany({
    where: { mockTestAttemptId },
    orderBy: { segmentIndex: 'asc' },
    select: SEGMENT_FIELDS,
  })
  return rows.map(({ recording, ...segment }) => ({ ...segment, recording: recording && toStoredRecording(recording) }))
}

/**
 * An attempt with all that was handed in; null where there is none, or it is not this learner's (where one is named).
 * One statement after the other: in a transaction there is one connection, and relations beside each other would ask it
 * several things at once.
 */
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
  const { template, dialogue1Id, dialogue2Id, dialoguesBegun, dialogue1Results, dialogue2Results, ...attempt } = row
  const rows = await database.dialogue.findMany({
    where: { id: { in: [dialogue1Id, dialogue2Id] } },
    select: DIALOGUE_FIELDS,
  })
  const known = new Map(rows.map((dialogue) => [dialogue.id, dialogue]))
  const segments = await listSegments(database, id)
  const begun = parseBegun(dialoguesBegun)
  return {
    ...attempt,
    templateTitle: template.title,
    dialogues: [
      toDialogue({ slot: 1, row: known.get(dialogue1Id), begun, results: dialogue1Results, segments }),
      toDialogue({ slot: 2, row: known.get(dialogue2Id), begun, results: dialogue2Results, segments }),
    ],
  }
}

/** The same attempt with what is handed in by now; all else of a running one stays as it began. */
export async function withSegmentsOfNow(attempt: StoredAttempt): Promise<StoredAttempt> {
  const segments = await listSegments(db, attempt.id)
  const [first, second] = attempt.dialogues
  const renewed = (dialogue: StoredDialogue) => ({ ...dialogue, submitted: submittedOf(dialogue.id, segments) })
  return { ...attempt, dialogues: [renewed(first), renewed(second)] }
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

/** Begins an attempt with its dialogues as they are. @returns its id. The database refuses a second running one. */
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
  const dialoguesBegun = await snapshotDialogues(tx, [columns.dialogue1Id, columns.dialogue2Id])
  const { id } = await tx.mockTestAttempt.create({ data: { ...columns, dialoguesBegun }, select: { id: true } })
  return id
}
