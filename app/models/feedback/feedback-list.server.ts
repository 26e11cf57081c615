import { db } from '#app/db.server.ts'

export interface ListedFeedback {
  id: number
  category: string
  comment: string
  pageUrl: string
  createdAt: Date
  /** Null for a guest, and for somebody who has left. */
  username: string | null
}

/** What people said, newest first, a page at a time. For admins. */
export async function listFeedback(options: {
  limit: number
  after: { createdAt: Date; id: number } | undefined
}): Promise<{ rows: ListedFeedback[]; hasMore: boolean }> {
  const { limit, after } = options
  const rows = await db.feedback.findMany({
    where: after
      ? { OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.id } }] }
      : {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: {
      id: true,
      category: true,
      comment: true,
      pageUrl: true,
      createdAt: true,
      user: { select: { username: true } },
    },
  })
  const listed = rows.slice(0, limit).map(({ user, ...row }) => ({ ...row, username: user?.username ?? null }))
  return { rows: listed, hasMore: rows.length > limit }
}
