import { z } from 'zod'
import { CARD_SECONDS } from '#app/config/study-plan.ts'
import type { Database } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { type Question, rowsOf } from '#app/questions.server.ts'
import { findTimezone } from '../accounts/settings/user-settings.server.ts'
import { dayIn } from '../progress/local-time.ts'
import type { Day } from '../progress/streak.ts'
import { ACTIVITIES, type Activity, type LoggedStudy } from './study-log.ts'

interface Studied {
  userId: number
  /** What it was, such as `sprint.(id of the run)`; at most 80 characters. */
  key: string
  activity: Activity
  seconds: number
  at: Date
}

async function rowOf(database: Database, { userId, key, activity, seconds, at }: Studied) {
  const day = new Date(dayIn(await findTimezone(database, userId), at))
  return { userId, key, activity, day, seconds: Math.max(0, Math.round(seconds)), createdAt: at }
}

/** Notes what a learner has done on their own day. The same key again changes nothing. @returns whether it is new. */
export async function logStudy(database: Database, studied: Studied): Promise<boolean> {
  const data = [await rowOf(database, studied)]
  const { count } = await database.studyLog.createMany({ data, skipDuplicates: true })
  return count > 0
}

/** Notes one more card of the day: there is one row a day, as there may be hundreds of cards. */
export async function logCard(database: Database, options: { userId: number; at: Date }): Promise<void> {
  const row = await rowOf(database, { ...options, key: 'words', activity: 'words', seconds: CARD_SECONDS })
  const key = `words.${row.day.toISOString().slice(0, 10)}`
  await database.studyLog.upsert({
    where: { userId_key: { userId: options.userId, key } },
    create: { ...row, key },
    update: { seconds: { increment: CARD_SECONDS }, createdAt: row.createdAt },
  })
}

const LoggedSchema = z.object({ day: z.string(), activity: z.string(), seconds: z.number().int() })

/** What a learner has done since a day, oldest first. */
export function studyLogOf({ userId, since }: { userId: number; since: Day }): Question<LoggedStudy[]> {
  const { sql, read } = rowsOf(
    LoggedSchema,
    Prisma.sql`SELECT day, activity, seconds FROM study_log
      WHERE user_id = ${userId} AND day >= ${since}::date ORDER BY day, created_at`,
  )
  return {
    sql,
    read: (value) =>
      read(value).flatMap(({ activity: stored, ...rest }) => {
        const activity = ACTIVITIES.find((one) => one === stored)
        return activity ? [{ ...rest, activity }] : []
      }),
  }
}
