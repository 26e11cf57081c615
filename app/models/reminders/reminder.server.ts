import { type Database, db } from '#app/db.server.ts'
import type { Day } from '../progress/streak.ts'
import type { ReminderKind } from './reminder-kind.ts'

interface Key {
  userId: number
  kind: ReminderKind
  day: Day
}

const keyOf = ({ userId, kind, day }: Key) => ({ userId, kind, day: new Date(day) })

/**
 * Makes a reminder the one of its learner and day. A second process waits for the first one's transaction and then gets false.
 *
 * @returns whether it was this call.
 */
export async function claimReminder(options: Key & { number: number }, database: Database): Promise<boolean> {
  const data = [{ ...keyOf(options), number: options.number }]
  const { count } = await database.reminder.createMany({ data, skipDuplicates: true })
  return count === 1
}

/** Null if there is none, or it is gone with its account. */
export function findReminder(key: Key) {
  return db.reminder.findUnique({
    where: { userId_kind_day: keyOf(key) },
    select: { number: true, mailBegunAt: true, mailSentAt: true },
  })
}

/** Notes that the mail is about to be handed over. */
export async function noteMailBegun(key: Key, at: Date): Promise<void> {
  await db.reminder.updateMany({ where: keyOf(key), data: { mailBegunAt: at } })
}

/** Notes that the mail server took the mail. */
export async function noteMailSent(key: Key, at: Date): Promise<void> {
  await db.reminder.updateMany({ where: keyOf(key), data: { mailSentAt: at } })
}
