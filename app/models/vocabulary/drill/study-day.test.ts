import { assert, constantFrom, date, property } from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn } from '../../progress/local-time.ts'
import { HOUR_MS } from '#app/config/time.ts'
import { studyDay } from './study-day.ts'

const ZONES = [
  'UTC',
  'Australia/Sydney',
  'Europe/Istanbul',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
]

test('a day contains its moment, and starts and ends where the date changes', () => {
  assert(
    property(
      constantFrom(...ZONES),
      date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (timezone, now) => {
        const { startsAt, endsAt } = studyDay({ timezone, now })
        const today = dayIn(timezone, now)
        expect([dayIn(timezone, startsAt), dayIn(timezone, new Date(endsAt.getTime() - 1))]).toEqual([today, today])
        expect(dayIn(timezone, new Date(startsAt.getTime() - 1)) < today).toBe(true)
        expect(dayIn(timezone, endsAt) > today).toBe(true)
      },
    ),
  )
})

test.each([
  ['2026-10-04T02:00:00Z', 23],
  ['2026-04-05T02:00:00Z', 25],
  ['2026-11-21T02:00:00Z', 24],
])('the day of %s has %i hours in Sydney', (moment, hours) => {
  const { startsAt, endsAt } = studyDay({ timezone: 'Australia/Sydney', now: new Date(moment) })
  expect((endsAt.getTime() - startsAt.getTime()) / HOUR_MS).toBe(hours)
})
