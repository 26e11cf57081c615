import { type Database, db } from '#app/db.server.ts'
import type { AdminAction } from './admin-act.ts'
import type { CurrentUser } from './current-user.ts'

interface NewAct {
  actor: Pick<CurrentUser, 'id' | 'username'>
  action: AdminAction
  subject: { id: number | string; name: string }
  /** What changed, by name: never the texts themselves. */
  details?: Record<string, string | number | boolean | null | string[]>
}

/** Writes down what an admin did, in the transaction of the act itself: neither is kept without the other. */
export async function recordAct(options: NewAct & { database: Database }): Promise<void> {
  const { actor, action, subject, details = {}, database } = options
  await database.adminAct.create({
    data: {
      actorId: actor.id,
      actorName: actor.username,
      action,
      subjectId: String(subject.id),
      subjectName: subject.name,
      details,
    },
  })
}

const SHOWN = { id: true, actorName: true, action: true, subjectId: true, subjectName: true, createdAt: true } as const

interface Page {
  limit: number
  /** The last row of the page before. */
  after: { createdAt: Date; id: number } | undefined
}

/** What admins did, newest first. */
export async function listActs({ limit, after }: Page) {
  const rows = await db.adminAct.findMany({
    ...(after && {
      where: { OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.id } }] },
    }),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: SHOWN,
  })
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit }
}

/** The latest of these acts on something. */
export function findLastAct(options: { subjectId: number | string; actions: AdminAction[] }) {
  const { subjectId, actions } = options
  return db.adminAct.findFirst({
    where: { subjectId: String(subjectId), action: { in: actions } },
    orderBy: { id: 'desc' },
    select: { actorName: true, createdAt: true },
  })
}
