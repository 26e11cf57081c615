import { type Database, db } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import type { Prisma } from '#app/generated/prisma/client.ts'
import type { AccessLevel, Level } from '#app/generated/prisma/enums.ts'
import type { SampleKind } from '#app/config/dialogues.ts'
import { type StoredWords, WORD_FIELDS } from './dialogue-words.ts'
import { parseTranscript, type Segment } from './segment.ts'

export interface Dialogue extends StoredWords {
  id: number
  /** What it trains. */
  aim: string | null
  aimTr: string | null
  topic: string
  level: Level
  durationSeconds: number
  accessLevel: AccessLevel
  isMockTestCandidate: boolean
  deletedAt: Date | null
  /** Null for a draft. */
  publishedAt: Date | null
  unpublishedAt: Date | null
  segments: Segment[]
}

const WANTED = {
  id: true,
  ...WORD_FIELDS,
  aim: true,
  aimTr: true,
  topic: true,
  level: true,
  duration: true,
  accessLevel: true,
  isMockTestCandidate: true,
  deletedAt: true,
  publishedAt: true,
  unpublishedAt: true,
  transcript: true,
} as const

type Row = Omit<Dialogue, 'segments' | 'durationSeconds'> & { duration: number; transcript: string }

function toDialogue(row: Row) {
  const { duration, transcript, ...rest } = row
  return { ...rest, durationSeconds: duration, segments: parseTranscript(transcript).segments } satisfies Dialogue
}

/** The dialogue that anyone can try: the oldest free one listed for practice. */
const SAMPLE = {
  where: { deletedAt: null, publishedAt: { not: null }, accessLevel: 'free', isMockTestCandidate: false },
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
} as const satisfies Prisma.DialogueFindFirstArgs

/** The dialogue of the free sample; null if no dialogue is free. */
export async function findSampleDialogue(): Promise<Dialogue | null> {
  const row = await db.dialogue.findFirst({ ...SAMPLE, select: WANTED })
  return row && toDialogue(row)
}

/** Whether the free sample is the dialogue with this content slug, another one, or missing. */
export async function findSampleKind(slug: string): Promise<SampleKind> {
  const row = await db.dialogue.findFirst({ ...SAMPLE, select: { slug: true } })
  if (!row) return 'none'
  return row.slug === slug ? 'known' : 'other'
}

/** A dialogue that is not deleted, of any access level and including drafts; null if there is none. */
export async function findDialogue(id: number): Promise<Dialogue | null> {
  const row = await db.dialogue.findFirst({ where: { id, deletedAt: null }, select: WANTED })
  return row && toDialogue(row)
}

/** A dialogue's Turkish title; null where nobody has written one. */
export async function findTurkishTitle(id: number, database: Database): Promise<string | null> {
  const row = await database.dialogue.findUnique({ where: { id }, select: { titleTr: true } })
  return row?.titleTr ?? null
}

/**
 * A dialogue that is not deleted, of any access level and including drafts: the caller checks access.
 *
 * @throws AppError NOT_FOUND, also for a deleted one.
 */
export async function getDialogue(id: number): Promise<Dialogue> {
  const dialogue = await findDialogue(id)
  if (!dialogue) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  return dialogue
}

/**
 * A dialogue that was already practised or begun, even if deleted since: submitted work must still be scored.
 *
 * @throws AppError NOT_FOUND
 */
export async function getDialogueForScoring(id: number): Promise<Dialogue> {
  const row = await db.dialogue.findUnique({ where: { id }, select: WANTED })
  if (!row) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  return toDialogue(row)
}
