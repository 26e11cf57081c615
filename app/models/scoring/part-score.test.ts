import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFinding, missedFinding } from './finding.ts'
import { deduct } from './naati-score.ts'
import { dialogueScore, partMarks, partScore } from './part-score.ts'

const PART = fc
  .record({ segments: fc.integer({ min: 1, max: 5 }), more: fc.integer({ min: 1, max: 15 }) })
  .chain(({ segments, more }) =>
    fc.record({
      segments: fc.constant(segments),
      of: fc.constant(segments + more),
      findings: fc.array(
        fc
          .integer({ min: 1, max: segments })
          .chain((segmentId) =>
            fc.constantFrom(
              missedFinding(segmentId),
              makeFinding({ segmentId, rule: 'number-replaced' }),
              makeFinding({ segmentId, rule: 'part-missing' }),
            ),
          ),
        { maxLength: 30 },
      ),
    }),
  )

test('what is left and what was lost add up to the marks of the part, and neither is below 0', () => {
  fc.assert(
    fc.property(PART, ({ segments, of, findings }) => {
      const naatiScore = deduct({ findings, segmentCount: of })
      const part = partScore({ part: { of }, naatiScore, segments: Array.from({ length: segments }) })
      expect(part).toMatchObject({ segments, of, outOf: partMarks({ segments, of }) })
      expect((part?.kept ?? 0) + (part?.lost ?? 0)).toBeCloseTo(part?.outOf ?? NaN, 9)
      expect(part?.kept).toBeGreaterThanOrEqual(0)
      expect(part?.lost).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('nothing said leaves 0 of it', () => {
  fc.assert(
    fc.property(PART, ({ segments, of }) => {
      const findings = Array.from({ length: segments }, (_, index) => missedFinding(index + 1))
      const naatiScore = deduct({ findings, segmentCount: of })
      expect(partScore({ part: { of }, naatiScore, segments: findings })?.kept).toBe(0)
    }),
  )
})

test('three of thirteen segments are 15 marks', () => {
  expect(partMarks({ segments: 3, of: 13 })).toBe(15)
})

test('a whole dialogue has a score, its beginning has none', () => {
  expect(dialogueScore({ overallScore: 38.5 })).toBe(38.5)
  expect(dialogueScore({ part: { of: 13 }, overallScore: 43 })).toBeNull()
  expect(partScore({ naatiScore: { total: 38.5 }, segments: [] })).toBeNull()
})
