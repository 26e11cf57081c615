import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SPRINT_PAGE_ITEMS } from '#app/config/sprints.ts'
import { readSprintOptions, sprintQuery } from './options.ts'
import { bestStreak, readSprintPlace, writeMarks } from './sprint-flow.ts'

test('a place is the same after it was written and read', () => {
  const marks = fc.array(fc.boolean(), { maxLength: SPRINT_PAGE_ITEMS })
  fc.assert(
    fc.property(fc.nat(999_999_999), marks, (seed, done) => {
      const query = new URLSearchParams({ seed: String(seed), marks: writeMarks(done) })
      expect(readSprintPlace(query)).toEqual({ seed, marks: done, answer: null })
    }),
  )
})

test.each(['', 'seed=x', 'seed=-1', 'seed=1234567890'])('"%s" is no place', (query) => {
  expect(readSprintPlace(new URLSearchParams(query))).toBeNull()
})

test('options survive an address, and anything else is as usual', () => {
  const options = { direction: 'to_turkish', level: 3, speed: 'fast', minutes: 5 } as const
  expect(readSprintOptions(new URLSearchParams(sprintQuery(options)))).toEqual(options)
  expect(readSprintOptions(new URLSearchParams('level=9&speed=light&minutes=60'))).toEqual({
    direction: 'to_english',
    level: 1,
    speed: 'normal',
    minutes: 2,
  })
})

test('the best streak is the longest row', () => {
  expect(bestStreak([])).toBe(0)
  expect(bestStreak([true, true, false, true])).toBe(2)
  fc.assert(
    fc.property(fc.array(fc.boolean()), (marks) => {
      const rows = writeMarks(marks).split('0')
      expect(bestStreak(marks)).toBe(Math.max(...rows.map((row) => row.length)))
    }),
  )
})
