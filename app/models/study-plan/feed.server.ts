import { createHash, randomBytes } from 'node:crypto'
import { db } from '#app/db.server.ts'

const TOKEN_BYTES = 24

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes a new secret address of the learner's calendar; an earlier one ends. @returns its token, which is not stored. */
export async function renewFeed(userId: number): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { count } = await db.studyPlan.updateMany({ where: { userId }, data: { feedHash: hashOf(token) } })
  return count > 0 ? token : null
}

export async function endFeed(userId: number): Promise<void> {
  await db.studyPlan.updateMany({ where: { userId }, data: { feedHash: null } })
}

export async function hasFeed(userId: number): Promise<boolean> {
  return (await db.studyPlan.count({ where: { userId, feedHash: { not: null } } })) > 0
}

/** Whose calendar it is; null for an address that does not exist or has ended. */
export async function findFeedOwner(token: string): Promise<{ id: number; timezone: string; language: string } | null> {
  const row = await db.studyPlan.findUnique({
    where: { feedHash: hashOf(token) },
    select: {
      user: { select: { id: true, deleteAfter: true, settings: { select: { timezone: true, language: true } } } },
    },
  })
  if (!row || row.user.deleteAfter) return null
  const { timezone = 'UTC', language = 'en' } = row.user.settings ?? {}
  return { id: row.user.id, timezone, language }
}
