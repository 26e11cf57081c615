import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#app/config/time.ts'
import { nextStartAt } from './cooldown.ts'

const lastStartedAt = new Date('2026-11-01T09:30:00Z')
const after = (ms: number) => new Date(lastStartedAt.getTime() + ms)

test('a learner who never started one may start now', () => {
  expect(nextStartAt({ lastStartedAt: null, role: 'user', days: 7, now: lastStartedAt })).toBeNull()
})

test('the next start is so many days after the last one, to the millisecond', () => {
  const options = { lastStartedAt, role: 'user', days: 7 } as const
  expect(nextStartAt({ ...options, now: after(0) })).toEqual(after(7 * DAY_MS))
  expect(nextStartAt({ ...options, now: after(7 * DAY_MS - 1) })).toEqual(after(7 * DAY_MS))
  expect(nextStartAt({ ...options, now: after(7 * DAY_MS) })).toBeNull()
})

test('admins, testers and a cool-down of no days wait for nothing', () => {
  fc.assert(
    fc.property(fc.nat(365), fc.nat(400 * DAY_MS), (days, ms) => {
      const now = after(ms)
      for (const role of ['admin', 'tester'] as const) {
        expect(nextStartAt({ lastStartedAt, role, days, now })).toBeNull()
      }
      expect(nextStartAt({ lastStartedAt, role: 'user', days: 0, now })).toBeNull()
      const next = nextStartAt({ lastStartedAt, role: 'user', days, now })
      expect(next === null).toBe(ms >= days * DAY_MS)
    }),
  )
})
