import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/config/time.ts'
import { DAILY_GOAL_XP } from '#app/config/progress.ts'
import { dayIn, hourIn } from '../progress/local-time.ts'
import { dueHours, isDue, isLetterDay, nextReminder, weekdayOf } from './is-due.ts'

const SWEEP_MS = 15 * MINUTE_MS
const LONG_AGO = new Date('2020-01-01T00:00:00Z')
/** With half and quarter hours, clock changes at night, at midnight and by half an hour, and both ends of the date line. */
const ZONES = [
  'UTC',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Australia/Eucla',
  'Europe/Istanbul',
  'America/Santiago',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'not a zone',
]
const zones = constantFrom(...ZONES)
const hours = integer({ min: 0, max: 23 })
/** Days of 2025 to 2027. */
const days = integer({ min: 0, max: 3 * 365 }).map((n) => new Date(Date.UTC(2025, 0, 1) + n * DAY_MS))

/** The moments at which a sweep every quarter of an hour would find it due, by their local day. */
function dueMoments(timezone: string, hour: number, from: Date, sweeps: number): Map<string, Date[]> {
  const found = new Map<string, Date[]>()
  for (let n = 0; n < sweeps; n += 1) {
    const now = new Date(from.getTime() + n * SWEEP_MS)
    if (!isDue({ timezone, hour, chosenAt: LONG_AGO, now })) continue
    const day = dayIn(timezone, now)
    found.set(day, [...(found.get(day) ?? []), now])
  }
  return found
}

test('on every local day the hour comes once, whatever the zone does to its clocks', () => {
  assert(
    property(zones, hours, days, (timezone, hour, from) => {
      const found = dueMoments(timezone, hour, from, 4 * 72)
      // Of the three days that 72 hours touch, those in the middle are whole.
      const whole = [1, 2].map((n) => dayIn(timezone, new Date(from.getTime() + n * DAY_MS)))
      for (const day of whole) {
        const moments = found.get(day) ?? []
        expect(moments.length, `${day} ${hour}`).toBeGreaterThan(0)
        const [first] = moments
        // At the hour, or at the next one where the clock skips it; only in the last hours of a day it is not full three hours.
        if (first) expect(hourIn(timezone, first) - hour).toBeLessThanOrEqual(1)
        if (first) expect(hourIn(timezone, first)).toBeGreaterThanOrEqual(hour)
        const last = moments.at(-1)
        if (first && last) expect(last.getTime() - first.getTime()).toBeLessThan(3 * HOUR_MS + 2 * HOUR_MS)
      }
    }),
    { numRuns: 60 },
  )
})

test('never before the hour', () => {
  assert(
    property(zones, hours, days, integer({ min: 0, max: DAY_MS }), (timezone, hour, from, ms) => {
      const now = new Date(from.getTime() + ms)
      if (hourIn(timezone, now) < hour) expect(isDue({ timezone, hour, chosenAt: LONG_AGO, now })).toBe(false)
      expect(dueHours({ timezone, now }).includes(hour)).toBe(isDue({ timezone, hour, chosenAt: LONG_AGO, now }))
    }),
  )
})

test('an hour that the clock skips comes with the next one, and one that it repeats comes at first', () => {
  const sydney = (hour: number, now: string) =>
    isDue({ timezone: 'Australia/Sydney', hour, chosenAt: LONG_AGO, now: new Date(now) })
  // 4 October 2026: 1:59 is followed by 3:00.
  expect(sydney(2, '2026-10-03T15:59:00Z')).toBe(false)
  expect(sydney(2, '2026-10-03T16:00:00Z')).toBe(true)
  // 5 April 2026: 2:59 is followed by 2:00.
  expect(sydney(2, '2026-04-04T15:00:00Z')).toBe(true)
  expect(dayIn('Australia/Sydney', new Date('2026-04-04T15:00:00Z'))).toBe('2026-04-05')
})

test('three hours later it is too late, and an hour chosen after it came begins tomorrow', () => {
  const due = (chosen: string, now: string) =>
    isDue({ timezone: 'Europe/Istanbul', hour: 18, chosenAt: new Date(chosen), now: new Date(now) })
  const early = '2026-11-20T08:00:00Z'
  expect(due(early, '2026-11-21T15:00:00Z')).toBe(true)
  expect(due(early, '2026-11-21T17:59:00Z')).toBe(true)
  expect(due(early, '2026-11-21T18:00:00Z')).toBe(false)
  expect(due('2026-11-21T15:10:00Z', '2026-11-21T15:15:00Z')).toBe(false)
  expect(due('2026-11-21T15:10:00Z', '2026-11-22T15:15:00Z')).toBe(true)
})

const open = { day: '2026-11-25', minutes: null, pausedUntil: null, xp: 0, ignored: 0 }

test('three reminders in a row, then none', () => {
  expect([0, 1, 2, 3, 4].map((ignored) => nextReminder({ ...open, ignored }))).toEqual([1, 2, 3, null, null])
})

test('none when the goal is met, while the plan is paused, and on a day without minutes', () => {
  expect(nextReminder({ ...open, xp: DAILY_GOAL_XP - 1 })).toBe(1)
  expect(nextReminder({ ...open, xp: DAILY_GOAL_XP })).toBeNull()
  expect(nextReminder({ ...open, pausedUntil: '2026-11-26' })).toBeNull()
  expect(nextReminder({ ...open, pausedUntil: '2026-11-25' })).toBe(1)
  // A Wednesday.
  expect(weekdayOf(open.day)).toBe(2)
  expect(nextReminder({ ...open, minutes: [20, 20, 0, 20, 20, 20, 20] })).toBeNull()
  expect(nextReminder({ ...open, minutes: [0, 0, 20, 0, 0, 0, 0] })).toBe(1)
})

test('a letter on Mondays, within four weeks of practice', () => {
  const monday = { day: '2026-11-23', pausedUntil: null, lastPractice: '2026-11-22' }
  expect(isLetterDay(monday)).toBe(true)
  expect(isLetterDay({ ...monday, day: '2026-11-24' })).toBe(false)
  expect(isLetterDay({ ...monday, lastPractice: '2026-10-26' })).toBe(true)
  expect(isLetterDay({ ...monday, lastPractice: '2026-10-25' })).toBe(false)
  expect(isLetterDay({ ...monday, lastPractice: null })).toBe(false)
  expect(isLetterDay({ ...monday, pausedUntil: '2026-11-30' })).toBe(false)
})
