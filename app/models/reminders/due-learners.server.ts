import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import type { Day } from '../progress/streak.ts'
import type { DayState } from './is-due.ts'
import type { ReminderKind } from './reminder-kind.ts'

/** A learner who may be reminded, with what decides about it. */
export interface DueLearner extends Omit<DayState, 'day'> {
  userId: number
  hour: number
  chosenAt: Date
  /** Mails go to verified addresses only. */
  takesMail: boolean
  takesLetter: boolean
  hasDevices: boolean
  lastPractice: Day | null
}

/** The last day on which a learner practised. */
const LAST_PRACTICE = Prisma.sql`greatest(
  (SELECT max(date) FROM daily_progress d WHERE d.user_id = r.user_id AND d.xp_earned > 0),
  (SELECT max(day) FROM study_log l WHERE l.user_id = r.user_id))`

const HAS_DEVICES = Prisma.sql`EXISTS (SELECT FROM push_subscriptions b WHERE b.user_id = r.user_id)`

/** The columns of DueLearner, of `due` with a `day`. */
const COLUMNS = Prisma.sql`
  r.user_id AS "userId", r.hour, r.updated_at AS "chosenAt",
  ${HAS_DEVICES} AS "hasDevices",
  r.by_mail AND u.email_verified AS "takesMail", r.weekly_letter AND u.email_verified AS "takesLetter",
  p.minutes, to_char(p.paused_until, 'YYYY-MM-DD') AS "pausedUntil",
  to_char(practice.last, 'YYYY-MM-DD') AS "lastPractice",
  coalesce((SELECT xp_earned FROM daily_progress d WHERE d.user_id = r.user_id AND d.date = at.day), 0) AS xp,
  (SELECT count(*)::int FROM reminders m WHERE m.user_id = r.user_id AND m.kind = 'daily' AND m.day < at.day
    AND (practice.last IS NULL OR m.day > practice.last)) AS ignored`

const sources = (day: Day) => Prisma.sql`
  reminder_settings r JOIN users u ON u.id = r.user_id LEFT JOIN study_plans p ON p.user_id = r.user_id
  CROSS JOIN (SELECT ${day}::date AS day) at CROSS JOIN LATERAL (SELECT ${LAST_PRACTICE} AS last) practice`

/** The time zones of learners who want to hear from us. */
export async function listReminderZones(): Promise<string[]> {
  const rows = await db.$queryRaw<{ timezone: string }[]>`
    SELECT DISTINCT coalesce(s.timezone, 'UTC') AS timezone
    FROM reminder_settings r LEFT JOIN user_settings s ON s.user_id = r.user_id
    WHERE r.by_mail OR r.weekly_letter OR ${HAS_DEVICES}`
  return rows.map(({ timezone }) => timezone)
}

/** Learners of a time zone who chose one of these hours and have nothing of this kind yet on this day, by id. */
export async function listDueLearners(options: {
  kind: ReminderKind
  timezone: string
  day: Day
  hours: readonly number[]
  afterId: number
  limit: number
}): Promise<DueLearner[]> {
  const { kind, timezone, day, hours, afterId, limit } = options
  const wanted = kind === 'letter' ? Prisma.sql`r.weekly_letter` : Prisma.sql`(r.by_mail OR ${HAS_DEVICES})`
  return db.$queryRaw<DueLearner[]>`
    SELECT ${COLUMNS} FROM ${sources(day)} LEFT JOIN user_settings s ON s.user_id = r.user_id
    WHERE ${wanted} AND r.user_id > ${afterId} AND r.hour = ANY(${hours}) AND u.delete_after IS NULL
      AND coalesce(s.timezone, 'UTC') = ${timezone}
      AND NOT EXISTS (SELECT FROM reminders m WHERE m.user_id = r.user_id AND m.kind = ${kind} AND m.day = at.day)
    ORDER BY r.user_id LIMIT ${limit}`
}

/** The same of one learner, when a reminder is about to be sent; null if they want nothing or are to be deleted. */
export async function findDueLearner(options: { userId: number; day: Day }): Promise<DueLearner | null> {
  const { userId, day } = options
  const [found] = await db.$queryRaw<DueLearner[]>`
    SELECT ${COLUMNS} FROM ${sources(day)} WHERE r.user_id = ${userId} AND u.delete_after IS NULL`
  return found ?? null
}
