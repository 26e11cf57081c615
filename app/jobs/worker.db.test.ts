import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { JOB_MAX_ATTEMPTS } from '#app/config/jobs.ts'
import { db, inTransaction } from '#app/db.server.ts'
import { handleAll } from '#tests/support/job-worker.ts'
import { PermanentFailure } from './failure.ts'
import type { JobKind } from './kinds.ts'
import { enqueue } from './queue.server.ts'
import { JobWorker } from './worker.server.ts'

const CHILD = fileURLToPath(new URL('../../tests/support/job-worker.mjs', import.meta.url))
const NO_DELAY = { retryDelay: () => 0 }

type Handler = (kind: JobKind, payload: unknown, signal: AbortSignal) => Promise<void>

function startedWorker(handler: Handler, options: Partial<ConstructorParameters<typeof JobWorker>[0]> = {}): JobWorker {
  const worker = new JobWorker({ handlers: handleAll(handler), drainMs: 0, ...options })
  worker.start()
  onTestFinished(() => worker.stop())
  return worker
}

const idleWorker = (handler: Handler) => new JobWorker({ handlers: handleAll(handler), ...NO_DELAY })
const queueFor = (userId: number) => enqueue({ kind: 'mail-verification', payload: { userId } })
const onlyJob = () => db.job.findFirstOrThrow()

beforeEach(() => db.job.deleteMany())
afterEach(() => db.job.deleteMany())

/** A promise and the function that settles it. */
function signalled() {
  let tell = () => {}
  const told = new Promise<void>((resolve) => (tell = resolve))
  return { told, tell }
}

test('a job that is queued starts at once, not at the next poll, and is gone when done', async () => {
  const { told, tell } = signalled()
  startedWorker(async () => tell(), { pollMs: 60_000 })
  await expect.poll(() => db.job.count()).toBe(0)
  await queueFor(1)
  await told
  await expect.poll(() => db.job.count()).toBe(0)
})

test('a job queued in a transaction starts once that is kept, and never where it is undone', async () => {
  const seen: unknown[] = []
  const { told, tell } = signalled()
  startedWorker(
    async (_kind, payload) => {
      seen.push(payload)
      tell()
    },
    { pollMs: 60_000 },
  )
  const undone = inTransaction(async (database) => {
    await enqueue({ kind: 'mail-verification', payload: { userId: 1 }, database })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await inTransaction((database) => enqueue({ kind: 'mail-verification', payload: { userId: 2 }, database }))
  await told
  expect(seen).toEqual([{ userId: 2 }])
})

test('a worker goes on when the database has cut its connections', async () => {
  const { told, tell } = signalled()
  startedWorker(async () => tell(), { pollMs: 50 })
  await expect.poll(() => db.job.count()).toBe(0)
  await db.$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`.catch(() => {})
  await expect
    .poll(() =>
      queueFor(1).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await told
  await expect.poll(() => db.job.count()).toBe(0)
})

test('two workers do 200 jobs, each exactly once', async () => {
  const done: unknown[] = []
  const { told, tell } = signalled()
  await Promise.all(Array.from({ length: 200 }, (_, index) => queueFor(index + 1)))
  for (let worker = 0; worker < 2; worker += 1) {
    startedWorker(async (_kind, payload) => {
      if (done.push(JSON.stringify(payload)) === 200) tell()
    })
  }
  await told
  await expect.poll(() => db.job.count()).toBe(0)
  expect(new Set(done).size).toBe(200)
  expect(done).toHaveLength(200)
})

test('the job of a process that is killed is taken up by another', async () => {
  await queueFor(1)
  const child = spawn(process.execPath, [CHILD, '2'], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = await once(child.stdout, 'data')
  expect(String(line)).toContain('took mail-verification')
  const { told, tell } = signalled()
  let isKilled = false
  startedWorker(
    async () => {
      expect(isKilled).toBe(true)
      tell()
    },
    { pollMs: 100 },
  )
  // Its first lease has expired, but was renewed.
  const { leaseUntil } = await onlyJob()
  await expect.poll(() => Date.now() > Number(leaseUntil) + 500, { timeout: 10_000 }).toBe(true)
  isKilled = true
  child.kill('SIGKILL')
  await told
  await expect.poll(() => db.job.count()).toBe(0)
}, 40_000)

test('a job that always fails is parked after its attempts with the reason, and others go on', async () => {
  await queueFor(13)
  await queueFor(1)
  const done: unknown[] = []
  const worker = idleWorker(async (_kind, payload) => {
    if (JSON.stringify(payload).includes('13')) throw new Error('poison, token=abc')
    done.push(payload)
  })
  // The next attempt is due at once, but the database's clock rounds to a millisecond, which may be the next one.
  const isParked = () => worker.runDue().then(() => db.job.count({ where: { parkedAt: { not: null } } }))
  await expect.poll(isParked, { interval: 5, timeout: 10_000 }).toBe(1)
  expect(done).toEqual([{ userId: 1 }])
  expect(await onlyJob()).toMatchObject({
    attempts: JOB_MAX_ATTEMPTS,
    parkedAt: expect.any(Date),
    lastError: 'Error: poison, token=[…]',
    leaseToken: null,
  })
})

test('a job whose every worker dies is parked, too', async () => {
  await queueFor(1)
  await db.job.updateMany({ data: { attempts: JOB_MAX_ATTEMPTS } })
  await idleWorker(async () => expect.unreachable()).runDue()
  expect(await onlyJob()).toMatchObject({ parkedAt: expect.any(Date), lastError: expect.stringContaining('ended') })
})

test('a failed job waits for its next attempt', async () => {
  await queueFor(1)
  const worker = new JobWorker({ handlers: handleAll(() => Promise.reject(new Error('no'))), retryDelay: () => 60 })
  await worker.runDue()
  expect(await worker.runDue()).toBe(0)
  const [row] = await db.$queryRaw<
    { wait: number }[]
  >`SELECT extract(epoch FROM run_at - now())::float AS wait FROM jobs`
  expect(row?.wait).toBeGreaterThan(50)
  expect(row?.wait).toBeLessThanOrEqual(60)
})

test.each([
  ['of an unknown kind', { kind: 'mail-birthday', payload: { userId: 1 } }],
  ['whose payload is not of its kind', { kind: 'mail-verification', payload: { userId: 'x' } }],
  ['with a name of every object as its kind', { kind: 'constructor', payload: {} }],
])('a job %s is parked at once', async (_what, data) => {
  await db.job.create({ data })
  await idleWorker(async () => expect.unreachable()).runDue()
  expect(await onlyJob()).toMatchObject({ attempts: 1, parkedAt: expect.any(Date) })
})

test('a permanent failure parks the job at once', async () => {
  await queueFor(1)
  await idleWorker(() => Promise.reject(new PermanentFailure('never'))).runDue()
  expect(await onlyJob()).toMatchObject({ attempts: 1, lastError: 'PermanentFailure: never' })
})

test('a worker that lost its lease tells the handler to end', async () => {
  await queueFor(1)
  const { told, tell } = signalled()
  const taken = signalled()
  startedWorker(
    async (_kind, _payload, signal) => {
      taken.tell()
      await once(signal, 'abort')
      tell()
    },
    { renewalMs: 20, pollMs: 60_000 },
  )
  await taken.told
  await db.$executeRaw`UPDATE jobs SET lease_token = gen_random_uuid()`
  await told
  expect(await onlyJob()).toMatchObject({ attempts: 1, lastError: null })
})

test('a worker that stops puts back what it does not end, for the next to take up at once', async () => {
  await queueFor(1)
  const { told, tell } = signalled()
  const worker = startedWorker(async (_kind, _payload, signal) => {
    tell()
    await once(signal, 'abort')
    throw new Error('interrupted')
  })
  await told
  await worker.stop()
  expect(await onlyJob()).toMatchObject({ attempts: 0, leaseUntil: null, lastError: null })
})

test('a worker that stops lets what runs end', async () => {
  await queueFor(1)
  const started = signalled()
  const goOn = signalled()
  const worker = startedWorker(
    async () => {
      started.tell()
      await goOn.told
    },
    { drainMs: 10_000 },
  )
  await started.told
  const stopped = worker.stop()
  await queueFor(2)
  goOn.tell()
  await stopped
  expect(await db.job.findMany({ select: { payload: true } })).toEqual([{ payload: { userId: 2 } }])
})

test('a process works on so many jobs at a time, and goes on with the rest as places fall free', async () => {
  let now = 0
  let most = 0
  let done = 0
  const { told, tell } = signalled()
  await Promise.all(Array.from({ length: 12 }, (_, index) => queueFor(index + 1)))
  startedWorker(
    async () => {
      most = Math.max(most, (now += 1))
      await db.$queryRaw`SELECT pg_sleep(0.01)::text`
      now -= 1
      if ((done += 1) === 12) tell()
    },
    { concurrency: 3, pollMs: 60_000 },
  )
  await told
  expect(most).toBe(3)
})
