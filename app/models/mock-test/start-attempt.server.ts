import { z } from 'zod'
import type { Database } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { MomentSchema, type Question, rowOf } from '#app/questions.server.ts'
import { snapshotDialogues } from './begun-dialogue.server.ts'

/** Lets a learner start only one mock test at a time, until the transaction ends. */
export async function lockStarter(tx: Database, userId: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`
}

const StartsSchema = z.object({ runningId: z.number().int().nullable(), lastStartedAt: MomentSchema.nullable() })

/** A learner's running attempt, and when their last one started. */
export type Starts = z.infer<typeof StartsSchema>

/** Where a learner stands with starting mock tests. */
export function startsOf(userId: number): Question<Starts> {
  const { sql, read } = rowOf(
    StartsSchema,
    Prisma.sql`SELECT
      (SELECT id FROM mock_test_attempts WHERE user_id = ${userId} AND status = 'running' LIMIT 1) AS "runningId",
      (SELECT max(started_at) FROM mock_test_attempts WHERE user_id = ${userId}) AS "lastStartedAt"`,
  )
  return { sql, read: (value) => read(value) ?? { runningId: null, lastStartedAt: null } }
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
