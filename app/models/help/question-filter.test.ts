import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { filterEntries, questionQuery, readQuestionFilter } from './question-filter.ts'

const CATEGORIES = ['scoring', 'basics'] as const
const ENTRIES = [
  { id: 'pass', category: 'scoring', text: 'What is the pass mark? At least 63 of 90.' },
  { id: 'ccl', category: 'basics', text: 'CCL sınavı nedir? İngilizce ile Türkçe arasında.' },
  { id: 'weights', category: 'scoring', text: 'How does NAATI mark? Downwards, from 45.' },
] as const

type Category = (typeof CATEGORIES)[number]

function idsFor(q: string, category: Category | 'all' = 'all'): string[] {
  return filterEntries({ entries: ENTRIES, filter: { q, category } }).shown.map(({ id }) => id)
}

test('without a search the whole category is shown', () => {
  expect(idsFor('')).toEqual(['pass', 'ccl', 'weights'])
  expect(idsFor('', 'scoring')).toEqual(['pass', 'weights'])
})

test('words are found in question and answer, ignoring case', () => {
  expect(idsFor('PASS MARK')).toEqual(['pass'])
  expect(idsFor('from 45')).toEqual(['weights'])
})

test('Turkish words are found without Turkish letters, and in capitals', () => {
  expect(idsFor('sinavi')).toEqual(['ccl'])
  expect(idsFor('INGILIZCE')).toEqual(['ccl'])
  expect(idsFor('TÜRKÇE')).toEqual(['ccl'])
})

test('both the search and the category must match', () => {
  expect(idsFor('mark', 'basics')).toEqual([])
})

test('the counts give the hits of the search in each category', () => {
  expect(filterEntries({ entries: ENTRIES, filter: { q: 'mark', category: 'basics' } }).counts).toEqual({
    all: 2,
    scoring: 2,
  })
})

test('an unknown category is no filter, and the search text is limited', () => {
  const query = new URLSearchParams({ q: ` ${'x'.repeat(500)}`, category: 'weather' })
  const filter = readQuestionFilter(query, CATEGORIES)
  expect(filter.category).toBe('all')
  expect(filter.q).toHaveLength(200)
})

test('a filter survives the round trip through an address', () => {
  assert(
    property(string({ maxLength: 100 }), constantFrom('all', ...CATEGORIES), (typed, category) => {
      const filter = { q: typed.trim(), category }
      expect(readQuestionFilter(new URLSearchParams(questionQuery(filter)), CATEGORIES)).toEqual(filter)
    }),
  )
})
