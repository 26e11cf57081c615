import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createDialogue, createUser } from '#tests/support/factories.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { getGuidedDialogue, listGuidedDialogues } from './guided-dialogue.server.ts'

const word = { category: 'Health', difficulty: 'beginner', exampleEnglish: '', exampleTurkish: '' } as const

async function createWords() {
  await db.vocabulary.deleteMany()
  await db.vocabulary.createMany({
    data: [
      { ...word, english: 'Referral', turkish: 'sevk', acceptedEnglish: ['referral letter'] },
      { ...word, english: 'kneecap', turkish: 'diz kapağı', publishedAt: null },
    ],
  })
}

test('a term is listed if it is a word of the published vocabulary, or accepted for one', async () => {
  await createWords()
  const { id: userId } = await createUser()
  const { id } = await createDialogue()
  const named = ['referral', 'Referral Letter', 'kneecap', 'swelling']
  const terms = named.map((english) => ({ english, turkish: `${english} (tr)` }))
  await db.dialogue.update({ where: { id }, data: { terms } })
  const { terms: found, guidance, segments } = await getGuidedDialogue({ id, userId })
  const referral = await db.vocabulary.findFirstOrThrow({ where: { english: 'Referral' } })
  expect(found.map(({ english, vocabularyId }) => [english, vocabularyId])).toEqual([
    ['referral', referral.id],
    ['Referral Letter', referral.id],
    ['kneecap', null],
    ['swelling', null],
  ])
  expect(found[0]?.turkish).toBe('referral (tr)')
  expect({ guidance, count: segments.length }).toEqual({ guidance: [], count: 2 })
  // A guest has no vocabulary.
  const forGuest = await getGuidedDialogue({ id, userId: null })
  expect(forGuest.terms.map(({ vocabularyId }) => vocabularyId)).toEqual([null, null, null, null])
})

test('of several entries the one with the Turkish of the term is taken, else that of the topic, and its card is told', async () => {
  await db.vocabulary.deleteMany()
  const { id: userId } = await createUser()
  const { id, topic } = await createDialogue()
  const add = (category: string, turkish: string) =>
    db.vocabulary.create({ data: { ...word, category, english: 'bond', turkish }, select: { id: true } })
  const [finance, own] = [await add('Business', 'tahvil'), await add(topic, 'depozito')]
  await db.vocabularyCard.create({
    data: {
      userId,
      vocabularyId: finance.id,
      due: new Date(),
      stability: 0,
      difficulty: 0,
      scheduledDays: 0,
      learningSteps: 0,
      reps: 0,
      lapses: 0,
      state: 0,
    },
  })
  const termOf = async (turkish: string, reader = userId) => {
    await db.dialogue.update({ where: { id }, data: { terms: [{ english: 'Bond', turkish }] } })
    const { vocabularyId, isInDeck } = (await getGuidedDialogue({ id, userId: reader })).terms[0] ?? {}
    return { vocabularyId, isInDeck }
  }
  expect(await termOf('Tahvil')).toEqual({ vocabularyId: finance.id, isInDeck: true })
  expect(await termOf('teminat')).toEqual({ vocabularyId: own.id, isInDeck: false })
  const { id: other } = await createUser()
  expect(await termOf('tahvil', other)).toEqual({ vocabularyId: finance.id, isInDeck: false })
})

test('two dialogues are one statement, and a deleted one has its result', async () => {
  const [first, second] = [await createDialogue({ deletedAt: new Date() }), await createDialogue()]
  const statements = await statementsOf(async () => {
    const found = await listGuidedDialogues({ ids: [first.id, second.id], userId: null })
    expect(found.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([first.id, second.id])
  })
  expect(statements).toHaveLength(1)
  await expect(getGuidedDialogue({ id: second.id + 1_000, userId: null })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
