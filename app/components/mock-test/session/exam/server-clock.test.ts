import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#app/config/time.ts'
import { answerAgeMs, createServerClock, type PageTiming } from './server-clock.ts'

const MADE = '2026-05-04T10:00:00.000Z'
const PAGE = 'https://kopru.example/mock-test/session/7'

type Entries = Partial<Record<'navigation' | 'resource', { name: string; responseStart?: number }[]>>

const timingAt = (nowMs: number, entries: Entries): PageTiming => ({
  now: () => nowMs,
  getEntriesByType: (type) => entries[type] ?? [],
})
const ageAt = (nowMs: number, entries: Entries) => answerAgeMs({ mockTestId: 7, timing: timingAt(nowMs, entries) })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('an answer is as old as its first byte: of the page, or of the fetch that came after it', () => {
  const navigation = [{ name: `${PAGE}?from=menu`, responseStart: 400 }]
  expect(ageAt(20_400, { navigation })).toBe(20_000)
  const resource = [
    { name: `${PAGE}.data`, responseStart: 9_000 },
    { name: `${PAGE}.data?_routes=x`, responseStart: 18_400 },
    { name: `${PAGE}1.data`, responseStart: 20_000 },
  ]
  expect(ageAt(20_400, { navigation, resource })).toBe(2_000)
})

test('what cannot be known or cannot be right counts as new', () => {
  const other = [{ name: 'https://kopru.example/mock-test', responseStart: 400 }]
  const hidden = [{ name: PAGE, responseStart: 0 }]
  const old = [{ name: PAGE, responseStart: 400 }]
  const ages = [{}, { navigation: other }, { navigation: hidden }, { navigation: [{ name: PAGE }] }]
  expect(ages.map((entries) => ageAt(20_400, entries))).toEqual([0, 0, 0, 0])
  expect(ageAt(10 * MINUTE_MS, { navigation: old })).toBe(0)
})

test('scripts that load for twenty seconds take them from the clock; a later answer is shown when it comes', () => {
  const arrived = Date.parse(MADE) + HOUR_MS
  const timing = timingAt(20_400, { navigation: [{ name: PAGE, responseStart: 400 }] })
  const offsetOf = createServerClock(() => timing)
  vi.setSystemTime(arrived + 20_000)
  const first = { mockTestId: 7, now: MADE }
  expect(Date.now() + offsetOf(first)).toBe(Date.parse(MADE) + 20_000)
  vi.setSystemTime(arrived + 50_000)
  expect(Date.now() + offsetOf(first)).toBe(Date.parse(MADE) + 50_000)
  const later = { mockTestId: 7, now: '2026-05-04T10:00:55.000Z' }
  expect(Date.now() + offsetOf(later)).toBe(Date.parse(later.now))
})
