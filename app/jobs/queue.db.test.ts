import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#app/config/time.ts'
import { db, inTransaction } from '#app/db.server.ts'
import { claimJobs, completeJob, parkJob, retryJob } from '#app/models/jobs/job.server.ts'
import { renewLease } from '#app/models/leases/lease.server.ts'
import { handleAll } from '#tests/support/job-worker.ts'
import { PermanentFailure } from './failure.ts'
import { enqueue } from './queue.server.ts'
import type { JobKind } from './kinds.ts'
import { JobWorker } from './worker.server.ts'

const idleWorker = (handler: (kind: JobKind) => Promise<void>) =>
  new JobWorker({ handlers: handleAll(handler), retryDelay: () => 0 })
const expireLeases = () => db.$executeRaw`UPDATE jobs SET lease_until = now() - interval '1 second'`

beforeEach(() => db.job.deleteMany())
afterEach(() => void vi.useRealTimers())

test('who lost the lease can neither renew, complete, put back nor park the job', async () => {
  await enqueue({ kind: 'mail-verification', payload: { userId: 1 } })
  const [late] = await claimJobs({ limit: 1, leaseSeconds: 20 })
  await expireLeases()
  const [owner] = await claimJobs({ limit: 1, leaseSeconds: 20 })
  if (!late || !owner) return expect.unreachable()
  expect(await renewLease(late.lease)).toBe(false)
  expect(await completeJob(late)).toBe(false)
  expect(await retryJob({ job: late, delaySeconds: 0, error: 'late' })).toBe(false)
  expect(await parkJob({ job: late, error: 'late' })).toBe(false)
  expect(await db.job.findFirst()).toMatchObject({
    leaseToken: owner.lease.token,
    parkedAt: null,
    lastError: null,
    attempts: 2,
  })
  expect(await completeJob(owner)).toBe(true)
})

test('a job for so many seconds later is due by the clock of the database, whatever ours says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * DAY_MS })
  await enqueue({ kind: 'mail-verification', payload: { userId: 1 }, afterSeconds: 20 })
  const rows = await db.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM run_at - created_at)::int AS seconds FROM jobs`
  expect(rows).toEqual([{ seconds: 20 }])
})

test('a job for later is not taken up before', async () => {
  const payload = { userId: 1 }
  await enqueue({ kind: 'mail-verification', payload, runAt: new Date(Date.now() + 60_000) })
  await enqueue({ kind: 'mail-set-password', payload, runAt: new Date(Date.now() - 60_000) })
  const kinds: string[] = []
  await idleWorker(async (kind) => void kinds.push(kind)).runDue()
  expect(kinds).toEqual(['mail-set-password'])
})

test('waiting jobs with the same key are one; beside one that is worked on a new one waits', async () => {
  const queueOnce = () => enqueue({ kind: 'mail-verification', payload: { userId: 1 }, uniqueKey: 'verify:1' })
  await Promise.all([queueOnce(), queueOnce(), queueOnce()])
  expect(await db.job.count()).toBe(1)
  const [taken] = await claimJobs({ limit: 5, leaseSeconds: 20 })
  await Promise.all([queueOnce(), queueOnce()])
  expect(await db.job.count()).toBe(2)
  if (!taken) return expect.unreachable()
  expect(await retryJob({ job: taken, delaySeconds: 0, error: 'no' })).toBe(true)
  expect(await db.job.findMany({ select: { uniqueKey: true } })).toEqual([{ uniqueKey: 'verify:1' }])
})

test('a job that failed keeps its key, and a parked one gives it free', async () => {
  const queueOnce = () => enqueue({ kind: 'mail-verification', payload: { userId: 1 }, uniqueKey: 'verify:1' })
  await queueOnce()
  await idleWorker(() => Promise.reject(new Error('no'))).runDue()
  await queueOnce()
  expect(await db.job.count()).toBe(1)
  await idleWorker(() => Promise.reject(new PermanentFailure('no'))).runDue()
  await queueOnce()
  expect(await db.job.count()).toBe(2)
})

test('a waiting job that a transaction queues again does not run before that is kept', async () => {
  const queueOnce = { kind: 'mail-verification', payload: { userId: 1 }, uniqueKey: 'verify:1' } as const
  await enqueue(queueOnce)
  await inTransaction(async (database) => {
    await enqueue({ ...queueOnce, database })
    expect(await claimJobs({ limit: 1, leaseSeconds: 20 })).toEqual([])
  })
  expect(await claimJobs({ limit: 1, leaseSeconds: 20 })).toHaveLength(1)
})
