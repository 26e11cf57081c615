import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareSessions, type ComparedSession } from './comparison.ts'

function session(options: { id: string; createdAt: string; costs: number[] }): ComparedSession {
  const { id, createdAt, costs } = options
  const lost = costs.reduce((sum, cost) => sum + cost, 0)
  return {
    id,
    createdAt,
    dialogueId: 1,
    title: 'The key',
    date: createdAt,
    status: 'scored',
    markedBy: 'machine',
    recordings: [],
    hasOthers: true,
    notes: '',
    result: {
      passed: true,
      autoFailed: false,
      score: 45 - lost,
      overallFeedback: '',
      errors: [],
      segments: costs.map((cost, index) => {
        return { number: index + 1, verdict: cost === 0 ? 'good' : 'partial', cost, spoken: 'en', feedback: '' }
      }),
    },
  }
}

const EARLY = '2026-01-01T10:00:00.000Z'
const LATE = '2026-02-01T10:00:00.000Z'
const costs = fc.array(
  fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10),
  { minLength: 1, maxLength: 15 },
)

test('the earlier attempt comes first, whichever is asked for', () => {
  const [early, late] = [
    session({ id: 'a', createdAt: EARLY, costs: [2, 0.5, 0] }),
    session({ id: 'b', createdAt: LATE, costs: [0, 0.5, 1] }),
  ]
  expect(compareSessions(late, early)).toEqual(compareSessions(early, late))
  const { before, after, gain, segments } = compareSessions(late, early)
  expect([before.id, after.id, gain]).toEqual(['a', 'b', 1])
  expect(segments.map((segment) => segment.gain)).toEqual([2, 0, -1])
})

test('what the segments gained and lost is what the dialogue did', () => {
  fc.assert(
    fc.property(costs, costs, (one, other) => {
      const size = Math.min(one.length, other.length)
      const early = session({ id: 'a', createdAt: EARLY, costs: one.slice(0, size) })
      const late = session({ id: 'b', createdAt: LATE, costs: other.slice(0, size) })
      const { gain, segments } = compareSessions(early, late)
      expect(segments.reduce((sum, segment) => sum + segment.gain, 0)).toBeCloseTo(gain, 6)
    }),
  )
})

test('a segment that one attempt does not have is there, and counts for nothing', () => {
  const early = session({ id: 'a', createdAt: EARLY, costs: [1] })
  const late = session({ id: 'b', createdAt: LATE, costs: [1, 2] })
  expect(compareSessions(early, late).segments[1]).toMatchObject({ number: 2, before: null, gain: 0 })
})
