import { expect, test } from 'vitest'
import { db, inTransaction } from '#app/db.server.ts'
import { ask } from '#app/questions.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { studyLogOf, logCard, logStudy } from './study-log.server.ts'

const AT = new Date('2026-11-28T22:30:00Z')

test('the same thing counts once, on the learner’s own day, and is nobody else’s', async () => {
  const [user, other] = [await createAccount(), await createAccount()]
  await db.userSettings.upsert({
    where: { userId: user.id },
    create: { userId: user.id, timezone: 'Australia/Sydney' },
    update: { timezone: 'Australia/Sydney' },
  })
  const studied = { userId: user.id, key: 'sprint.one', activity: 'sprint', seconds: 120, at: AT } as const
  await logStudy(db, studied)
  await logStudy(db, { ...studied, seconds: 900 })
  expect(await ask(studyLogOf({ userId: user.id, since: '2026-11-01' }))).toEqual([
    { day: '2026-11-29', activity: 'sprint', seconds: 120 },
  ])
  expect(await ask(studyLogOf({ userId: other.id, since: '2026-11-01' }))).toEqual([])
})

test('words of a day are one row, the last of what was done', async () => {
  const { id: userId } = await createAccount()
  await logCard(db, { userId, at: AT })
  await logStudy(db, { userId, key: 'sprint.one', activity: 'sprint', seconds: 60, at: new Date(AT.getTime() + 1_000) })
  await Promise.all([2, 3, 4].map((later) => logCard(db, { userId, at: new Date(AT.getTime() + later * 1_000) })))
  expect(await ask(studyLogOf({ userId, since: '2026-11-28' }))).toEqual([
    { day: '2026-11-28', activity: 'sprint', seconds: 60 },
    { day: '2026-11-28', activity: 'words', seconds: 48 },
  ])
})

test('what is rolled back is not logged', async () => {
  const { id: userId } = await createAccount()
  const failing = inTransaction(async (database) => {
    await logCard(database, { userId, at: AT })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await ask(studyLogOf({ userId, since: '2026-11-01' }))).toEqual([])
})
