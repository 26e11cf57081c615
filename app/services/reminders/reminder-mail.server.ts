import { createHash } from 'node:crypto'
import { env } from '#app/config/env.server.ts'
import { log } from '#app/log.server.ts'
import type { Day } from '#app/models/progress/streak.ts'
import type { ReminderKind } from '#app/models/reminders/reminder-kind.ts'
import { findReminder, noteMailBegun, noteMailSent } from '#app/models/reminders/reminder.server.ts'

interface Key {
  userId: number
  kind: ReminderKind
  day: Day
}

/** The same whenever the mail of this day is sent, so that mail programs can tell a second one. It names nobody. */
function messageIdOf({ userId, kind, day }: Key): string {
  const hash = createHash('sha256').update(`${kind}\n${userId}\n${day}`).digest('hex').slice(0, 32)
  return `<${hash}@${new URL(env.APP_URL).hostname}>`
}

/**
 * Sends the mail of a reminder, once: not if it is noted as sent. Between the server's answer and that note a process can die;
 * then the next run sends it again under the same Message-ID (decision 054).
 */
export async function sendOnce(key: Key, deliver: (messageId: string, number: number) => Promise<void>): Promise<void> {
  const reminder = await findReminder(key)
  if (!reminder || reminder.mailSentAt) return
  if (reminder.mailBegunAt)
    log.warn({ ...key, begunAt: reminder.mailBegunAt }, 'a reminder may be mailed a second time')
  await noteMailBegun(key, new Date())
  await deliver(messageIdOf(key), reminder.number)
  await noteMailSent(key, new Date())
}
