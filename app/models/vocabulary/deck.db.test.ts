import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createUser } from '#tests/support/factories.ts'
import { addToDeck, listInDeck, takeFromDeck } from './deck.server.ts'

async function createWord(english: string) {
  const data = { english, turkish: 'x', category: 'Housing', difficulty: 'beginner' } as const
  return db.vocabulary.create({ data, select: { id: true } })
}

test('one statement tells which words a learner has in the deck', async () => {
  const [one, other] = [await createUser(), await createUser()]
  const [bond, lease] = [await createWord('bond'), await createWord('lease')]
  const now = new Date()
  expect(await addToDeck({ userId: one.id, word: { vocabularyId: bond.id }, now })).toBe(true)
  expect(await addToDeck({ userId: one.id, word: { vocabularyId: 999_999 }, now })).toBe(false)
  const vocabularyIds = [bond.id, lease.id]
  expect([...(await listInDeck({ userId: one.id, vocabularyIds }))]).toEqual([bond.id])
  expect([...(await listInDeck({ userId: other.id, vocabularyIds }))]).toEqual([])
})

test('a word is taken out again in both directions, unless one of them has been reviewed', async () => {
  const { id: userId } = await createUser()
  const { id: vocabularyId } = await createWord('will')
  const deck = { userId, word: { vocabularyId } }
  const count = () => db.vocabularyCard.count({ where: { userId } })
  expect(await takeFromDeck(deck)).toBe(true)
  await addToDeck({ ...deck, now: new Date() })
  expect(await takeFromDeck(deck)).toBe(true)
  expect(await count()).toBe(0)
  await addToDeck({ ...deck, now: new Date() })
  await db.vocabularyCard.updateMany({ where: { userId, direction: 'to_english' }, data: { reps: 1 } })
  expect(await takeFromDeck(deck)).toBe(false)
  expect(await count()).toBe(2)
})
