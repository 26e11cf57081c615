import { expect, test } from 'vitest'
import { VAIN_SEARCHES_MAX } from '#app/config/vocabulary.ts'
import { db } from '#app/db.server.ts'
import { countVainSearch } from './vain-search.server.ts'

const at = (day: number) => new Date(Date.UTC(2026, 2, day))

test('a search is counted by its folded form, and shown as it was typed last', async () => {
  await countVainSearch({ folded: 'kolesterol', text: 'kolesterol' }, at(1))
  await countVainSearch({ folded: 'kolesterol', text: 'Kolesterol' }, at(2))
  expect(await db.vainSearch.findMany()).toEqual([
    { folded: 'kolesterol', text: 'Kolesterol', count: 2, searchedAt: at(2) },
  ])
})

test('above the limit the rarest goes, of these the oldest, and never the one just counted', async () => {
  await db.vainSearch.deleteMany()
  const letters = 'abcdefghij'
  const word = (number: number) => `x${Array.from(String(number), (digit) => letters[Number(digit)]).join('')}`
  await db.vainSearch.createMany({
    data: Array.from({ length: VAIN_SEARCHES_MAX }, (_, number) => ({
      folded: word(number),
      text: word(number),
      count: number === 0 ? 1 : 2,
      searchedAt: number === 1 ? at(1) : at(5),
    })),
  })
  await countVainSearch({ folded: 'new', text: 'new' }, at(6))
  expect(await db.vainSearch.findUnique({ where: { folded: word(0) } })).toBeNull()
  await countVainSearch({ folded: 'newer', text: 'newer' }, at(7))
  expect(await db.vainSearch.findUnique({ where: { folded: 'new' } })).toBeNull()
  await countVainSearch({ folded: 'newer', text: 'newer' }, at(8))
  await countVainSearch({ folded: 'newest', text: 'newest' }, at(9))
  expect(await db.vainSearch.findUnique({ where: { folded: word(1) } })).toBeNull()
  expect(await db.vainSearch.findUnique({ where: { folded: 'newest' } })).not.toBeNull()
  expect(await db.vainSearch.count()).toBe(VAIN_SEARCHES_MAX)
})
