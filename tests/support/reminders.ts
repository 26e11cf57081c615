import { DAY_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { createAccount } from './accounts.ts'

/** A Wednesday; six in the evening in Istanbul is three o'clock here. */
export const EVENING = new Date('2026-11-25T15:00:00Z')
/** So many days later. */
export const later = (days: number) => new Date(EVENING.getTime() + days * DAY_MS)
/** A day as a date column takes it. */
export const dateOf = (at: Date) => new Date(at.toISOString().slice(0, 10))
type Wishes = Partial<{ byMail: boolean; weeklyLetter: boolean; hour: number }>

/** A learner in Istanbul who is to be reminded at six in the evening. */
export async function learner(wishes: Wishes, account: Parameters<typeof createAccount>[0] = {}) {
  const user = await createAccount(account)
  await db.userSettings.update({ where: { userId: user.id }, data: { timezone: 'Europe/Istanbul' } })
  await db.reminderSettings.create({ data: { userId: user.id, hour: 18, ...wishes, updatedAt: later(-30) } })
  return user
}

/** Notes XP of a day. */
export async function practised(user: { id: number }, at: Date, xpEarned = 10) {
  await db.dailyProgress.create({ data: { userId: user.id, date: dateOf(at), xpEarned } })
}
