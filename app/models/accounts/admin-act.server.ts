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

/** What admins did last, newest first. */
export function listLatestActs(limit: number) {
  return db.adminAct.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: limit, select: SHOWN })
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

/** Names of accounts by their ids. */
export async function listUsernames(ids: number[]): Promise<Map<number, string>> {
  const rows = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, username: true } })
  return new Map(rows.map(({ id, username }) => [id, username]))
}
