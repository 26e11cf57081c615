import { MINUTE_SECONDS } from '#app/config/time.ts'
import { db, inTransaction } from '#app/db.server.ts'
import { logStudy } from '../study-plan/study-log.server.ts'
import { readSprintKind } from './options.ts'
import type { SprintBest, SprintRun } from './sprint-run.ts'

/** Keeps a finished sprint. The same one again changes nothing. */
export async function saveSprintRun(options: { userId: number; run: SprintRun }): Promise<void> {
  const { userId, run } = options
  const { id, minutes } = run
  const seconds = minutes * MINUTE_SECONDS
  await inTransaction(async (database) => {
    await database.sprintRun.createMany({ data: [{ ...run, userId }], skipDuplicates: true })
    await logStudy(database, { userId, key: `sprint.${id}`, activity: 'sprint', seconds, at: new Date() })
  })
}

/** A learner's best of each kind that they have tried. */
export async function listSprintBests(userId: number): Promise<SprintBest[]> {
  const rows = await db.sprintRun.groupBy({ by: ['kind'], where: { userId }, _max: { right: true, bestStreak: true } })
  return rows.flatMap(({ kind: name, _max: { right, bestStreak } }) => {
    const kind = readSprintKind(name)
    return kind === null ? [] : [{ kind, right: right ?? 0, bestStreak: bestStreak ?? 0 }]
  })
}
