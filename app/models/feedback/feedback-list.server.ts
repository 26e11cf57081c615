import { db, type Database } from '#app/db.server.ts'

export interface ListedFeedback {
  id: number
  category: string
  comment: string
  pageUrl: string
  createdAt: Date
  /** An admin is done with it. */
  isDone: boolean
  /** Null for a guest, and for somebody who has left. */
  username: string | null
}

/** What people said, newest first, a page at a time. For admins. */
export async function listFeedback(options: {
  limit: number
  after: { createdAt: Date; id: number } | undefined
  openOnly?: boolean
}): Promise<{ rows: ListedFeedback[]; hasMore: boolean }> {
  const { limit, after, openOnly = false } = options
  const rows = await db.feedback.findMany({
    where: {
      ...(openOnly && { doneAt: null }),
      ...(after && {
        OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.id } }],
      }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: {
      id: true,
      category: true,
      comment: true,
      pageUrl: true,
      createdAt: true,
      doneAt: true,
      user: { select: { username: true } },
    },
  })
  const listed = rows
    .slice(0, limit)
    .map(({ user, doneAt, ...row }) => ({ ...row, isDone: doneAt !== null, username: user?.username ?? null }))
  return { rows: listed, hasMore: rows.length > limit }
}

/** Notes that an admin is done with a remark, or not after all. @returns its category; null where nothing changes. */
export async function setFeedbackDone(options: {
  id: number
  isDone: boolean
  database: Database
}): Promise<string | null> {
  const { id, isDone, database } = options
  const [row] = await database.feedback.updateManyAndReturn({
    where: { id, doneAt: isDone ? null : { not: null } },
    data: { doneAt: isDone ? new Date() : null },
    select: { category: true },
  })
  return row?.category ?? null
}
