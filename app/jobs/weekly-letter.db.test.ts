import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { sweepReminders } from '#app/services/reminders/sweep-reminders.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { outboxOf } from '#tests/support/outbox.ts'
import { createSession } from '#tests/support/sessions.ts'
import { handlers } from './handlers.server.ts'
import { JobWorker } from './worker.server.ts'

const worker = new JobWorker({ handlers, concurrency: 50 })
/** Eight in the morning in Sydney. */
const MONDAY = new Date('2026-11-22T21:00:00Z')
const LOCAL_MONDAY = Date.parse('2026-11-23')
/** A day of the learner's calendar, so many days before that Monday. */
const before = (days: number) => new Date(LOCAL_MONDAY - days * DAY_MS)

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: MONDAY }))
afterEach(() => void vi.useRealTimers())

async function reader(language = 'en') {
  const user = await createAccount()
  const settings = { timezone: 'Australia/Sydney', language }
  await db.userSettings.update({ where: { userId: user.id }, data: settings })
  const wishes = { hour: 8, weeklyLetter: true, updatedAt: before(30) }
  await db.reminderSettings.create({ data: { userId: user.id, ...wishes } })
  return user
}

async function passMonday() {
  await sweepReminders(MONDAY)
  await db.job.updateMany({ data: { runAt: new Date(0) } })
  await worker.runDue()
}

const studied = (user: { id: number }, day: Date, xpEarned: number) =>
  db.dailyProgress.create({ data: { userId: user.id, date: day, xpEarned } })

test('three facts of last week, true ones, and one step', async () => {
  const user = await reader()
  await createSession({ userId: user.id, title: 'A lost key', total: 31.5, at: before(3) })
  await createSession({ userId: user.id, title: 'Long ago', total: 44, at: before(9) })
  await db.dailyProgress.deleteMany({ where: { userId: user.id } })
  await studied(user, before(1), 30)
  await studied(user, before(7), 50)
  await studied(user, before(8), 990)
  await db.studyLog.deleteMany({ where: { userId: user.id } })
  const log = { userId: user.id, activity: 'dialogue' }
  await db.studyLog.createMany({
    data: [
      { ...log, key: 'a', day: before(2), seconds: 1_480 },
      { ...log, key: 'b', day: before(0), seconds: 9_000 },
    ],
  })
  await passMonday()
  await passMonday()
  const [mail] = await outboxOf(user.email, { count: 1 })
  expect(mail?.headers.get('subject')).toBe('Your week at Köprü')
  expect(mail?.text).toContain('You interpreted 8 segments.')
  expect(mail?.text).toContain('You practised for 25 minutes.')
  expect(mail?.text).toContain('Your best result was 31.5 out of 45, in “A lost key”.')
  expect(mail?.text).toMatch(/Take the next step:\r?\n\S+\/dashboard\r?\n/)
  expect(mail?.headers.get('list-unsubscribe')).toMatch(/\/unsubscribe\/\d+\.letter\./)
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
})

test('in Turkish, and in a week without practice nothing is made up', async () => {
  const [busy, quiet] = [await reader('tr'), await reader('tr')]
  await studied(busy, before(1), 10)
  await studied(quiet, before(20), 10)
  await passMonday()
  const [letter] = await outboxOf(busy.email, { count: 1 })
  expect(letter?.text).toMatch(/Geçen haftan, kısaca:\s+1 bölüm çevirdin\.\s+Sıradaki adıma geç:/)
  const [other] = await outboxOf(quiet.email, { count: 1 })
  expect(other?.text).toContain('Geçen hafta sakin geçti.')
  expect(other?.text).not.toMatch(/\d+ (bölüm|dakika|kelime)/)
})

test('no letter to who did nothing for four weeks, on another day, or who switched it off meanwhile', async () => {
  const [long, off] = [await reader(), await reader()]
  await studied(long, before(29), 10)
  await studied(off, before(1), 10)
  await sweepReminders(new Date(MONDAY.getTime() - DAY_MS))
  expect(await db.reminder.count({ where: { userId: { in: [long.id, off.id] } } })).toBe(0)
  await sweepReminders(MONDAY)
  await db.reminderSettings.update({ where: { userId: off.id }, data: { weeklyLetter: false } })
  await worker.runDue()
  for (const user of [long, off]) await outboxOf(user.email, { count: 0 })
})
