import { assert, array, date, integer, nat, property, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#app/config/time.ts'
import { dayBefore, growStreak, isStreakActive, type Streak } from './streak.ts'

const NEW: Streak = { current: 0, longest: 0, lastGrowth: null }
const START = Date.UTC(2026, 0, 1)
const dayNumber = (number: number) => new Date(START + number * DAY_MS).toISOString().slice(0, 10)

function grownOn(days: number[]): Streak {
  return days.reduce((streak, number) => growStreak({ streak, day: dayNumber(number) }), NEW)
}

/** The longest run of consecutive days, computed the slow way. */
function longestRun(days: number[]): number {
  const known = new Set(days)
  return Math.max(
    0,
    ...days.map((first) => {
      let length = 1
      while (known.has(first + length)) length += 1
      return length
    }),
  )
}

test('the previous day crosses months, years and leap days', () => {
  expect(dayBefore('2026-03-01')).toBe('2026-02-28')
  expect(dayBefore('2028-03-01')).toBe('2028-02-29')
  expect(dayBefore('2027-01-01')).toBe('2026-12-31')
})

test('the first goal starts a streak of one, the next day makes it two', () => {
  expect(grownOn([5])).toEqual({ current: 1, longest: 1, lastGrowth: '2026-01-06' })
  expect(grownOn([5, 6]).current).toBe(2)
})

test('reaching the goal again on the same day changes nothing', () => {
  assert(
    property(array(nat(400)), (days) => {
      const once = days.toSorted((a, b) => a - b)
      expect(grownOn(once.flatMap((day) => [day, day, day]))).toEqual(grownOn(once))
    }),
  )
})

test('a missed day restarts it at one and keeps the longest', () => {
  expect(grownOn([1, 2, 3, 5])).toEqual({ current: 1, longest: 3, lastGrowth: dayNumber(5) })
})

test('the longest streak is the longest run of consecutive days', () => {
  assert(
    property(uniqueArray(integer({ min: 0, max: 60 })), (days) => {
      const sorted = days.toSorted((a, b) => a - b)
      expect(grownOn(sorted).longest).toBe(longestRun(sorted))
    }),
  )
})

test('a day before the last growth changes nothing', () => {
  const streak = grownOn([10, 11])
  for (const number of [11, 10, 3]) expect(growStreak({ streak, day: dayNumber(number) })).toBe(streak)
})

test('it is active today and tomorrow, and then ends', () => {
  assert(
    property(date({ min: new Date(START), max: new Date(Date.UTC(2030, 0, 1)), noInvalidDate: true }), (moment) => {
      const today = moment.toISOString().slice(0, 10)
      expect(isStreakActive({ lastGrowth: today, today })).toBe(true)
      expect(isStreakActive({ lastGrowth: dayBefore(today), today })).toBe(true)
      expect(isStreakActive({ lastGrowth: dayBefore(dayBefore(today)), today })).toBe(false)
    }),
  )
  expect(isStreakActive({ lastGrowth: null, today: '2026-01-01' })).toBe(false)
})
