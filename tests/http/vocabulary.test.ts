import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp
let headers: Record<string, string>

beforeAll(async () => {
  app = await startApp()
  headers = await signedInAs(await createAccount())
  await db.vocabulary.deleteMany()
  await db.vocabulary.createMany({
    data: [
      { english: 'referral', turkish: 'sevk kâğıdı', category: 'Healthcare', difficulty: 'intermediate' },
      { english: 'health insurance', turkish: 'sağlık sigortası', category: 'Insurance', difficulty: 'beginner' },
      {
        english: 'excess',
        turkish: 'muafiyet',
        category: 'Insurance',
        difficulty: 'advanced',
        acceptedTurkish: ['tenzili muafiyet'],
      },
    ],
  })
})
afterAll(() => app.close())

async function search(query: string): Promise<string[]> {
  const items: { english: string }[] = await (await app.request(`/api/vocabulary${query}`, { headers })).json()
  return items.map(({ english }) => english)
}

test('the whole library in alphabetical order, with its fields', async () => {
  expect(await search('')).toEqual(['excess', 'health insurance', 'referral'])
  const [first]: object[] = await (await app.request('/api/vocabulary', { headers })).json()
  expect(first).toMatchObject({
    id: expect.any(Number),
    turkish: 'muafiyet',
    category: 'Insurance',
    difficulty: 'advanced',
  })
})

test.each([
  ['?q=REFERRAL', ['referral']],
  ['?q=saglik', ['health insurance']],
  ['?q=SA%C4%9ELIK', ['health insurance']],
  ['?q=kagidi', ['referral']],
  ['?q=tenzili', ['excess']],
  ['?category=Insurance', ['excess', 'health insurance']],
  ['?category=Insurance&q=muaf', ['excess']],
  ['?category=Nothing', []],
  ['?q=%00', []],
  ['?category=%00', []],
])('%s finds %j', async (query, expected) => {
  expect(await search(query)).toEqual(expected)
})
