import { expect, test } from 'vitest'
import { type SegmentInsight, weakest } from './insight.ts'

const row = (segmentIndex: number, change: Partial<SegmentInsight>): SegmentInsight => ({
  dialogueId: 1,
  segmentIndex,
  attempts: 10,
  plays: 1,
  thirdPlays: 0,
  lost: 0,
  missed: 0,
  disputes: 0,
  ...change,
})
const ROWS = [
  row(0, { lost: 1 }),
  row(1, { lost: 3, attempts: 2 }),
  row(2, { lost: 2, disputes: 5 }),
  row(3, { lost: null, thirdPlays: 0.4, disputes: 1, attempts: 1 }),
  row(4, { thirdPlays: 0.2, disputes: 1 }),
]
const ranked = (by: Parameters<typeof weakest>[1]['by'], leastAttempts = 3) =>
  weakest(ROWS, { by, leastAttempts, limit: 2 }).map(({ segmentIndex }) => segmentIndex)

test('the weakest come first, and whatever is not weak or hardly tried is left out', () => {
  expect(ranked('lost')).toEqual([2, 0])
  expect(ranked('lost', 1)).toEqual([1, 2])
  expect(ranked('repeats')).toEqual([4])
  expect(ranked('repeats', 1)).toEqual([3, 4])
})

test('disputes count by attempt', () => {
  expect(ranked('disputes')).toEqual([2, 4])
  expect(ranked('disputes', 1)).toEqual([3, 2])
})
