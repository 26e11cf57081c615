import { expect, test } from 'vitest'
import { db, inTransaction } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { deleteEndedLinks } from '../deletion.server.ts'
import * as reset from './reset-token.server.ts'
import { hashToken } from './token.server.ts'
import * as verification from './verification-token.server.ts'

const KINDS = [
  {
    name: 'reset',
    table: 'password_reset_tokens',
    minutes: 15,
    create: reset.createResetToken,
    stateOf: reset.findResetTokenState,
  },
  {
    name: 'verification',
    table: 'email_verification_tokens',
    minutes: 24 * 60,
    create: verification.createVerificationToken,
    stateOf: verification.findVerificationTokenState,
  },
]

/** Lets time pass for every token of a table. */
async function age(table: string, interval: string): Promise<void> {
  await db.$executeRawUnsafe(`UPDATE ${table} SET expires_at = expires_at - interval '${interval}'`)
}

async function storedTokens(table: string): Promise<string[]> {
  const rows = await db.$queryRawUnsafe<{ token: string }[]>(`SELECT token FROM ${table} ORDER BY id`)
  return rows.map(({ token }) => token)
}

test.each(KINDS)('a $name token is long, unique, and stored only as its hash', async ({ create, table }) => {
  const user = await createAccount({ emailVerified: false })
  const token = await create({ userId: user.id })
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await storedTokens(table)).toContain(hashToken(token))
  expect(await storedTokens(table)).not.toContain(token)
  expect(await create({ userId: user.id })).not.toBe(token)
})

test.each(KINDS)('a $name token lives $minutes minutes by the database clock', async (kind) => {
  const user = await createAccount({ emailVerified: false })
  const token = await kind.create({ userId: user.id })
  expect(await kind.stateOf(token)).toBe('valid')
  await age(kind.table, `${kind.minutes - 1} minutes`)
  expect(await kind.stateOf(token)).toBe('valid')
  await age(kind.table, '1 minute')
  expect(await kind.stateOf(token)).toBe('expired')
})

test.each(KINDS)('a new $name token ends the older ones of its account only', async ({ create, stateOf }) => {
  const user = await createAccount({ emailVerified: false })
  const other = await createAccount({ emailVerified: false })
  const kept = await create({ userId: other.id })
  const older = await create({ userId: user.id })
  const newer = await create({ userId: user.id })
  expect(await stateOf(older)).toBe('unknown')
  expect(await stateOf(newer)).toBe('valid')
  expect(await stateOf(kept)).toBe('valid')
})

test.each(KINDS)('of $name tokens created at the same moment one survives', async ({ create, stateOf }) => {
  const user = await createAccount({ emailVerified: false })
  const tokens = await Promise.all(Array.from({ length: 5 }, () => create({ userId: user.id })))
  const states = await Promise.all(tokens.map(stateOf))
  expect(states.filter((state) => state === 'valid')).toHaveLength(1)
})

test.each(KINDS)('a $name token is undone with its transaction', async ({ create, stateOf }) => {
  const user = await createAccount({ emailVerified: false })
  const before = await create({ userId: user.id })
  let made = ''
  const undone = inTransaction(async (database) => {
    made = await create({ userId: user.id, database })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await stateOf(made)).toBe('unknown')
  expect(await stateOf(before)).toBe('valid')
})

test.each(KINDS)('$name tokens are deleted a day after they expire', async (kind) => {
  const user = await createAccount({ emailVerified: false })
  await deleteEndedLinks()
  const token = await kind.create({ userId: user.id })
  await age(kind.table, `${kind.minutes + 24 * 60 - 1} minutes`)
  await deleteEndedLinks()
  expect(await kind.stateOf(token)).toBe('expired')
  await age(kind.table, '1 minute')
  expect(await deleteEndedLinks()).toBeGreaterThan(0)
  expect(await kind.stateOf(token)).toBe('unknown')
})

test('reset links and verification links are not interchangeable', async () => {
  const user = await createAccount({ emailVerified: false })
  const [resetToken, verificationToken] = await Promise.all([
    reset.createResetToken({ userId: user.id }),
    verification.createVerificationToken({ userId: user.id }),
  ])
  expect(await reset.findResetTokenState(verificationToken)).toBe('unknown')
  expect(await verification.findVerificationTokenState(resetToken)).toBe('unknown')
})

test('creating a new link and using the old one concurrently never deadlocks', async () => {
  const user = await createAccount({ emailVerified: false })
  for (let round = 0; round < 5; round += 1) {
    const token = await reset.createResetToken({ userId: user.id })
    const [newer, used] = await Promise.all([
      reset.createResetToken({ userId: user.id }),
      inTransaction((database) => reset.takeResetToken({ token, database })),
    ])
    expect(['valid', 'unknown']).toContain(used.state)
    expect(['valid', 'unknown']).toContain(await reset.findResetTokenState(newer))
  }
})

test('a verification link works once, and then reports that the address is verified', async () => {
  const user = await createAccount({ emailVerified: false })
  const token = await verification.createVerificationToken({ userId: user.id })
  const states = await Promise.all([1, 2, 3].map(() => verification.takeVerificationToken(token)))
  expect(states.toSorted()).toEqual(['valid', 'verified', 'verified'])
  // If the address lost its mark, the used link would not restore it.
  await db.user.update({ where: { id: user.id }, data: { emailVerified: false } })
  expect(await verification.takeVerificationToken(token)).toBe('expired')
  expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ emailVerified: false })
})
