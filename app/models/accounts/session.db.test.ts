import { expect, test, vi } from 'vitest'
import { db, inTransaction } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { createPasswordSession, deleteSessionsOf, findSession } from './session.server.ts'

/** How many statements wait for a locked row. */
async function countWaiting(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO sessions%'`
  return row?.count ?? 0
}

test('a session after a password check starts while the password is unchanged', async () => {
  const { id: userId, password } = await createAccount()
  const token = await createPasswordSession({ userId, passwordHash: password ?? '' })
  expect((await findSession(token ?? ''))?.user.id).toBe(userId)
})

test.each(['another hash', null])('it does not start if the password has become %s', async (changed) => {
  const { id: userId, password } = await createAccount()
  await db.user.update({ where: { id: userId }, data: { password: changed } })
  expect(await createPasswordSession({ userId, passwordHash: password ?? '' })).toBeNull()
  expect(await db.session.count({ where: { userId } })).toBe(0)
})

test('a concurrent password change leaves no session of the old password', async () => {
  const { id: userId, password } = await createAccount()
  let starting: Promise<string | null> | undefined
  await inTransaction(async (database) => {
    await database.user.update({ where: { id: userId }, data: { password: 'another hash' } })
    starting = createPasswordSession({ userId, passwordHash: password ?? '' })
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 4_000 })
    await deleteSessionsOf({ userId, database })
  })
  expect(await starting).toBeNull()
  expect(await db.session.count({ where: { userId } })).toBe(0)
})
