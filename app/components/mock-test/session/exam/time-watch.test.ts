import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#app/config/time.ts'
import { momentOf } from '#app/models/mock-test/exam-time.ts'
import { createTimeWatch } from './time-watch.ts'

const NOW = Date.parse('2026-05-04T10:00:00Z')
const at = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString()
/** Three minutes are left. */
const VIEW = { endsAt: at(3), expiresAt: at(8) }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function watch({ deviceAhead = 0 } = {}) {
  vi.setSystemTime(NOW + deviceAhead * MINUTE_MS)
  const moments: string[] = []
  const page = new EventTarget()
  const time = createTimeWatch({
    view: VIEW,
    offsetMs: -deviceAhead * MINUTE_MS,
    page,
    onMoment: (moment) => moments.push(moment),
  })
  return { time, page, moments: () => [...new Set(moments)] }
}

test('the clock is at zero at its end, and the recordings have a minute to go up before the server closes', () => {
  const moments = [0, 2.99, 3, 6.99, 7, 8, 60].map((minutes) => momentOf(VIEW, NOW + minutes * MINUTE_MS))
  expect(moments).toEqual(['within', 'within', 'over', 'over', 'closed', 'closed', 'closed'])
})

test('it tells the end of the clock and of the grace when they come, by the clock of the server', () => {
  const { time, moments } = watch({ deviceAhead: 600 })
  time.start()
  vi.advanceTimersByTime(3 * MINUTE_MS - 1)
  expect(moments()).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(moments()).toEqual(['over'])
  vi.advanceTimersByTime(4 * MINUTE_MS)
  expect(moments()).toEqual(['over', 'closed'])
  time.stop()
})

test('a machine that slept over the end is told when it wakes: by the page, by a press, or by the next tick', () => {
  for (const wake of ['page', 'press', 'tick'] as const) {
    const { time, page, moments } = watch()
    time.start()
    vi.setSystemTime(NOW + 9 * MINUTE_MS)
    if (wake === 'page') page.dispatchEvent(new Event('visibilitychange'))
    if (wake === 'press') time.check()
    if (wake === 'tick') vi.advanceTimersByTime(1_000)
    expect(moments()).toEqual(['closed'])
    time.stop()
  }
})

test('nothing is told before it starts or after it stops', () => {
  const { time, page, moments } = watch()
  vi.setSystemTime(NOW + 4 * MINUTE_MS)
  time.check()
  vi.advanceTimersByTime(MINUTE_MS)
  expect([moments(), time.moment()]).toEqual([[], 'over'])
  time.start()
  time.stop()
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(10 * MINUTE_MS)
  expect(moments()).toEqual(['over'])
})
