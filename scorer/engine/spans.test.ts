import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JudgedWord } from '../judge/judge.ts'
import { doubtfulSpan } from './spans.ts'

const LIMIT = 0.5

const wordsOf = (doubts: readonly number[]): JudgedWord[] =>
  doubts.map((doubt, index) => ({ text: `w${index}`, from: 3 * index, to: 3 * index + 2, doubt }))

const textOf = (doubts: readonly number[]) =>
  doubtfulSpan([wordsOf(doubts)], LIMIT)
    .map(({ text }) => text)
    .join(' ')

test('neighbours are one stretch, over one certain word too', () => {
  expect(textOf([0, 0.9, 0.6, 0, 0.7, 0])).toBe('w1 w2 w3 w4')
  expect(textOf([0.6, 0, 0, 0.9, 0.9])).toBe('w3 w4')
})

test('no span goes from one stretch into the next', () => {
  const [first, second, third] = [wordsOf([0.6]), wordsOf([0.9, 0.9]), wordsOf([0.7])]
  expect(doubtfulSpan([first, second, third], LIMIT)).toEqual(second)
})

test('without a doubtful word the most doubtful one is named', () => {
  expect(textOf([0.1, 0.3, 0.2])).toBe('w1')
  expect(textOf([])).toBe('')
})

test('a stretch is whole, and begins and ends with doubtful words', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }), (doubts) => {
      const span = doubtfulSpan([wordsOf(doubts)], LIMIT)
      const [first] = span
      if (!first) throw new Error('There is a most doubtful word.')
      expect(span.map(({ from }) => from)).toEqual(span.map((_, index) => first.from + 3 * index))
      if (Math.max(...doubts) < LIMIT) expect(first.doubt).toBe(Math.max(...doubts))
      else expect([first.doubt >= LIMIT, (span.at(-1)?.doubt ?? 0) >= LIMIT]).toEqual([true, true])
    }),
  )
})
