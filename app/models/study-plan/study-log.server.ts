import { CARD_SECONDS } from '#app/config/study-plan.ts'
import { type Database, db } from '#app/db.server.ts'
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

/** What a learner has done since a day, oldest first. */
export async function listStudy(options: { userId: number; since: Day }): Promise<LoggedStudy[]> {
  const rows = await db.studyLog.findMany({
    where: { userId: options.userId, day: { gte: new Date(options.since) } },
    orderBy: [{ day: 'asc' }, { createdAt: 'asc' }],
    select: { day: true, activity: true, seconds: true },
  })
  return rows.flatMap(({ day, activity: stored, seconds }) => {
    const activity = ACTIVITIES.find((one) => one === stored)
    return activity ? [{ day: day.toISOString().slice(0, 10), activity, seconds }] : []
  })
}
