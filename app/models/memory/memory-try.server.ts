import { RUNGS, TRIES_READ_MAX } from '#app/config/memory.ts'
import { MEMORY_TRY_SECONDS } from '#app/config/study-plan.ts'
import { db, inTransaction } from '#app/db.server.ts'
import { logStudy } from '../study-plan/study-log.server.ts'
import type { MemoryTry } from './ladder.ts'

/** A learner's latest tries in both languages, in the order in which they were made. */
export async function listMemoryTries(userId: number): Promise<MemoryTry[]> {
  const rows = await db.memoryTry.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    take: TRIES_READ_MAX,
    select: {
      language: true,
      rung: true,
      passage: true,
      units: true,
      repeated: true,
      interpreted: true,
      createdAt: true,
    },
  })
  return rows.toReversed().flatMap(({ language, rung: stored, ...row }) => {
    const rung = RUNGS.find((one) => one === stored)
    return rung !== undefined && (language === 'en' || language === 'tr') ? [{ ...row, language, rung }] : []
  })
}

/** Keeps a try. The same one again changes nothing. */
export async function saveMemoryTry(options: {
  userId: number
  id: string
  tried: Omit<MemoryTry, 'createdAt'>
}): Promise<void> {
  const { userId, id, tried } = options
  const seconds = MEMORY_TRY_SECONDS
  await inTransaction(async (database) => {
    await database.memoryTry.createMany({ data: [{ ...tried, id, userId }], skipDuplicates: true })
    await logStudy(database, { userId, key: `memory.${id}`, activity: 'memory', seconds, at: new Date() })
  })
}
