import { beforeAll, expect, test } from 'vitest'
import { OWN_RESULTS_MAX } from '#app/config/vocabulary.ts'
import { db } from '#app/db.server.ts'
import { createUser } from '#tests/support/factories.ts'
import { foldForSearch } from '../fold.ts'
import { findOwnResults } from './own-results.server.ts'

let userId: number
let other: number

const own = (owner: number, english: string, turkish: string) => ({
  userId: owner,
  english,
  turkish,
  folded: foldForSearch(`${english} ${turkish}`),
})

beforeAll(async () => {
  userId = (await createUser()).id
  other = (await createUser()).id
  await db.ownWord.createMany({
    data: [
      own(userId, 'bond', 'kefalet'),
      own(userId, 'bond clean', 'çıkış temizliği'),
      own(userId, 'vagabond', 'serseri'),
      own(userId, 'sick leave', 'HASTALIK İZNİ'),
      own(other, 'bond', 'somebody else’s'),
    ],
  })
})

const found = async (q: string, owner = userId) => {
  const words = await findOwnResults({ userId: owner, q })
  return words.map(({ english }) => english)
}

test('only the own words of this learner are found, in both languages, whole words first', async () => {
  expect(await found('BOND')).toEqual(['bond', 'bond clean', 'vagabond'])
  expect(await found('hastalik izni')).toEqual(['sick leave'])
  expect(await found('somebody')).toEqual([])
  expect(await found('bond', other)).toEqual(['bond'])
})

test.each(['', '   ', '%', '_', '\u0000', '\\'])('%j is no pattern', async (q) => {
  expect(await found(q)).toEqual([])
})

test('there are never more than a page can show', async () => {
  const many = Array.from({ length: OWN_RESULTS_MAX + 5 }, (_, index) => own(other, `term ${index}`, 'terim'))
  await db.ownWord.createMany({ data: many })
  expect(await found('terim', other)).toHaveLength(OWN_RESULTS_MAX)
})
