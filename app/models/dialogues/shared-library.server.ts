import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import type { AccessLevel, Level } from '#app/generated/prisma/enums.ts'
import { ask, type Question } from '#app/questions.server.ts'
import { type StoredWords, WORD_FIELDS } from './dialogue-words.ts'

/** What the list of dialogues says to everybody. */
export interface SharedRow extends StoredWords {
  id: number
  aim: string | null
  aimTr: string | null
  topic: string
  level: Level
  /** Seconds. */
  duration: number
  accessLevel: AccessLevel
  createdAt: Date
  isDraft: boolean
}

const FIELDS = {
  id: true,
  ...WORD_FIELDS,
  aim: true,
  aimTr: true,
  topic: true,
  level: true,
  duration: true,
  accessLevel: true,
  createdAt: true,
  publishedAt: true,
} as const

/** A text that changes with any change to any dialogue. */
export const libraryRevision: Question<string> = {
  sql: Prisma.sql`SELECT to_json(concat_ws(' ', count(*), max(id), max(updated_at), max(published_at), max(deleted_at)))
    FROM dialogues`,
  read: (value) => z.string().parse(value),
}

async function load(): Promise<SharedRow[]> {
  const rows = await db.dialogue.findMany({
    where: { deletedAt: null, isMockTestCandidate: false },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: FIELDS,
  })
  return rows.map(({ publishedAt, ...row }) => ({ ...row, isDraft: publishedAt === null }))
}

/** The rows without drafts, unless the reader sees drafts. */
export function visibleOf(rows: readonly SharedRow[], { orDrafts }: { orDrafts: boolean }): readonly SharedRow[] {
  return orDrafts ? rows : rows.filter(({ isDraft }) => !isDraft)
}

let kept: { revision: string; rows: Promise<SharedRow[]> } | null = null

/**
 * Every dialogue for practice, drafts too, newest first. Cached in this process: loaded again only when the revision, asked before,
 * has changed. Holds nothing of any learner. Returns the same array while nothing has changed.
 */
export async function readSharedLibrary(revision: string): Promise<readonly SharedRow[]> {
  if (kept?.revision !== revision) kept = { revision, rows: load() }
  const { rows } = kept
  try {
    return await rows
  } catch (error) {
    // The next call tries again.
    if (kept?.rows === rows) kept = null
    throw error
  }
}

/** The dialogues that this reader may see, newest first. One statement, which asks whether the kept ones are still right. */
export async function listShared({ orDrafts }: { orDrafts: boolean }): Promise<readonly SharedRow[]> {
  const shared = await readSharedLibrary(await ask(libraryRevision))
  return visibleOf(shared, { orDrafts })
}
