import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { ask } from '#app/questions.server.ts'
import { createUser } from '#tests/support/factories.ts'
import { dailyXpOf, goalDaysOf } from './daily-progress.server.ts'

// 21 November in Istanbul, already the 22nd in Sydney.
const NOW = new Date('2026-11-21T14:00:00Z')

test("the XP are those of the learner's own day", async () => {
  const [learner, other] = [await createUser(), await createUser()]
  await db.dailyProgress.createMany({
    data: [
      { userId: learner.id, date: new Date('2026-11-21'), xpEarned: 40 },
      { userId: learner.id, date: new Date('2026-11-22'), xpEarned: 110 },
      { userId: other.id, date: new Date('2026-11-21'), xpEarned: 70 },
    ],
  })
  const xpIn = (timezone: string, userId = learner.id) => ask(dailyXpOf({ userId, timezone, now: NOW }))
  expect(await xpIn('Europe/Istanbul')).toBe(40)
  expect(await xpIn('Australia/Sydney')).toBe(110)
  expect(await xpIn('Europe/Istanbul', other.id)).toBe(70)
  expect(await xpIn('Australia/Sydney', other.id)).toBe(0)
})

test('the days of a streak are those with the goal met, of this learner', async () => {
  const [learner, other] = [await createUser(), await createUser()]
  await db.dailyProgress.createMany({
    data: [
      { userId: learner.id, date: new Date('2026-11-19'), xpEarned: 100 },
      { userId: learner.id, date: new Date('2026-11-20'), xpEarned: 99 },
      { userId: learner.id, date: new Date('2026-11-21'), xpEarned: 250 },
      { userId: other.id, date: new Date('2026-11-20'), xpEarned: 120 },
    ],
  })
  expect(await ask(goalDaysOf(learner.id))).toEqual(['2026-11-21', '2026-11-19'])
})
