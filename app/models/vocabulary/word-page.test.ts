import { expect, test } from 'vitest'
import { WORDS_PER_PAGE } from '#app/config/vocabulary.ts'
import type { VocabularyItem } from './item.ts'
import { pageOfWords, readPageNumber } from './word-page.ts'

function words(count: number, category = 'Housing'): VocabularyItem[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index,
    english: `word ${index}`,
    turkish: `söz ${index}`,
    category,
    difficulty: 'beginner',
    pronunciation: null,
    sense: null,
    acceptedTurkish: [],
    acceptedEnglish: [],
    exampleEnglish: null,
    exampleTurkish: null,
  }))
}

const ALL = { category: '' }

test('the pages hold every word once, in order', () => {
  const found = words(2 * WORDS_PER_PAGE + 1)
  const pages = [1, 2, 3].map((number) => pageOfWords({ found, filter: ALL, number }))
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(found.map(({ id }) => id))
  expect(pages.map(({ pages: of }) => of)).toEqual([3, 3, 3])
})

test.each([
  [0, 1],
  [1, 1],
  [WORDS_PER_PAGE, 1],
  [WORDS_PER_PAGE + 1, 2],
])('%i words make %i pages, and a number beyond them gives the last', (count, pages) => {
  expect(pageOfWords({ found: words(count), filter: ALL, number: 99 })).toMatchObject({ pages, number: pages, count })
})

test('categories are counted whichever is selected', () => {
  const found = [...words(3), ...words(2, 'Legal')]
  const page = pageOfWords({ found, filter: { category: 'Legal' }, number: 1 })
  expect(page).toMatchObject({ count: 2, categories: { Housing: 3, Legal: 2 } })
})

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  ['page=99999999', 1],
])('?%s is page %i', (query, number) => {
  expect(readPageNumber(new URLSearchParams(query))).toBe(number)
})
