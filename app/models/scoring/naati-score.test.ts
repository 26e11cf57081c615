import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORIES, type Finding } from './evaluation.ts'
import { SEVERITIES } from './severities.ts'
import { makeFinding, missedFinding } from './finding.ts'
import { deduct } from './naati-score.ts'
import { scoreSegment, segmentVerdict } from './segment-score.ts'
import { subScores } from './sub-scores.ts'
import { segmentCapMarks } from './tenths.ts'

const finding = (segmentId: number, type: Finding['type'], category: Finding['category'] = 'distortion'): Finding => ({
  ...makeFinding({ segmentId, rule: 'detail-missing' }),
  type,
  category,
})

const SHEET = fc.integer({ min: 1, max: 20 }).chain((segmentCount) =>
  fc.record({
    segmentCount: fc.constant(segmentCount),
    findings: fc.array(
      fc.oneof(
        fc
          .tuple(
            fc.integer({ min: 1, max: segmentCount }),
            fc.constantFrom(...SEVERITIES),
            fc.constantFrom(...CATEGORIES),
          )
          .map(([id, type, category]) => finding(id, type, category)),
        fc.integer({ min: 1, max: segmentCount }).map(missedFinding),
      ),
      { maxLength: 40 },
    ),
  }),
)
const tenths = (marks: number) => Math.round(marks * 10)

test('45 minus the deductions is the total, exactly, and the total stays within 0 and 45 with one decimal', () => {
  fc.assert(
    fc.property(SHEET, (sheet) => {
      const score = deduct(sheet)
      const taken = score.errors.reduce((sum, { deduction }) => sum + tenths(deduction), 0)
      expect(450 - taken).toBe(tenths(score.total))
      expect(score.total).toBe(tenths(score.total) / 10)
      expect(score.total).toBeGreaterThanOrEqual(0)
      expect(score.errors).toHaveLength(sheet.findings.length)
    }),
  )
})

test('a further finding never raises the total', () => {
  fc.assert(
    fc.property(SHEET, fc.nat(), (sheet, index) => {
      const without = sheet.findings.filter((_, position) => position !== index % (sheet.findings.length || 1))
      expect(deduct(sheet).total).toBeLessThanOrEqual(deduct({ ...sheet, findings: without }).total)
    }),
  )
})

test('the order in which findings arrive does not change the total', () => {
  const shuffled = SHEET.chain((sheet) =>
    fc.tuple(
      fc.constant(sheet),
      fc.shuffledSubarray(sheet.findings, { minLength: sheet.findings.length, maxLength: sheet.findings.length }),
    ),
  )
  fc.assert(
    fc.property(shuffled, ([sheet, findings]) => {
      expect(deduct({ ...sheet, findings }).total).toBe(deduct(sheet).total)
    }),
  )
})

test('a silent dialogue is exactly 0 with any number of segments', () => {
  for (let segmentCount = 1; segmentCount <= 100; segmentCount += 1) {
    const missedSegments = Array.from({ length: segmentCount }, (_, index) => index + 1)
    expect(deduct({ findings: [], segmentCount, missedSegments }).total).toBe(0)
  }
})

test('each severity deducts its tariff', () => {
  const score = deduct({
    findings: [finding(1, 'critical'), finding(2, 'major'), finding(3, 'minor')],
    segmentCount: 13,
  })
  expect(score.errors.map(({ deduction }) => deduction)).toEqual([5, 2, 0.5])
  expect(score).toMatchObject({ total: 37.5, grade: 'Pass', autoFailTriggered: false })
})

test('a segment costs its cap at the most: 5 marks, or its share of 45 in a short dialogue', () => {
  const many = Array.from({ length: 6 }, () => finding(1, 'major'))
  expect(deduct({ findings: many, segmentCount: 13 }).total).toBe(40)
  expect(segmentCapMarks(7)).toBe(6.5)
  expect(deduct({ findings: [missedFinding(1)], segmentCount: 7 }).total).toBe(38.5)
})

test('hesitation costs at most two minor errors in a dialogue', () => {
  const fillers = [1, 2, 3, 4].map((id) => finding(id, 'minor', 'delivery'))
  const score = deduct({ findings: fillers, segmentCount: 13 })
  expect(score.total).toBe(44)
  expect(score.errors.map(({ deduction }) => deduction)).toEqual([0.5, 0.5, 0, 0])
})

test('29 is a pass and 28.5 is not', () => {
  const majors = Array.from({ length: 8 }, (_, index) => finding(index + 1, 'major'))
  expect(deduct({ findings: majors, segmentCount: 13 })).toMatchObject({ total: 29, grade: 'Pass' })
  expect(deduct({ findings: [...majors, finding(9, 'minor')], segmentCount: 13 })).toMatchObject({
    total: 28.5,
    grade: 'Fail',
  })
})

test('three critical errors fail the dialogue at 30 marks, two do not', () => {
  const criticals = [1, 2, 3].map((id) => finding(id, 'critical'))
  expect(deduct({ findings: criticals, segmentCount: 13 })).toMatchObject({
    total: 30,
    grade: 'Fail',
    autoFailTriggered: true,
  })
  expect(deduct({ findings: criticals.slice(1), segmentCount: 13 })).toMatchObject({ grade: 'Pass' })
})

test('a segment alone: full marks, 20 after one critical error, 0 when missed', () => {
  expect(scoreSegment({ findings: [], missed: false })).toBe(45)
  expect(scoreSegment({ findings: [finding(1, 'critical')], missed: false })).toBe(20)
  expect(scoreSegment({ findings: [finding(1, 'minor')], missed: false })).toBe(42.5)
  expect(scoreSegment({ findings: [missedFinding(1)], missed: true })).toBe(0)
  expect(scoreSegment({ findings: [1, 1, 1].map(() => finding(1, 'critical')), missed: false })).toBe(0)
})

test('the verdict follows the most severe error', () => {
  expect(segmentVerdict({ findings: [], missed: false })).toBe('good')
  expect(segmentVerdict({ findings: [finding(1, 'major')], missed: false })).toBe('partial')
  expect(segmentVerdict({ findings: [finding(1, 'critical')], missed: false })).toBe('missed')
  expect(segmentVerdict({ findings: [], missed: true })).toBe('missed')
})

test('the sub-scores weigh up to the share of all marks while no area is used up', () => {
  const { errors, total } = deduct({
    findings: [finding(1, 'critical'), finding(2, 'major', 'register'), finding(3, 'minor', 'delivery')],
    segmentCount: 13,
  })
  const shares = subScores({ errors, segmentCount: 13, missedCount: 0, deliveryAssessed: true })
  const weighed = 0.7 * shares.meaning + 0.2 * shares.language + 0.1 * (shares.delivery ?? 0)
  expect(weighed).toBeCloseTo((100 * total) / 45, 0)
})

test('silence has no language and no delivery either, and typed renditions have no delivery to assess', () => {
  const silent = deduct({ findings: [missedFinding(1)], segmentCount: 1 })
  const input = { errors: silent.errors, segmentCount: 1, missedCount: 1 }
  expect(subScores({ ...input, deliveryAssessed: true })).toEqual({ meaning: 0, language: 0, delivery: 0 })
  expect(subScores({ ...input, missedCount: 0, deliveryAssessed: false }).delivery).toBeNull()
})
