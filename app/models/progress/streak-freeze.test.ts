import { assert, constantFrom, integer, nat, property, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#app/config/time.ts'
import { bridgedStreak, mondayOf } from './streak-freeze.ts'

// A Monday.
const START = Date.UTC(2026, 0, 5)
const dayNumber = (number: number) => new Date(START + number * DAY_MS).toISOString().slice(0, 10)
const streakOf = (numbers: readonly number[], today: number) =>
  bridgedStreak({ days: numbers.map(dayNumber), today: dayNumber(today) })

const TODAY = 70
const practised = uniqueArray(integer({ min: 0, max: TODAY }), { maxLength: 60 })

test('a week begins on Monday', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23')
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  expect(mondayOf('2027-01-01')).toBe('2026-12-28')
})

test('days in a row need no freeze, and today is not missed yet', () => {
  expect(streakOf([0, 1, 2], 2)).toEqual({ length: 3, frozen: [], isFreezeUsed: false })
  expect(streakOf([0, 1, 2], 3)).toEqual({ length: 3, frozen: [], isFreezeUsed: false })
})

test('one missed day in a week is bridged and does not count', () => {
  expect(streakOf([0, 1, 3, 4], 4)).toEqual({ length: 4, frozen: [dayNumber(2)], isFreezeUsed: true })
  // The day before today was missed; the streak still holds.
  expect(streakOf([0, 1, 2], 4)).toEqual({ length: 3, frozen: [dayNumber(3)], isFreezeUsed: true })
})

test('a freeze of last week leaves the one of this week', () => {
  expect(streakOf([4, 6, 7, 8], 8)).toEqual({ length: 4, frozen: [dayNumber(5)], isFreezeUsed: false })
})

test('Sunday and Monday are of two weeks, so both are bridged', () => {
  expect(streakOf([4, 5, 8], 8)).toEqual({ length: 3, frozen: [dayNumber(7), dayNumber(6)], isFreezeUsed: true })
})

test('nothing practised is no streak, and days before the first are no missed days', () => {
  expect(streakOf([], 3)).toEqual({ length: 0, frozen: [], isFreezeUsed: false })
  expect(streakOf([4], 4)).toEqual({ length: 1, frozen: [], isFreezeUsed: false })
})

test('it is never longer than the days practised, and never counts one of the future', () => {
  assert(
    property(practised, integer({ min: 0, max: TODAY }), (numbers, today) => {
      expect(streakOf(numbers, today).length).toBeLessThanOrEqual(numbers.filter((n) => n <= today).length)
    }),
  )
})

test('two missed days in one week break it: nothing before the second counts', () => {
  assert(
    property(practised, nat(8), uniqueArray(nat(6), { minLength: 2, maxLength: 2 }), (numbers, week, missed) => {
      const gaps = missed.map((weekday) => week * 7 + weekday)
      const days = numbers.filter((n) => !gaps.includes(n))
      const afterFirst = days.filter((n) => n > Math.min(...gaps))
      expect(streakOf(days, TODAY).length).toBeLessThanOrEqual(afterFirst.length)
    }),
  )
})

test('every week of it has one missed day at most', () => {
  assert(
    property(practised, (numbers) => {
      const { frozen } = streakOf(numbers, TODAY)
      const weeks = frozen.map(mondayOf)
      expect(new Set(weeks).size).toBe(weeks.length)
      expect(frozen.some((day) => numbers.map(dayNumber).includes(day))).toBe(false)
    }),
  )
})

test('a day more never makes it shorter', () => {
  assert(
    property(practised, integer({ min: 0, max: TODAY }), (numbers, added) => {
      expect(streakOf([...numbers, added], TODAY).length).toBeGreaterThanOrEqual(streakOf(numbers, TODAY).length)
    }),
  )
})

test('the order of the days does not matter, nor a day given twice', () => {
  assert(
    property(practised, constantFrom(-1, 1), (numbers, direction) => {
      const sorted = numbers.toSorted((one, other) => direction * (one - other))
      expect(streakOf([...sorted, ...sorted], TODAY)).toEqual(streakOf(numbers, TODAY))
    }),
  )
})
