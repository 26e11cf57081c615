import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FULL_MARKS } from '#app/config/scoring.ts'
import { EXAMPLE_SEGMENTS } from './example-dialogue.fixture.ts'
import { outlookOf } from './outlook.ts'

const segments = EXAMPLE_SEGMENTS.slice(0, 10)
const totals = fc.integer({ min: 0, max: 10 * FULL_MARKS }).map((tenths) => tenths / 10)

const saying = (say: (index: number) => string | null) =>
  segments.map((_, segmentIndex) => ({ segmentIndex, transcript: say(segmentIndex) }))
const OWN_WORDS = saying(() => 'words of their own')
const look = (total: number, { results = OWN_WORDS, isDisputed = false } = {}) =>
  outlookOf({ score: { total, errors: [] }, segments, results, isDisputed })

test('it reaches further down, the more was taken off', () => {
  expect(look(35)).toMatchObject({ low: 23, high: 38 })
  expect(look(45)).toMatchObject({ low: 37, high: 45 })
})

test('the total lies in its range, which follows it and stays within the marks', () => {
  const said = fc.array(fc.constantFrom(null, 'own'), { minLength: segments.length, maxLength: segments.length })
  fc.assert(
    fc.property(totals, totals, said, (one, other, words) => {
      const results = saying((index) => words[index] ?? null)
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((total) => look(total, { results }))
      if (!less || !more) throw new Error('There are two.')
      for (const { low, high } of [less, more]) expect(low >= 0 && high <= FULL_MARKS).toBe(true)
      expect(more.low).toBeLessThanOrEqual(Math.max(one, other))
      expect(more.high).toBeGreaterThanOrEqual(Math.max(one, other))
      expect(less.low).toBeLessThanOrEqual(more.low)
      expect(less.high).toBeLessThanOrEqual(more.high)
    }),
  )
})

test('silence and accepted wordings leave no doubt, and half of them half of it', () => {
  const model = (index: number) => segments[index]?.translation ?? null
  expect(look(0, { results: saying(() => null) })).toMatchObject({ low: 0, high: 0 })
  expect(look(45, { results: saying(model) })).toMatchObject({ low: 45, high: 45 })
  const half = saying((index) => (index < 5 ? model(index) : 'own words'))
  expect(look(45, { results: half })).toMatchObject({ low: 41, high: 45 })
})

test('a disputed result is unsure', () => {
  expect(look(30, { isDisputed: true })).toMatchObject({ sureness: 'low', by: 'judge', unmatched: [] })
  expect(look(30).sureness).toBe('high')
})
