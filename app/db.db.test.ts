import { expect, test } from 'vitest'
import { closeDatabase, db, inTransaction } from './db.server.ts'

test('a moment is stored and read as it is, whatever the time zone of the server', async () => {
  await db.$executeRawUnsafe(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET timezone = ''Europe/Istanbul''', current_database()); END $$`,
  )
  await closeDatabase()
  const handledAt = new Date('2026-07-01T09:08:07.654Z')
  await db.stripeEvent.create({ data: { id: 'evt_1', type: 'invoice.paid', handledAt } })
  const stored =
    await db.$queryRaw`SELECT to_char(handled_at AT TIME ZONE 'UTC', 'HH24:MI:SS.MS') AS at FROM stripe_events`
  expect(stored).toEqual([{ at: '09:08:07.654' }])
  expect((await db.stripeEvent.findUniqueOrThrow({ where: { id: 'evt_1' } })).handledAt).toEqual(handledAt)
})

test('a transaction that throws leaves nothing behind', async () => {
  const failing = inTransaction(async (tx) => {
    await tx.stripeEvent.create({ data: { id: 'evt_2', type: 'invoice.paid' } })
    throw new Error('later trouble')
  })
  await expect(failing).rejects.toThrow('later trouble')
  expect(await db.stripeEvent.findUnique({ where: { id: 'evt_2' } })).toBeNull()
})
