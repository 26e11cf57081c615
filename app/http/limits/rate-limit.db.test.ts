import { expect, test } from 'vitest'
import { db, inTransaction } from '#app/db.server.ts'
import { forgiveTry, hitRateLimit, sampleAdmission, TRIES_BETWEEN_CLEANINGS } from './rate-limit.server.ts'

const tries = { bucket: 'tries', windowSeconds: 60 }

async function endWindows(): Promise<void> {
  await db.$executeRaw`UPDATE rate_limits SET expires_at = now() - interval '1 second'`
}

test('fifty parallel tries count fifty, and exactly the limit is let through', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => hitRateLimit({ ...tries, key: 'parallel', limit: 20 })),
  )
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(20)
  expect(await db.rateLimit.findMany({ select: { count: true } })).toEqual([{ count: 50 }])
})

test('keys and buckets count apart, and no key can be read from the table', async () => {
  const limit = { ...tries, key: '203.0.113.7', limit: 1 }
  expect((await hitRateLimit(limit)).allowed).toBe(true)
  expect((await hitRateLimit(limit)).allowed).toBe(false)
  expect((await hitRateLimit({ ...limit, key: '203.0.113.8' })).allowed).toBe(true)
  expect((await hitRateLimit({ ...limit, bucket: 'others' })).allowed).toBe(true)
  const keys = (await db.rateLimit.findMany()).map(({ key }) => key)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/)
})

test('a try that is taken back leaves no trace, the first one neither', async () => {
  const limit = { ...tries, key: 'forgiven', limit: 2 }
  for (let success = 0; success < 50; success += 1) {
    expect((await hitRateLimit(limit)).allowed).toBe(true)
    await forgiveTry([limit])
  }
  const failures = [await hitRateLimit(limit), await hitRateLimit(limit), await hitRateLimit(limit)]
  expect(failures.map(({ allowed }) => allowed)).toEqual([true, true, false])
})

test('a refusal says when the window ends, and a new window begins then', async () => {
  const limit = { ...tries, key: 'window', limit: 1 }
  await hitRateLimit(limit)
  const { allowed, retryAfterSeconds } = await hitRateLimit(limit)
  expect(allowed).toBe(false)
  expect(retryAfterSeconds).toBeGreaterThan(55)
  expect(retryAfterSeconds).toBeLessThanOrEqual(60)
  await endWindows()
  expect(await hitRateLimit(limit)).toEqual({ allowed: true, retryAfterSeconds: 60 })
})

test('windows that are over are forgotten now and then', async () => {
  await hitRateLimit({ ...tries, key: 'over', limit: 1 })
  await endWindows()
  const before = await db.rateLimit.count()
  for (let hit = 0; hit < TRIES_BETWEEN_CLEANINGS; hit += 1) await hitRateLimit({ ...tries, key: 'busy', limit: 1 })
  expect(before).toBeGreaterThan(1)
  expect(await db.rateLimit.count()).toBe(1)
})

test('an address may send ten samples an hour, and is told when it may go on', async () => {
  const admission = sampleAdmission('198.51.100.1')
  for (let sent = 0; sent < 10; sent += 1) {
    await admission.check()
    await inTransaction(admission.count)
  }
  const refusal = { code: 'RATE_LIMITED', retryAfterSeconds: expect.closeTo(3600, -2) }
  await expect(admission.check()).rejects.toMatchObject(refusal)
  await expect(inTransaction(admission.count)).rejects.toMatchObject(refusal)
  await sampleAdmission('198.51.100.2').check()
})

test('what a transaction undoes does not count', async () => {
  const admission = sampleAdmission('198.51.100.3')
  const undone = inTransaction(async (tx) => {
    await admission.count(tx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  for (let sent = 0; sent < 10; sent += 1) await inTransaction(admission.count)
  await expect(inTransaction(admission.count)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})
