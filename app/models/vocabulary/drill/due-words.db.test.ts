import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createUser } from '#tests/support/factories.ts'
import { newMemory } from './schedule.ts'
import { listDueWords } from './due-words.server.ts'

const FROM = new Date('2026-03-02T13:00:00Z')
const BEFORE = new Date('2026-03-03T13:00:00Z')
const at = (time: string) => newMemory(new Date(`2026-03-${time}:00Z`))

async function createWord(english: string, publishedAt: Date | null = new Date()) {
  const data = { english, turkish: 'x', category: 'Housing', difficulty: 'beginner', publishedAt } as const
  return { vocabularyId: (await db.vocabulary.create({ data, select: { id: true } })).id }
}

test('words that come back in a day, each once, those that come first first', async () => {
  const [{ id: userId }, other] = [await createUser(), await createUser()]
  const [bond, lease, will, draft] = [
    await createWord('bond'),
    await createWord('lease'),
    await createWord('will'),
    await createWord('draft', null),
  ]
  const own = await db.ownWord.create({ data: { userId, english: 'dinghy', turkish: 'bot', folded: 'dinghy bot' } })
  const [there, back] = [{ direction: 'to_turkish' }, { direction: 'to_english' }] as const
  await db.vocabularyCard.createMany({
    data: [
      { ...at('03T09:00'), ...there, ...bond, userId },
      { ...at('02T13:00'), ...back, ...bond, userId },
      { ...at('02T20:00'), ...there, userId, ownWordId: own.id },
      { ...at('03T12:59'), ...there, ...lease, userId },
      // Overdue, a day later, of nobody who learns now, another learner's.
      { ...at('02T12:59'), ...back, ...lease, userId },
      { ...at('03T13:00'), ...there, ...will, userId },
      { ...at('03T09:00'), ...there, ...draft, userId },
      { ...at('03T09:00'), ...there, ...will, userId: other.id },
    ],
  })
  const due = { userId, from: FROM, before: BEFORE }
  expect(await listDueWords({ ...due, limit: 12 })).toEqual({
    count: 3,
    words: [
      { ref: bond, english: 'bond', turkish: 'x', sense: null },
      { ref: { ownWordId: own.id }, english: 'dinghy', turkish: 'bot', sense: null },
      { ref: lease, english: 'lease', turkish: 'x', sense: null },
    ],
  })
  const { count, words } = await listDueWords({ ...due, limit: 1 })
  expect([count, words.map(({ english }) => english)]).toEqual([3, ['bond']])
  expect(await listDueWords({ userId: other.id, from: BEFORE, before: FROM, limit: 1 })).toEqual({
    count: 0,
    words: [],
  })
})
