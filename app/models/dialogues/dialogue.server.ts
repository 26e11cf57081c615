import { db } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import type { Prisma } from '#app/generated/prisma/client.ts'
import type { AccessLevel, Level } from '#app/generated/prisma/enums.ts'
import type { SampleKind } from '#app/config/dialogues.ts'
import { parseTranscript, type Segment } from './segment.ts'

export interface Dialogue {
  id: number
  title: string
  description: string
  topic: string
  level: Level
  durationSeconds: number
  accessLevel: AccessLevel
  isMockTestCandidate: boolean
  deletedAt: Date | null
  segments: Segment[]
}

const WANTED = {
  id: true,
  title: true,
  description: true,
  topic: true,
  level: true,
  duration: true,
  accessLevel: true,
  isMockTestCandidate: true,
  deletedAt: true,
  transcript: true,
} as const

function toDialogue(row: Omit<Dialogue, 'segments' | 'durationSeconds'> & { duration: number; transcript: string }) {
  const { duration, transcript, ...rest } = row
  return { ...rest, durationSeconds: duration, segments: parseTranscript(transcript).segments } satisfies Dialogue
}

/** The dialogue that anyone may try: the oldest free one that is listed for practice. */
const SAMPLE = {
  where: { deletedAt: null, accessLevel: 'free', isMockTestCandidate: false },
  orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
} as const satisfies Prisma.DialogueFindFirstArgs

/** The dialogue of the free sample; null where nothing is free. */
export async function findSampleDialogue(): Promise<Dialogue | null> {
  const row = await db.dialogue.findFirst({ ...SAMPLE, select: WANTED })
  return row && toDialogue(row)
}

/** What the free sample is: the dialogue of this file of content/dialogues, another one, or none. */
export async function findSampleKind(slug: string): Promise<SampleKind> {
  const row = await db.dialogue.findFirst({ ...SAMPLE, select: { slug: true } })
  if (!row) return 'none'
  return row.slug === slug ? 'known' : 'other'
}

/**
 * An active dialogue, whatever its access: the caller decides who may have it.
 *
 * @throws AppError NOT_FOUND, also for one that was deleted.
 */
export async function getDialogue(id: number): Promise<Dialogue> {
  const row = await db.dialogue.findFirst({ where: { id, deletedAt: null }, select: WANTED })
  if (!row) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  return toDialogue(row)
}

/**
 * A dialogue that was already practised or begun, even if it was deleted since: what was sent in must still get its score.
 *
 * @throws AppError NOT_FOUND
 */
export async function getDialogueForScoring(id: number): Promise<Dialogue> {
  const row = await db.dialogue.findUnique({ where: { id }, select: WANTED })
  if (!row) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  return toDialogue(row)
}
