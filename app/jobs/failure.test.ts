import { assert, double, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import {
  JOB_ERROR_MAX_CHARACTERS,
  JOB_FIRST_RETRY_SECONDS,
  JOB_LONGEST_RETRY_SECONDS,
  JOB_MAX_ATTEMPTS,
  JOB_POLL_MS,
} from '#app/config/jobs.ts'
import { LEASE_SECONDS } from '#app/config/leases.ts'
import { describeFailure, isHopeless, PermanentFailure, retryDelaySeconds } from './failure.ts'

const attempts = integer({ min: 1, max: 5_000 })
const random = double({ min: 0, max: 1, noNaN: true })

test('a job of a killed process is taken up within 30 seconds: the lease and one poll', () => {
  expect(LEASE_SECONDS.jobs + JOB_POLL_MS / 1_000).toBeLessThanOrEqual(30)
})

test('waits are between half the first and the longest, however many attempts there were', () => {
  assert(
    property(attempts, random, (made, chance) => {
      const seconds = retryDelaySeconds({ attempts: made, random: chance })
      expect(seconds).toBeGreaterThanOrEqual(JOB_FIRST_RETRY_SECONDS / 2)
      expect(seconds).toBeLessThanOrEqual(JOB_LONGEST_RETRY_SECONDS)
    }),
  )
})

test('each wait is at least as long as any before it, whatever chance takes off', () => {
  assert(
    property(attempts, random, random, (made, one, other) => {
      const before = retryDelaySeconds({ attempts: made, random: one })
      const after = retryDelaySeconds({ attempts: made + 1, random: other })
      expect(after).toBeGreaterThanOrEqual(Math.min(before, JOB_LONGEST_RETRY_SECONDS / 2))
    }),
  )
})

test('all attempts together take hours, not days', () => {
  const waits = Array.from({ length: JOB_MAX_ATTEMPTS - 1 }, (_, index) =>
    retryDelaySeconds({ attempts: index + 1, random: 0.5 }),
  )
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600
  expect(hours).toBeGreaterThan(3)
  expect(hours).toBeLessThan(6)
})

test('a permanent failure is hopeless at once, another after its attempts', () => {
  expect(isHopeless({ attempts: 1, error: new PermanentFailure('no') })).toBe(true)
  expect(isHopeless({ attempts: JOB_MAX_ATTEMPTS - 1, error: new Error('no') })).toBe(false)
  expect(isHopeless({ attempts: JOB_MAX_ATTEMPTS, error: new Error('no') })).toBe(true)
})

test.each([
  ['https://kopru.example/reset-password?token=Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE', 'Zm9vYmFy'],
  ['connect smtp://kopru:hunter2@mail.example:587', 'hunter2'],
  ['password: "Deniz!2026"', 'Deniz'],
  ['value Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmE is taken', 'Zm9vYmFy'],
])('what is kept of an error holds no secret: %s', (message, secret) => {
  expect(describeFailure(new Error(message))).not.toContain(secret)
})

test('what is kept of an error is one short line that says what happened', () => {
  expect(describeFailure(new TypeError('connect ECONNREFUSED\n  127.0.0.1:25'))).toBe(
    'TypeError: connect ECONNREFUSED 127.0.0.1:25',
  )
  expect(describeFailure('a '.repeat(5_000)).length).toBeLessThanOrEqual(JOB_ERROR_MAX_CHARACTERS)
})
