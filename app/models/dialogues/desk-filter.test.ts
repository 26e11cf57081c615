import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACCESS_LEVELS, LEVELS } from '#app/config/dialogues.ts'
import {
  DESK_SORTS,
  DESK_STATES,
  deskQuery,
  type LibraryPage,
  narrowRows,
  pageRows,
  readDeskFilter,
  sortedBy,
} from './desk-filter.ts'

const { compare } = new Intl.Collator('en')
const NAMING = { nameOf: (topic: string) => topic, compare }
const read = (query: string) => readDeskFilter(new URLSearchParams(query))

const ROWS = [
  row('Renting a flat', { topic: 'Housing', level: 'advanced', accessLevel: 'free', wordCount: 310 }),
  row('A lost key', { topic: 'Housing', publishedAt: null, wordCount: null }),
  row('Dentist', {
    topic: 'Healthcare',
    level: 'intermediate',
    publishedAt: '2026-11-03T00:00:00.000Z',
    segmentCount: 9,
  }),
]

type Row = Parameters<typeof narrowRows>[0][number]

function row(title: string, changes: Partial<Row>): Row {
  const publishedAt = '2026-11-01T00:00:00.000Z'
  const rest = { topic: 'Legal', level: 'beginner', accessLevel: 'premium', wordCount: 300, segmentCount: 12 } as const
  return { title, ...rest, publishedAt, ...changes }
}

test.each([
  ['', ['Renting a flat', 'A lost key', 'Dentist']],
  ['q=KEY', ['A lost key']],
  ['topic=housing', ['Renting a flat', 'A lost key']],
  ['level=Advanced', ['Renting a flat']],
  ['access=free', ['Renting a flat']],
  ['state=draft', ['A lost key']],
  ['state=published', ['Renting a flat', 'Dentist']],
  ['topic=Housing&state=published', ['Renting a flat']],
  ['sort=title', ['A lost key', 'Dentist', 'Renting a flat']],
  ['sort=title&order=desc', ['Renting a flat', 'Dentist', 'A lost key']],
  ['sort=level', ['A lost key', 'Dentist', 'Renting a flat']],
  ['sort=words', ['A lost key', 'Dentist', 'Renting a flat']],
  ['sort=segments', ['Dentist', 'Renting a flat', 'A lost key']],
  ['sort=state', ['A lost key', 'Renting a flat', 'Dentist']],
  ['sort=rank&state=deleted&access=gold&level=expert', ['Renting a flat', 'A lost key', 'Dentist']],
])('?%s leaves %j', (query, titles) => {
  expect(narrowRows(ROWS, read(query), NAMING).map(({ title }) => title)).toEqual(titles)
})

test('a column sorts upwards, then downwards, then upwards again', () => {
  const once = sortedBy(read('q=a'), 'title')
  expect(deskQuery(once, { edit: '7' })).toBe('?q=a&sort=title&edit=7')
  const twice = sortedBy(once, 'title')
  expect(deskQuery(twice)).toBe('?q=a&sort=title&order=desc')
  expect(deskQuery(sortedBy(twice, 'title'))).toBe('?q=a&sort=title')
  expect(deskQuery(sortedBy(twice, 'level'))).toBe('?q=a&sort=level')
  expect(deskQuery(read(''))).toBe('')
})

const filters = fc.record({
  q: fc.string({ maxLength: 20 }).map((text) => text.trim()),
  topic: fc.constantFrom(null, 'Housing', 'Legal'),
  level: fc.constantFrom(null, ...LEVELS),
  access: fc.constantFrom(null, ...ACCESS_LEVELS),
  state: fc.constantFrom(null, ...DESK_STATES),
  sort: fc.constantFrom(null, ...DESK_SORTS),
  isDescending: fc.boolean(),
})
const rows = fc.array(
  fc.record({
    title: fc.string(),
    topic: fc.constantFrom('Housing', 'Legal', 'İş'),
    level: fc.constantFrom(...LEVELS),
    accessLevel: fc.constantFrom(...ACCESS_LEVELS),
    wordCount: fc.option(fc.nat(500)),
    segmentCount: fc.nat(40),
    publishedAt: fc.option(fc.date({ noInvalidDate: true }).map((day) => day.toISOString())),
  }),
)

test('an address says a filter whole', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const isDescending = filter.sort !== null && filter.isDescending
      expect(read(deskQuery(filter))).toEqual({ ...filter, isDescending })
    }),
  )
})

test('a filter only leaves out, and an order only moves', () => {
  fc.assert(
    fc.property(rows, filters, (found, filter) => {
      const unsorted = narrowRows(found, { ...filter, sort: null }, NAMING)
      expect(unsorted).toEqual(found.filter((one) => unsorted.includes(one)))
      const sorted = narrowRows(found, filter, NAMING)
      expect(new Set(sorted)).toEqual(new Set(unsorted))
      expect(sorted).toHaveLength(unsorted.length)
      const draftsAndOthers = DESK_STATES.flatMap((state) => narrowRows(found, { ...filter, state }, NAMING))
      expect(draftsAndOthers).toHaveLength(narrowRows(found, { ...filter, state: null }, NAMING).length)
    }),
  )
})

test('pages by key are the whole list, whatever their size, and a row that left the list loses no other', () => {
  const rowOf = fc.record({
    title: fc.constantFrom('a', 'b', 'c', 'd'),
    topic: fc.constantFrom('Legal', 'Housing'),
    level: fc.constantFrom('beginner' as const, 'advanced' as const),
    accessLevel: fc.constant('free' as const),
    wordCount: fc.option(fc.nat({ max: 3 })),
    segmentCount: fc.nat({ max: 3 }),
    publishedAt: fc.constantFrom(null, '2026-01-01T00:00:00.000Z'),
    isListed: fc.boolean(),
  })
  const query = fc.constantFrom('', 'sort=title', 'sort=words&order=desc', 'sort=state', 'state=draft', 'q=b')
  fc.assert(
    fc.property(fc.array(rowOf, { maxLength: 20 }), query, fc.integer({ min: 1, max: 6 }), (some, asked, limit) => {
      const all = some.map((one, id) => ({ ...one, id: id + 1 }))
      const filter = readDeskFilter(new URLSearchParams(asked))
      const isListed = (one: { isListed: boolean }) => one.isListed
      const whole = narrowRows(all.filter(isListed), filter, NAMING)
      const seen: number[] = []
      for (let after: number | null = null; ;) {
        const page: LibraryPage<{ id: number }> = pageRows(all, { filter, naming: NAMING, isListed, after, limit })
        expect([page.before, page.found]).toEqual([seen.length, whole.length])
        seen.push(...page.shown.map(({ id }) => id))
        if (page.next === null) break
        after = page.next
      }
      expect(seen).toEqual(whole.map(({ id }) => id))
    }),
  )
})
