import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DAILY_GOAL_XP } from '#app/config/progress.ts'
import { db } from '#app/db.server.ts'
import { sweepReminders } from '#app/services/reminders/sweep-reminders.server.ts'
import { outboxOf } from '#tests/support/outbox.ts'
import { dateOf, EVENING, later, learner, practised } from '#tests/support/reminders.ts'
import { startSmtp } from '#tests/support/smtp-double.ts'
import { handlers } from './handlers.server.ts'
import { JobWorker } from './worker.server.ts'

// Reminders by mail: one a day, over several processes and a crash.

const CHILD = fileURLToPath(new URL('../../tests/support/reminder-process.mjs', import.meta.url))
const worker = new JobWorker({ handlers, concurrency: 50, retryDelay: () => 0 })

/** The clock of the handlers, which look at the day. */
const setClock = (now: Date) => vi.useFakeTimers({ toFake: ['Date'], now })

beforeEach(async () => {
  setClock(EVENING)
  await db.reminderSettings.deleteMany()
  await db.job.deleteMany()
})
afterEach(() => void vi.useRealTimers())

/** Sweeps and works at a moment. */
async function passTime(now: Date) {
  setClock(now)
  await sweepReminders(now)
  // The queue goes by the database's clock.
  await db.job.updateMany({ data: { runAt: new Date(0) } })
  while ((await worker.runDue()) > 0);
}

const remindersOf = (user: { id: number }) =>
  db.reminder.findMany({ where: { userId: user.id }, orderBy: { day: 'asc' } })

test('a mail at the hour, once, in the plan’s words and with the way out', async () => {
  const user = await learner({ byMail: true })
  await db.userSettings.update({ where: { userId: user.id }, data: { language: 'tr' } })
  const plan = { minutes: [10, 20, 30, 40, 50, 60, 0], startsOn: dateOf(later(-7)) }
  await db.studyPlan.create({ data: { userId: user.id, ...plan } })
  await passTime(new Date(EVENING.getTime() - 60_000))
  expect(await remindersOf(user)).toEqual([])
  await passTime(EVENING)
  await passTime(new Date(EVENING.getTime() + 5 * 60_000))
  const [mail] = await outboxOf(user.email, { count: 1 })
  expect(mail?.headers.get('subject')).toBe('Bugünün alıştırma zamanı')
  expect(mail?.text).toContain('Çalışma planında bugün 30 dakika var.')
  const link = /<(http\S+)>/.exec(mail?.headers.get('list-unsubscribe') ?? '')?.[1] ?? ''
  expect(new URL(link).pathname).toMatch(/^\/unsubscribe\/\d+\.daily\.[\w-]{43}$/)
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail?.html).toContain(link)
  expect(mail?.text).toContain(link)
  expect(await remindersOf(user)).toMatchObject([{ kind: 'daily', number: 1, mailSentAt: EVENING }])
})

test('nothing to a met goal, a paused plan, a free day, an unverified address, or an account that is to go', async () => {
  const met = await learner({ byMail: true })
  await practised(met, EVENING, DAILY_GOAL_XP)
  const [paused, free] = [await learner({ byMail: true }), await learner({ byMail: true })]
  const startsOn = dateOf(later(-7))
  const week = [20, 20, 20, 20, 20, 20, 20]
  await db.studyPlan.create({ data: { userId: paused.id, minutes: week, startsOn, pausedUntil: dateOf(later(1)) } })
  await db.studyPlan.create({ data: { userId: free.id, minutes: [20, 20, 0, 20, 20, 20, 20], startsOn } })
  const unverified = await learner({ byMail: true }, { emailVerified: false })
  const leaving = await learner({ byMail: true })
  await db.user.update({ where: { id: leaving.id }, data: { deleteAfter: later(10) } })
  await learner({})
  await passTime(EVENING)
  expect(
    await db.reminder.count({
      where: { day: dateOf(EVENING), userId: { in: [met.id, paused.id, free.id, unverified.id, leaving.id] } },
    }),
  ).toBe(0)
  await passTime(later(1))
  expect((await remindersOf(paused)).map(({ day }) => day)).toEqual([dateOf(later(1))])
  expect(await remindersOf(free)).toHaveLength(1)
})

test('three that were ignored are the last, the third says so, and practice brings them back', async () => {
  const user = await learner({ byMail: true })
  for (let day = 0; day < 5; day += 1) await passTime(later(day))
  const mails = await outboxOf(user.email, { count: 3 })
  const last = 'This is the last reminder for now.'
  expect(mails.map(({ text }) => text.includes(last))).toEqual([false, false, true])
  await practised(user, later(5))
  await passTime(later(5))
  await passTime(later(6))
  expect((await remindersOf(user)).map(({ number }) => number)).toEqual([1, 2, 3, 1, 1])
  await outboxOf(user.email, { count: 5 })
})

test('a goal that is met, a choice that is undone and a day that is over stop what is queued', async () => {
  const users = [await learner({ byMail: true }), await learner({ byMail: true }), await learner({ byMail: true })]
  const [met, undone, late] = users
  if (!met || !undone || !late) return expect.unreachable()
  await sweepReminders(EVENING)
  expect(await db.job.count({ where: { kind: 'mail-reminder' } })).toBe(3)
  await practised(met, EVENING, DAILY_GOAL_XP)
  await db.reminderSettings.update({ where: { userId: undone.id }, data: { byMail: false } })
  await db.job.updateMany({ where: { payload: { path: ['userId'], equals: late.id } }, data: { runAt: later(3_650) } })
  await worker.runDue()
  setClock(later(1))
  await db.job.updateMany({ data: { runAt: new Date(0) } })
  await worker.runDue()
  expect(await db.job.count()).toBe(0)
  for (const user of users) await outboxOf(user.email, { count: 0 })
})

test('two processes that sweep at once queue one, and so do ten sweeps in this one', async () => {
  const users = [await learner({ byMail: true, weeklyLetter: true }), await learner({ byMail: true })]
  for (const user of users) await practised(user, later(-1))
  const monday = later(-2)
  for (const user of users) await practised(user, later(-3))
  await db.reminder.deleteMany()
  const children = [0, 1].map(() =>
    spawn(process.execPath, [CHILD, 'sweep', monday.toISOString()], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  const said = children.map(async (child) => {
    const [out] = await once(child.stdout, 'data')
    await once(child, 'close')
    return JSON.parse(String(out))
  })
  const here = Array.from({ length: 10 }, () => sweepReminders(monday))
  const counts = await Promise.all([...said, ...here])
  expect(counts.reduce((sum, { daily }) => sum + daily, 0)).toBe(2)
  expect(counts.reduce((sum, { letter }) => sum + letter, 0)).toBe(1)
  expect(await db.job.count({ where: { kind: 'mail-reminder' } })).toBe(2)
  expect(await db.job.count({ where: { kind: 'mail-weekly-letter' } })).toBe(1)
}, 40_000)

test('a process that is killed between handing the mail over and noting it: the next sends it under the same name', async () => {
  vi.useRealTimers()
  const user = await learner({ byMail: true, hour: 0 })
  await db.userSettings.update({ where: { userId: user.id }, data: { timezone: 'UTC' } })
  const now = new Date()
  const day = dateOf(now)
  await db.reminder.create({ data: { userId: user.id, kind: 'daily', day } })
  const payload = { userId: user.id, day: now.toISOString().slice(0, 10) }
  await db.job.create({ data: { kind: 'mail-reminder', payload } })
  // A server that takes the mail and does not say so.
  let took = () => {}
  const taken = new Promise<void>((resolve) => (took = resolve))
  const smtp = await startSmtp({ holdAfterData: () => took() })
  onTestFinished(smtp.stop)
  const child = spawn(process.execPath, [CHILD, 'work'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'a@kopru.example' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await taken
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(await remindersOf(user)).toMatchObject([{ mailBegunAt: expect.any(Date), mailSentAt: null }])
  // Its lease holds; nobody sends meanwhile.
  expect(await worker.runDue()).toBe(0)
  await db.$executeRaw`UPDATE jobs SET lease_until = now() - interval '1 second'`
  expect(await worker.runDue()).toBe(1)
  const [again] = await outboxOf(user.email, { count: 1 })
  expect(again?.headers.get('message-id')).toBe(smtp.mails[0]?.headers.get('message-id'))
  // And a job that is run once more after it was noted sends nothing.
  await db.job.create({ data: { kind: 'mail-reminder', payload } })
  await worker.runDue()
  await outboxOf(user.email, { count: 1 })
}, 40_000)
