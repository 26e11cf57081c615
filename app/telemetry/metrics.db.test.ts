import { expect, test } from 'vitest'
import { db, inTransaction } from '#app/db.server.ts'
import { PermanentFailure } from '#app/jobs/failure.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { JobWorker } from '#app/jobs/worker.server.ts'
import { handleAll } from '#tests/support/job-worker.ts'
import { metrics } from './metrics.server.ts'
import { timedCall } from './provider-call.server.ts'

interface Told {
  values: { value: number; labels: Partial<Record<string, string | number>>; metricName?: string }[]
}

/** The number of observations with these labels. */
async function countOf(histogram: { get: () => Promise<Told> }, labels: Record<string, string>): Promise<number> {
  const { values } = await histogram.get()
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'))
  return counts
    .filter((told) => Object.entries(labels).every(([name, value]) => told.labels[name] === value))
    .reduce((sum, { value }) => sum + value, 0)
}

test('statements are counted by what they do and how they end, in transactions too', async () => {
  const { statementSeconds: seconds } = metrics
  const before = await countOf(seconds, { operation: 'insert', outcome: 'ok' })
  const insert = `INSERT INTO rate_limits (key, window_start, count, expires_at) VALUES (gen_random_uuid(), now(), 1, now())`
  await db.$executeRawUnsafe(insert)
  await inTransaction((tx) => tx.$executeRawUnsafe(insert))
  expect((await countOf(seconds, { operation: 'insert', outcome: 'ok' })) - before).toBe(2)
  await expect(db.$queryRawUnsafe('SELECT canary')).rejects.toThrow('canary')
  expect(await countOf(seconds, { operation: 'select', outcome: 'error' })).toBe(1)
  await db.$executeRawUnsafe('CREATE TEMPORARY TABLE canary (id INT)')
  expect(await countOf(seconds, { operation: 'other', outcome: 'ok' })).toBeGreaterThan(0)
  expect(JSON.stringify(await seconds.get())).not.toContain('canary')
})

test('jobs are counted by kind and by how they ended', async () => {
  const run = async (handler: () => Promise<void>) => {
    await enqueue({ kind: 'mail-verification', payload: { userId: 1 } })
    await new JobWorker({ handlers: handleAll(handler), retryDelay: () => 0 }).runDue()
    await db.job.deleteMany()
  }
  await run(() => Promise.resolve())
  await run(() => Promise.reject(new Error('canary')))
  await run(() => Promise.reject(new PermanentFailure('canary')))
  for (const outcome of ['done', 'failed', 'parked']) {
    expect(await countOf(metrics.jobSeconds, { kind: 'mail-verification', outcome })).toBe(1)
  }
})

test('calls to providers are counted by how they ended, in words of ours', async () => {
  const call = { provider: 'smtp', purpose: 'mail' } as const
  const failing = async (error: unknown) => {
    const work = async () => {
      throw error
    }
    await expect(timedCall(call, work)).rejects.toBe(error)
  }
  await timedCall(call, () => Promise.resolve('sent'))
  await timedCall({ ...call, isFailure: () => true }, () => Promise.resolve('not sent'))
  await failing(Object.assign(new Error('canary@example.org'), { code: 'ECONNREFUSED' }))
  await failing(new DOMException('canary', 'AbortError'))
  await failing('canary')
  for (const outcome of ['ok', 'fault', 'unreachable', 'given up', 'other']) {
    expect(await countOf(metrics.callSeconds, { ...call, outcome })).toBe(1)
  }
  expect(JSON.stringify(await metrics.callSeconds.get())).not.toContain('canary')
})
