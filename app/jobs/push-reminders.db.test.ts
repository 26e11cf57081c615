import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '#app/db.server.ts'
import { addPushSubscription } from '#app/models/reminders/push-subscription.server.ts'
import { sweepReminders } from '#app/services/reminders/sweep-reminders.server.ts'
import { startPushDouble } from '#tests/support/push-double.ts'
import { EVENING, later, learner } from '#tests/support/reminders.ts'
import { handlers } from './handlers.server.ts'
import { JobWorker } from './worker.server.ts'

// Reminders on devices, over a push service on loopback that decrypts them.

const PORT = vi.hoisted(() => {
  const port = 30_000 + (process.pid % 10_000)
  process.env.PUSH_SERVICE_ORIGIN = `http://127.0.0.1:${port}`
  return port
})

const push = await startPushDouble(PORT)
afterAll(() => push.close())
const worker = new JobWorker({ handlers, concurrency: 50, retryDelay: () => 0 })
/** The clock of the handlers, which look at the day. */
const setClock = (now: Date) => vi.useFakeTimers({ toFake: ['Date'], now })

beforeEach(async () => {
  setClock(EVENING)
  push.received.length = 0
  push.answer(201)
  await db.reminderSettings.deleteMany()
  await db.job.deleteMany()
})
afterEach(() => void vi.useRealTimers())

/** A learner with devices. */
async function owner(count: number) {
  const user = await learner({})
  const devices = Array.from({ length: count }, () => push.subscribe())
  for (const subscription of devices) await addPushSubscription({ userId: user.id, subscription })
  await db.reminderSettings.update({ where: { userId: user.id }, data: { updatedAt: later(-30) } })
  return { user, devices }
}

test('a push arrives encrypted for the browser and signed with our kept keys', async () => {
  const { devices } = await owner(2)
  // The signature is valid by the real clock.
  vi.useRealTimers()
  await sweepReminders(EVENING)
  setClock(EVENING)
  await worker.runDue()
  expect(push.received.map(({ endpoint }) => endpoint).sort()).toEqual(devices.map(({ endpoint }) => endpoint).sort())
  const kept = await db.pushKeys.findFirstOrThrow()
  for (const { message, headers, vapidKey, claims } of push.received) {
    expect(message).toEqual({
      title: 'Time for today’s practice',
      body: 'A few segments are enough to meet today’s goal.',
      lang: 'en',
      tag: 'reminder',
      path: '/dashboard',
    })
    expect(vapidKey).toBe(kept.publicKey)
    expect(claims.sub).toBe('mailto:no-reply@localhost')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400', topic: 'reminder' })
  }
  await sweepReminders(new Date(EVENING.getTime() + 300_000))
  expect(await worker.runDue()).toBe(0)
  expect(push.received).toHaveLength(2)
})

test('a browser that is gone is forgotten, and one that cannot be reached now is tried again by itself', async () => {
  const { user, devices } = await owner(3)
  const [gone, busy, fine] = devices
  if (!gone || !busy || !fine) return expect.unreachable()
  push.answer(410, gone.endpoint)
  push.answer(503, busy.endpoint)
  await sweepReminders(EVENING)
  await worker.runDue()
  expect(await db.pushSubscription.findMany({ where: { userId: user.id }, select: { endpoint: true } })).toEqual([
    { endpoint: busy.endpoint },
    { endpoint: fine.endpoint },
  ])
  push.answer(201, busy.endpoint)
  await worker.runDue()
  expect(push.received.map(({ endpoint }) => endpoint)).toEqual([fine.endpoint, busy.endpoint])
})

test.each([302, 400, 403])(
  'a push service that answers %i is not asked again, nor followed elsewhere',
  async (status) => {
    await owner(1)
    push.answer(status)
    await sweepReminders(EVENING)
    await worker.runDue()
    expect(await db.job.findMany({ select: { lastError: true, attempts: true } })).toEqual([
      { lastError: `PermanentFailure: push service answered ${status}`, attempts: 1 },
    ])
  },
)
