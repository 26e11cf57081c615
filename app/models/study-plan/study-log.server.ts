import { type Database, db } from '#app/db.server.ts'
import { dayIn } from '../progress/local-time.ts'
import type { Day } from '../progress/streak.ts'
import { ACTIVITIES, type Activity, type LoggedStudy } from './study-log.ts'

/**
 * Notes what a learner has done on their own day. The same key again changes nothing.
 *
 * @param options.key what it was, such as `sprint.(id of the run)`; at most 80 characters.
 */
export async function logStudy(
  database: Database,
  options: { user: { id: number; timezone: string }; key: string; activity: Activity; seconds: number; at: Date },
): Promise<void> {
  const { user, key, activity, seconds, at } = options
  const day = new Date(dayIn(user.timezone, at))
  const row = { userId: user.id, key, activity, day, seconds: Math.max(0, Math.round(seconds)), createdAt: at }
  await database.studyLog.createMany({ data: [row], skipDuplicates: true })
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
