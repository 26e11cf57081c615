import { expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createDialogue } from '#tests/support/factories.ts'
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
  const { id } = await createDialogue()
  const named = ['referral', 'Referral Letter', 'kneecap', 'swelling']
  const terms = named.map((english) => ({ english, turkish: `${english} (tr)` }))
  await db.dialogue.update({ where: { id }, data: { terms } })
  const { terms: found, guidance, segments } = await getGuidedDialogue(id)
  expect(found.map(({ english, isListed }) => [english, isListed])).toEqual([
    ['referral', true],
    ['Referral Letter', true],
    ['kneecap', false],
    ['swelling', false],
  ])
  expect(found[0]?.turkish).toBe('referral (tr)')
  expect({ guidance, count: segments.length }).toEqual({ guidance: [], count: 2 })
})

test('two dialogues are one statement, and a deleted one has its result', async () => {
  const [first, second] = [await createDialogue({ deletedAt: new Date() }), await createDialogue()]
  const statements = await statementsOf(async () => {
    const found = await listGuidedDialogues([first.id, second.id])
    expect(found.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([first.id, second.id])
  })
  expect(statements).toHaveLength(1)
  await expect(getGuidedDialogue(second.id + 1_000)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
