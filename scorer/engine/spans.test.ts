import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JudgedWord } from '../judge/judge.ts'
import { doubtfulSpans } from './spans.ts'

const LIMIT = 0.5

const wordsOf = (doubts: readonly number[]): JudgedWord[] =>
  doubts.map((doubt, index) => ({ text: `w${index}`, from: 3 * index, to: 3 * index + 2, doubt }))

const textsOf = (doubts: readonly number[]) =>
  doubtfulSpans(wordsOf(doubts), LIMIT).map((span) => span.map(({ text }) => text).join(' '))

test('neighbours are one stretch, over one certain word too', () => {
  expect(textsOf([0, 0.9, 0.6, 0, 0.7, 0])).toEqual(['w1 w2 w3 w4'])
  expect(textsOf([0.6, 0, 0, 0.9, 0.9])).toEqual(['w3 w4', 'w0'])
})

test('without a doubtful word the most doubtful one is named', () => {
  expect(textsOf([0.1, 0.3, 0.2])).toEqual(['w1'])
  expect(textsOf([])).toEqual([])
})

test('stretches are in order within, apart from each other, and two at most', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (doubts) => {
      const spans = doubtfulSpans(wordsOf(doubts), LIMIT)
      expect(spans.length).toBeLessThanOrEqual(2)
      const places = spans.flatMap((span) => span.map(({ from }) => from))
      expect(new Set(places).size).toBe(places.length)
      for (const span of spans) {
        expect(span.map(({ from }) => from)).toEqual(span.map((_, index) => (span[0]?.from ?? 0) + 3 * index))
      }
    }),
  )
})
