import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#app/config/time.ts'
import { endOfDay, periodDay } from './period-day.ts'

const dayOf = (end: Date, timezone: string) => periodDay({ end, timezone, dateLocale: 'en-AU' }).day

test('a day ends a millisecond before the next one, in every zone and at every change of the clocks', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC')
  const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zones, days, (timezone, date) => {
      // Some zones have skipped a day, such as Samoa.
      const day = dayOf(date, timezone)
      const end = endOfDay({ day, timezone })
      expect(dayOf(end, timezone)).toBe(day)
      expect(dayOf(new Date(end.getTime() + 1), timezone)).not.toBe(day)
    }),
  )
})

test('the day the clocks go back in Sydney has 25 hours', () => {
  const [before, day] = ['2026-04-04', '2026-04-05'].map((name) =>
    endOfDay({ day: name, timezone: 'Australia/Sydney' }),
  )
  expect((day?.getTime() ?? 0) - (before?.getTime() ?? 0)).toBe(25 * HOUR_MS)
})
