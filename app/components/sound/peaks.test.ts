import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PEAKS, peaksOf } from './peaks.ts'

test('a sound that grows has peaks that grow, up to 1', () => {
  const peaks = peaksOf(Float32Array.from({ length: 6_400 }, (_, index) => index / 12_800))
  expect(peaks).toHaveLength(PEAKS)
  expect(peaks).toEqual(peaks.toSorted((a, b) => a - b))
  expect(peaks.at(-1)).toBe(1)
})

test('silence has none', () => {
  expect(peaksOf(new Float32Array(1_000))).toEqual(Array.from({ length: PEAKS }, () => 0))
})

test('whatever the sound, there are 64 between 0 and 1', () => {
  const sample = fc.float({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.array(sample, { maxLength: 500 }), (samples) => {
      const peaks = peaksOf(Float32Array.from(samples))
      expect(peaks).toHaveLength(PEAKS)
      for (const peak of peaks) expect(peak >= 0 && peak <= 1).toBe(true)
    }),
  )
})
