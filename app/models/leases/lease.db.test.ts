import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { LEASE_SECONDS } from '#app/config/leases.ts'
import { HOUR_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { createUser } from '#tests/support/factories.ts'
import { claimAll, type LeasedRow, obey } from '#tests/support/lease-holder.ts'
import { createSubmissionRow, createAttemptRow } from '#tests/support/leases.ts'
import { keepLease } from './keep-lease.server.ts'
import { claimLease, type Lease, releaseLease, renewLease } from './lease.server.ts'

const CHILD = fileURLToPath(new URL('../../../tests/support/lease-holder.mjs', import.meta.url))
const TABLES = Object.keys(LEASE_SECONDS) as LeasedRow['table'][]
const allOf = (isHeld: boolean) => Object.fromEntries(TABLES.map((table) => [table, isHeld]))

let rows: LeasedRow[]

/** One row in each table with leases. */
beforeEach(async () => {
  await db.installation.deleteMany()
  await db.installation.create({ data: {} })
  const contentHash = 'c0ffee'.padEnd(64, '0')
  await db.muxAsset.upsert({ where: { contentHash }, create: { contentHash }, update: { leaseUntil: null } })
  const account = await db.billingAccount.create({ data: { userId: (await createUser()).id } })
  const job = await db.job.create({ data: { kind: 'none', payload: {}, parkedAt: new Date() } })
  rows = [
    { table: 'installation', key: true },
    { table: 'mux_assets', key: contentHash },
    { table: 'billing_accounts', key: account.id },
    { table: 'jobs', key: Number(job.id) },
    { table: 'submissions', key: await createSubmissionRow() },
    { table: 'mock_test_attempts', key: await createAttemptRow() },
  ]
})

/** Expires every lease. */
async function expireAll(): Promise<void> {
  for (const table of TABLES)
    await db.$executeRaw`UPDATE ${Prisma.raw(table)} SET lease_until = now() - interval '1 second'
      WHERE lease_until IS NOT NULL`
}

/** Another process that holds the leases of `rows`. */
async function startHolder() {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(rows)], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })
  const answer = async (): Promise<unknown> => {
    const [line] = await once(lines, 'line')
    return JSON.parse(String(line))
  }
  expect(await answer()).toBe('claimed')
  return {
    stop: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    ask(command: 'renew' | 'release') {
      const answered = answer()
      child.stdin.write(`${command}\n`)
      return answered
    },
  }
}

const leaseOfFirst = async (): Promise<Lease> => {
  const [lease] = await claimAll(rows.slice(0, 1))
  if (!lease) throw new Error('A claim returns its lease.')
  return lease
}

test('a process that was stopped while its leases ran out can neither renew nor release those of another', async () => {
  const holder = await startHolder()
  expect(await holder.ask('renew')).toEqual(allOf(true))
  await expect(claimAll(rows)).rejects.toThrow('Somebody else')

  holder.stop()
  await expireAll()
  const leases = await claimAll(rows)
  holder.goOn()

  expect(await holder.ask('renew')).toEqual(allOf(false))
  expect(await holder.ask('release')).toEqual(allOf(false))
  await expect(claimAll(rows)).rejects.toThrow('Somebody else')
  expect(await obey('renew', leases)).toEqual(allOf(true))
  expect(await obey('release', leases)).toEqual(allOf(true))
}, 60_000)

test('a lease that ran out stays its holder’s until somebody else claims it', async () => {
  const leases = await claimAll(rows)
  await expireAll()
  expect(await obey('renew', leases)).toEqual(allOf(true))
  await expect(claimAll(rows)).rejects.toThrow('Somebody else')
})

test('a lease of the build before, which names no holder, runs out and is claimed', async () => {
  const [row] = rows
  if (!row) return expect.unreachable()
  await db.installation.updateMany({ data: { leaseUntil: new Date(Date.now() + 60_000) } })
  expect(await claimLease(row)).toBeNull()
  await expireAll()
  expect(await claimLease(row)).not.toBeNull()
})

test('a claim lasts for the time of its table, whatever the clock of the process says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
  onTestFinished(() => void vi.useRealTimers())
  await claimAll(rows)
  for (const table of TABLES) {
    const left = await db.$queryRaw`SELECT round(extract(epoch FROM lease_until - now()))::int AS seconds
      FROM ${Prisma.raw(table)} WHERE lease_until > now()`
    expect(left, table).toEqual([{ seconds: LEASE_SECONDS[table] }])
  }
})

test('a claim requires, sets and returns what it is asked to', async () => {
  const claim = (after: string) =>
    claimLease<{ after: string }>({
      table: 'installation',
      key: true,
      where: Prisma.sql`swept_up_to = ${after}`,
      set: Prisma.sql`swept_up_to = 'b'`,
      returning: Prisma.sql`swept_up_to AS after`,
    })
  expect(await claim('a')).toBeNull()
  expect(await claim('')).toMatchObject({ row: { after: 'b' } })
})

test('a kept lease is renewed until it is stopped, and its loss is noticed', async () => {
  const lease = await leaseOfFirst()
  const onLost = vi.fn()
  const stop = keepLease({ lease, renewalMs: 20, onLost })
  onTestFinished(stop)
  await expireAll()
  const until = async () => (await db.installation.findFirstOrThrow()).leaseUntil?.getTime()
  await expect.poll(until).toBeGreaterThan(Date.now())
  expect(onLost).not.toHaveBeenCalled()
  await db.installation.updateMany({ data: { leaseToken: null } })
  await expect.poll(() => onLost.mock.calls.length).toBe(1)
})

test('a lease is lost where the database has not answered for its length', async () => {
  const lease = { ...(await leaseOfFirst()), seconds: 0.2 }
  const onLost = vi.fn()
  onTestFinished(keepLease({ lease, renewalMs: 60_000, onLost }))
  await expect.poll(() => onLost.mock.calls.length).toBe(1)
  expect(await renewLease(lease)).toBe(true)
  expect(await releaseLease(lease)).toBe(true)
})
