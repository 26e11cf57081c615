import { db, type Database } from '#app/db.server.ts'
import { snapshotDialogues } from './begun-dialogue.server.ts'

/** Lets a learner start only one mock test at a time, until the transaction ends. */
export async function lockStarter(tx: Database, userId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`
}

/** The learner's running attempt, and when their last one started. */
export async function findStarts(options: {
  userId: number
  database?: Database
}): Promise<{ runningId: number | null; lastStartedAt: Date | null }> {
  const { userId, database = db } = options
  const [starts] = await database.$queryRaw<{ runningId: number | null; lastStartedAt: Date | null }[]>`
    SELECT min(id) FILTER (WHERE status = 'running') AS "runningId", max(started_at) AS "lastStartedAt"
    FROM mock_test_attempts WHERE user_id = ${userId}`
  return starts ?? { runningId: null, lastStartedAt: null }
}

/** Starts an attempt with a copy of its dialogues. @returns its ID. The database rejects a second running one. */
export async function createAttempt(
  tx: Database,
  columns: {
    userId: number
    templateId: number
    dialogue1Id: number
    dialogue2Id: number
    passingScore: number
    maxPossibleScore: number
    realRules: boolean
    startedAt: Date
    expiresAt: Date
  },
): Promise<number> {
  const dialoguesBegun = await snapshotDialogues(tx, [columns.dialogue1Id, columns.dialogue2Id])
  const { id } = await tx.mockTestAttempt.create({ data: { ...columns, dialoguesBegun }, select: { id: true } })
  return id
}
