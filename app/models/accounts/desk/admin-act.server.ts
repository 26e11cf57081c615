import { MINUTE_MS } from '#app/config/time.ts'
import { afterCommit, type Database, db } from '#app/db.server.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'
import { type AdminAction, USER_ACTIONS } from './admin-act.ts'
import type { CurrentUser } from '../current-user.ts'

interface NewAct {
  actor: Pick<CurrentUser, 'id' | 'username'>
  action: AdminAction
  subject: { id: number | string; name: string }
  /** The names of the fields that changed, never their texts. */
  details?: Record<string, string | number | boolean | null | string[]>
}

/** Logs an admin's act in the same transaction: neither is stored without the other. */
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
  const isOfUser = USER_ACTIONS.some((known) => known === action)
  const about = isOfUser ? { userId: Number(subject.id) } : {}
  const call = () => noteSecurity({ event: 'admin-act', act: action, by: actor.id, ...about })
  afterCommit({ database, call })
}

const SHOWN = { id: true, actorName: true, action: true, subjectId: true, subjectName: true, createdAt: true } as const

/** The latest acts of admins, newest first. */
export function listLatestActs(limit: number) {
  return db.adminAct.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: limit, select: SHOWN })
}

/** The latest acts concerning one user, newest first. */
export function listActsOnUser(options: { userId: number; limit: number }) {
  const { userId, limit } = options
  return db.adminAct.findMany({
    where: { subjectId: String(userId), action: { in: [...USER_ACTIONS] } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: SHOWN,
  })
}

/** The latest of these acts on a subject. */
function findLastAct(options: { subjectId: number | string; actions: AdminAction[] }) {
  const { subjectId, actions } = options
  return db.adminAct.findFirst({
    where: { subjectId: String(subjectId), action: { in: actions } },
    orderBy: { id: 'desc' },
    select: { actorName: true, createdAt: true },
  })
}

/** An act and the change it made are stored within this time of each other. */
const SAME_MOMENT_MS = MINUTE_MS

const SAVES = {
  dialogue: [
    'dialogue-created',
    'dialogue-updated',
    'dialogue-restored',
    'dialogue-imported',
    'dialogue-version-restored',
  ],
  template: ['template-created', 'template-updated'],
  word: ['word-created', 'word-updated'],
} satisfies Record<string, AdminAction[]>

/**
 * Who last saved something, and when (ISO 8601); null if that was no admin (the seed, for example). `version` is the
 * stored `updatedAt`.
 */
export async function findLastSave(options: {
  kind: keyof typeof SAVES
  id: number
  version: string
}): Promise<{ by: string; at: string } | null> {
  const { kind, id, version } = options
  const act = await findLastAct({ subjectId: id, actions: SAVES[kind] })
  if (!act || Math.abs(act.createdAt.getTime() - Date.parse(version)) > SAME_MOMENT_MS) return null
  return { by: act.actorName, at: act.createdAt.toISOString() }
}

/** Account names by id. */
export async function listUsernames(ids: number[]): Promise<Map<number, string>> {
  const rows = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, username: true } })
  return new Map(rows.map(({ id, username }) => [id, username]))
}
