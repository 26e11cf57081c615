import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type MarkedDialogue, type Readiness, readinessOf } from './readiness.ts'

const result = record({
  marks: integer({ min: 0, max: 90 }).map((halves) => halves / 2),
  markedBy: constantFrom<MarkedDialogue['markedBy']>('machine', 'learner'),
  daysAgo: integer({ min: 0, max: 60 }),
})
const results = array(result, { minLength: 3, maxLength: 12 })
const figure = (made: readonly MarkedDialogue[]): Readiness => {
  const found = readinessOf(made)
  if ('missing' in found) throw new Error('There are enough results.')
  return found
}
const same = (count: number, marks: number, markedBy: MarkedDialogue['markedBy'] = 'machine') =>
  Array.from({ length: count }, (_, daysAgo) => ({ marks, markedBy, daysAgo }))

test('below three dialogues there is no figure, and old ones do not count', () => {
  expect(readinessOf([])).toEqual({ missing: 3 })
  expect(readinessOf(same(2, 40))).toEqual({ missing: 1 })
  expect(readinessOf(same(4, 40).map((one) => ({ ...one, daysAgo: 61 })))).toEqual({ missing: 3 })
})

test('the range holds the expected marks and stays within the test', () => {
  assert(
    property(results, (made) => {
      const { expected, low, high } = figure(made)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(90)
      expect(low).toBeLessThanOrEqual(expected)
      expect(expected).toBeLessThanOrEqual(high)
    }),
  )
})

test('better marks never lower what is expected', () => {
  assert(
    property(results, integer({ min: 0, max: 11 }), integer({ min: 1, max: 20 }), (made, place, more) => {
      const index = place % made.length
      const better = made.map((one, at) => (at === index ? { ...one, marks: Math.min(45, one.marks + more) } : one))
      expect(figure(better).expected).toBeGreaterThanOrEqual(figure(made).expected)
    }),
  )
})

test('the order in which results come does not matter', () => {
  assert(
    property(results, (made) => {
      expect(figure(made.toReversed())).toEqual(figure(made))
    }),
  )
})

test('more results of the same kind narrow the range, and own marks widen it', () => {
  const width = ({ low, high }: Readiness) => high - low
  expect(width(figure(same(12, 33)))).toBeLessThan(width(figure(same(3, 33))))
  expect(width(figure(same(6, 33, 'learner')))).toBeGreaterThan(width(figure(same(6, 33))))
})

test('the verdict follows the official rule', () => {
  expect(figure(same(12, 43)).verdict).toBe('likely')
  expect(figure(same(12, 32)).verdict).toBe('open')
  expect(figure(same(12, 12)).verdict).toBe('not-yet')
})
