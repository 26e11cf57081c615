import { expect, test } from 'vitest'
import { offerCandidates, readCandidateFilter, withUses } from './candidate-choice.ts'
import type { Candidate } from './template-values.ts'

const candidate = (id: number, topic: string, level: Candidate['level'], uses = 0): Candidate => ({
  id,
  title: `Dialogue ${id}`,
  topic,
  level,
  isDraft: false,
  uses,
})
const CANDIDATES = [
  candidate(1, 'Legal', 'intermediate', 1),
  candidate(2, 'Legal', 'advanced'),
  candidate(3, 'Housing', 'advanced'),
  candidate(4, 'Housing', 'intermediate', 2),
]
const read = (query: string) => readCandidateFilter(new URLSearchParams(query), CANDIDATES)

function offer(query: string, chosen: unknown[] = []) {
  const { unused, used, found } = offerCandidates({ candidates: CANDIDATES, filter: read(query), chosen })
  return [unused.map(({ id }) => id), used.map(({ id }) => id), found]
}

test('the filter is read from the address, and what no dialogue has is ignored', () => {
  expect(read('topic=Legal&level=advanced')).toEqual({ topic: 'Legal', level: 'advanced' })
  expect(read('topic=Nowhere&level=expert')).toEqual({ topic: null, level: null })
  expect(read('')).toEqual({ topic: null, level: null })
})

test('those in no other mock test are offered apart, narrowed by topic and level', () => {
  expect(offer('')).toEqual([[2, 3], [1, 4], 4])
  expect(offer('topic=Legal')).toEqual([[2], [1], 2])
  expect(offer('level=advanced')).toEqual([[2, 3], [], 2])
  expect(offer('topic=Housing&level=intermediate')).toEqual([[], [4], 1])
})

test('a chosen dialogue stays in the list, but does not count as found', () => {
  expect(offer('topic=Legal', ['3', '', undefined])).toEqual([[2, 3], [1], 2])
  expect(offer('topic=Legal', ['4'])).toEqual([[2], [1, 4], 2])
})

test('uses are counted without the mock test being edited', () => {
  const templates = [
    { id: 10, dialogueIds: [1, 2] },
    { id: 11, dialogueIds: [3, 1] },
  ]
  const usesOf = (edited: number | undefined) => withUses(CANDIDATES, templates, edited).map(({ uses }) => uses)
  expect(usesOf(undefined)).toEqual([2, 1, 1, 0])
  expect(usesOf(10)).toEqual([1, 0, 1, 0])
})
