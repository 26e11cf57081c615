import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#app/config/time.ts'
import { dayIn, hourIn, partOfDay, timeWriter } from './local-time.ts'

const ZONES = Intl.supportedValuesOf('timeZone')

const zone = fc.constantFrom(...ZONES)
const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true })

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / DAY_MS
}

test.each([
  ['Australia/Sydney', '2026-11-21T12:59:59Z', '2026-11-21'],
  ['Australia/Sydney', '2026-11-21T13:00:00Z', '2026-11-22'],
  ['Europe/Istanbul', '2026-11-21T20:59:59Z', '2026-11-21'],
  ['Europe/Istanbul', '2026-11-21T21:00:00Z', '2026-11-22'],
  ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22'],
  ['Pacific/Pago_Pago', '2026-11-21T10:59:59Z', '2026-11-20'],
  ['UTC', '2026-01-01T00:00:00Z', '2026-01-01'],
  ['Not/AZone', '2026-11-21T23:59:59Z', '2026-11-21'],
])('in %s, %s is %s', (timezone, at, day) => {
  expect(dayIn(timezone, new Date(at))).toBe(day)
})

test('the night of a clock change belongs to one day, 23 hours long in spring and 25 in autumn', () => {
  const hoursOf = (day: string) => {
    const start = Date.parse(day) - DAY_MS
    const hours = Array.from({ length: 72 }, (_, index) => new Date(start + index * HOUR_MS))
    return hours.filter((at) => dayIn('Australia/Sydney', at) === day).length
  }
  expect([hoursOf('2026-10-04'), hoursOf('2026-04-05'), hoursOf('2026-11-21')]).toEqual([23, 25, 24])
})

test("the day never goes backwards, whatever the zone's clock changes", () => {
  fc.assert(
    fc.property(zone, instant, fc.integer({ min: 0, max: 3 * DAY_MS }), (timezone, at, later) => {
      const passed = daysBetween(dayIn(timezone, at), dayIn(timezone, new Date(at.getTime() + later)))
      expect(passed).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('22 hours contain at most one midnight and 26 hours at least one', () => {
  fc.assert(
    fc.property(zone, instant, (timezone, at) => {
      const day = dayIn(timezone, at)
      const after = (hours: number) => daysBetween(day, dayIn(timezone, new Date(at.getTime() + hours * HOUR_MS)))
      expect(after(22)).toBeLessThanOrEqual(1)
      expect(after(26)).toBeGreaterThanOrEqual(1)
    }),
  )
})

test("the day is UTC's or a neighbour, and the hour is valid", () => {
  fc.assert(
    fc.property(zone, instant, (timezone, at) => {
      expect(Math.abs(daysBetween(at.toISOString().slice(0, 10), dayIn(timezone, at)))).toBeLessThanOrEqual(1)
      expect(hourIn(timezone, at)).toBeGreaterThanOrEqual(0)
      expect(hourIn(timezone, at)).toBeLessThanOrEqual(23)
    }),
  )
})

test('midnight is hour 0', () => {
  expect(hourIn('Europe/Istanbul', new Date('2026-11-21T21:00:00Z'))).toBe(0)
})

test.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [23, 'evening'],
])('hour %d is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})

test('the time of day is in the learner’s zone, with a plain space', () => {
  const at = new Date('2026-11-21T03:32:00Z')
  expect(timeWriter({ timezone: 'Australia/Sydney', locale: 'en' })(at)).toBe('2:32 PM')
  expect(timeWriter({ timezone: 'no/where', locale: 'en' })(at)).toBe('3:32 AM')
})
