import { REMINDER_DEFAULT_HOUR } from '#app/config/reminders.ts'
import { type Database, db } from '#app/db.server.ts'

export interface ReminderSettings {
  byMail: boolean
  /** 0 to 23, in the learner's own zone. */
  hour: number
  weeklyLetter: boolean
}

const NONE: ReminderSettings = { byMail: false, hour: REMINDER_DEFAULT_HOUR, weeklyLetter: false }

/** Everything off for a learner who has chosen nothing. */
export async function findReminderSettings(userId: number): Promise<ReminderSettings> {
  const select = { byMail: true, hour: true, weeklyLetter: true } as const
  return (await db.reminderSettings.findUnique({ where: { userId }, select })) ?? NONE
}

/** Changes the given settings and leaves the rest. */
export async function saveReminderSettings(
  options: { userId: number; changes: Partial<ReminderSettings> },
  database: Database = db,
): Promise<void> {
  const { userId, changes } = options
  const create = { userId, ...NONE, ...changes }
  await database.reminderSettings.upsert({ where: { userId }, create, update: changes })
}

/**
 * Switches reminders by mail or the weekly letter on or off for a learner who has settings.
 *
 * @returns false if the account is gone.
 */
export async function setMails(options: { userId: number; changes: Partial<ReminderSettings> }): Promise<boolean> {
  const { userId, changes } = options
  const { count } = await db.reminderSettings.updateMany({ where: { userId }, data: changes })
  return count === 1
}
