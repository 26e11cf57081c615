import { expect, test } from 'vitest'
import { filterMenu, menuTopics, readMenuFilter } from './menu-filter.ts'

const TEMPLATES = [
  { id: 1, category: 'Community & Housing', level: 'intermediate' },
  { id: 2, category: 'Housing & Legal', level: 'advanced' },
  { id: 3, category: 'Mixed', level: 'advanced' },
] as const

const shown = (query: string) =>
  filterMenu(TEMPLATES, readMenuFilter(new URLSearchParams(query), TEMPLATES)).map(({ id }) => id)

test('the topics of both dialogues, each once', () => {
  expect(menuTopics(TEMPLATES)).toEqual(['Community', 'Housing', 'Legal', 'Mixed'])
})

test('a test is found by either topic, and by its level', () => {
  expect(shown('topic=Housing')).toEqual([1, 2])
  expect(shown('topic=Legal')).toEqual([2])
  expect(shown('level=advanced')).toEqual([2, 3])
  expect(shown('topic=Housing&level=intermediate')).toEqual([1])
  expect(shown('topic=Community&level=advanced')).toEqual([])
})

test('what no test has is ignored', () => {
  expect(shown('topic=Finance&level=beginner')).toEqual([1, 2, 3])
  expect(shown('topic=&level=x')).toEqual([1, 2, 3])
})
