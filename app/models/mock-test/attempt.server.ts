import { db, type Database } from '#app/db.server.ts'
import type { AttemptStatus } from '#app/generated/prisma/enums.ts'
import { listGuidedDialogues } from '../dialogues/guided-dialogue.server.ts'
import { parseTranscript, type Segment } from '../dialogues/segment.ts'
import { RECORDING_FIELDS, type StoredRecording, toStoredRecording } from '../speech/stored-recording.server.ts'
import type { TranscriptSource } from '../scoring/evaluation.ts'
import type { MarkedBy } from '../scoring/marked-by.ts'
import { showGuidance, type ShownGuidance } from '../scoring/shown-guidance.ts'
import { UnitMarksSchema } from '../scoring/self-marking/own-marks.ts'
import type { UnitMarks } from '../scoring/self-marking/unit.ts'
import type { AttemptFacts, DialogueFacts } from './attempt-state.ts'
import { BEGUN_FIELDS, parseBegun } from './begun-dialogue.server.ts'
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
  /** The learner's own marks; null if it is not marked so. */
  ownMarks: UnitMarks | null
  createdAt: Date
  /** Null if nothing was recorded, or the recording was swept. */
  recording: StoredRecording | null
}

/**
 * Texts and segments are those stored when the attempt began and when it was scored. Old attempts did not store them and
 * use the current ones.
 */
export interface StoredDialogue {
  id: number
  slot: Slot
  title: string
  titleTr: string | null
  description: string
  descriptionTr: string | null
  topic: string
  segments: Segment[]
  /** What the model voice currently says in each segment: the dialogue may have been edited. */
  spokenTexts: string[]
  /** What an examiner says of each segment; empty unless asked for. */
  guidance: ShownGuidance[]
  results: DialogueResults | null
  /** Time recorded and played; null until scored, and for results of the first releases. */
  interpretingMs: number | null
  /** In order. */
  submitted: StoredSegment[]
}

export interface StoredAttempt {
  id: number
  userId: number
  templateId: number
  templateTitle: string
  templateTitleTr: string | null
  status: AttemptStatus
  realRules: boolean
  /** Until it is completed, who is to mark it. */
  markedBy: MarkedBy
  closedSlots: number
  /** Slots given up with time left. */
  givenUpSlots: number[]
  passingScore: number
  maxPossibleScore: number
  startedAt: Date
  expiresAt: Date
  completedAt: Date | null
  /** As stored; segments are counted through both dialogues. */
  segmentNotes: unknown
  dialogues: [StoredDialogue, StoredDialogue]
}

const DIALOGUE_FIELDS = { ...BEGUN_FIELDS, transcript: true } as const
const ATTEMPT_FIELDS = {
  id: true,
  userId: true,
  templateId: true,
  dialogue1Id: true,
  dialogue2Id: true,
  status: true,
  realRules: true,
  markedBy: true,
  closedSlots: true,
  givenUpSlots: true,
  dialoguesBegun: true,
  segmentNotes: true,
  passingScore: true,
  maxPossibleScore: true,
  dialogue1Results: true,
  dialogue2Results: true,
  startedAt: true,
  expiresAt: true,
  completedAt: true,
  template: { select: { title: true, titleTr: true } },
} as const
const SEGMENT_FIELDS = {
  id: true,
  dialogueId: true,
  segmentIndex: true,
  repeats: true,
  suppliedText: true,
  suppliedSource: true,
  wordsWanted: true,
  ownMarks: true,
  createdAt: true,
  recording: { select: RECORDING_FIELDS },
} as const

type GuidedRow = Awaited<ReturnType<typeof listGuidedDialogues>>[number]
type DialogueRow = Omit<GuidedRow, 'guidance' | 'terms'> & Partial<Pick<GuidedRow, 'guidance' | 'terms'>>

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
  const { transcript, guidance, terms = [], ...columns } = row
  const { segments } = parseTranscript(transcript)
  const stored = StoredResultsSchema.nullable().parse(options.results)
  const taken = { ...columns, segments, ...begun?.find(({ id }) => id === row.id), ...stored?.dialogue }
  return {
    ...taken,
    slot,
    guidance: guidance ? showGuidance({ segments, guidance, terms, wanted: taken.segments }) : [],
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
  return rows.map(({ recording, ownMarks, ...segment }) => ({
    ...segment,
    ownMarks: UnitMarksSchema.nullable().parse(ownMarks),
    recording: recording && toStoredRecording(recording),
  }))
}

/** The two dialogues, with guidance for one reader only. */
function listDialogues(options: { ids: number[]; reader: number | null; database: Database }): Promise<DialogueRow[]> {
  const { ids, reader: userId, database } = options
  if (userId !== null) return listGuidedDialogues({ ids, userId, database })
  return database.dialogue.findMany({ where: { id: { in: ids } }, select: DIALOGUE_FIELDS })
}

/**
 * An attempt with all submitted segments; null if it does not exist or belongs to another learner than the one given.
 * Statements run one after the other: a transaction has one connection, and parallel relation queries would compete for
 * it.
 *
 * @param options.isGuided with what examiners say of the segments, which is for results only.
 */
export async function findAttempt(options: {
  id: number
  userId?: number
  isGuided?: boolean
  database?: Database
}): Promise<StoredAttempt | null> {
  const { id, userId, isGuided = false, database = db } = options
  const row = await database.mockTestAttempt.findFirst({
    where: { id, ...(userId !== undefined && { userId }) },
    select: ATTEMPT_FIELDS,
  })
  if (!row) return null
  const { template, dialogue1Id, dialogue2Id, dialoguesBegun, dialogue1Results, dialogue2Results, ...attempt } = row
  const reader = isGuided ? attempt.userId : null
  const rows = await listDialogues({ ids: [dialogue1Id, dialogue2Id], reader, database })
  const known = new Map(rows.map((dialogue) => [dialogue.id, dialogue]))
  const segments = await listSegments(database, id)
  const begun = parseBegun(dialoguesBegun)
  return {
    ...attempt,
    templateTitle: template.title,
    templateTitleTr: template.titleTr,
    dialogues: [
      toDialogue({ slot: 1, row: known.get(dialogue1Id), begun, results: dialogue1Results, segments }),
      toDialogue({ slot: 2, row: known.get(dialogue2Id), begun, results: dialogue2Results, segments }),
    ],
  }
}

/** The same attempt with its segments read again. Nothing else of a running attempt changes. */
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

/** The facts for the rules in attempt-state.ts. */
export function factsOf({ status, expiresAt, closedSlots, dialogues }: StoredAttempt): AttemptFacts {
  return { status, expiresAt, closedSlots, dialogues: [dialogueFacts(dialogues[0]), dialogueFacts(dialogues[1])] }
}

/** Locks an attempt until the transaction ends. */
export async function lockMockTest(tx: Database, id: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM mock_test_attempts WHERE id = ${id} FOR UPDATE`
}
