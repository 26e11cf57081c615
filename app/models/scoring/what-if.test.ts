import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CATEGORIES, type Finding, type NaatiScore } from './evaluation.ts'
import { SEVERITIES } from './severities.ts'
import { JUDGED_RULE, missedFinding } from './finding.ts'
import { deduct } from './naati-score.ts'
import { whatIfs } from './what-if.ts'

const SEGMENTS = 13
const RULES = [
  'number-replaced',
  'negation-lost',
  'part-missing',
  'another-message',
  'repeats',
  'name-missing',
  'model',
]

function finding(over: Partial<Finding> = {}): Finding {
  return {
    segment_id: 5,
    type: 'critical',
    category: 'distortion',
    rule: 'negation-lost',
    facts: {},
    detail: 'A “not” was lost.',
    referenceQuote: null,
    renditionQuote: null,
    confidence: 'high',
    ...over,
  }
}
const anyFinding = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .record({
        segment_id: fc.integer({ min: 1, max: SEGMENTS }),
        type: fc.constantFrom(...SEVERITIES),
        category: fc.constantFrom(...CATEGORIES),
        rule: fc.constantFrom(...RULES),
      })
      // A rule that loses a whole segment is never a minor remark on its delivery.
      .map((given) =>
        finding(given.rule === 'another-message' ? { ...given, type: 'critical', category: 'distortion' } : given),
      ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: SEGMENTS }).map(missedFinding) },
)
const anyScore = fc.array(anyFinding, { maxLength: 25 }).map((findings) => deduct({ findings, segmentCount: SEGMENTS }))
const ask = (score: NaatiScore, repeatDeduction = 0) => whatIfs({ score, segmentCount: SEGMENTS, repeatDeduction })
const scoreOf = (...findings: Finding[]) => deduct({ findings, segmentCount: SEGMENTS })

test('a lost negation and two wrong numbers are separate cases, the largest gain first', () => {
  const number = (segment_id: number) => finding({ segment_id, rule: 'number-replaced', type: 'major' })
  const filler = finding({ segment_id: 9, category: 'delivery', rule: 'fillers', type: 'minor' })
  expect(ask(scoreOf(finding(), number(3), number(7), filler))).toEqual([
    { family: 'lostNegations', count: 1, segments: [5], total: 40.5, makesPass: false },
    { family: 'numbers', count: 2, segments: [3, 7], total: 39.5, makesPass: false },
    { family: 'hesitation', count: 1, segments: [9], total: 36, makesPass: false },
  ])
})

test('an error that alone prevents a pass comes before a larger gain', () => {
  const omissions = [1, 2, 3, 4].map((segment_id) =>
    finding({ segment_id, type: 'major', category: 'omission', rule: 'part-missing' }),
  )
  const negations = [finding(), finding({ segment_id: 6 })]
  const score = scoreOf(...omissions, ...negations)
  expect(score.total).toBe(27)
  expect(ask(score)[0]).toEqual({ family: 'lostNegations', count: 1, segments: [5], total: 32, makesPass: true })
})

test('three critical errors fail a dialogue that has the marks, and two would not', () => {
  const score = scoreOf(finding({ segment_id: 1 }), finding({ segment_id: 2 }), finding({ segment_id: 3 }))
  expect(score).toMatchObject({ total: 30, grade: 'Fail' })
  expect(ask(score)[0]).toMatchObject({ count: 1, total: 35, makesPass: true })
})

test('a single error names the words of the source, if they are known, short and tell what was missed', () => {
  const lost = (change: Partial<Finding>) =>
    ask(scoreOf(finding({ rule: 'scorer/dates/day-said', facts: { quoted: 'source' }, ...change })))[0]
  expect(lost({ referenceQuote: 'two weeks' })).toMatchObject({ segments: [5], words: 'two weeks' })
  expect(lost({ referenceQuote: 'at no extra cost', rule: JUDGED_RULE })).toHaveProperty('words')
  expect(lost({ referenceQuote: 'a'.repeat(60) })).toHaveProperty('words')
  expect(lost({ referenceQuote: 'a'.repeat(61) })).not.toHaveProperty('words')
  expect(lost({ referenceQuote: 'not', rule: 'scorer/lostNegations/negation-lost' })).not.toHaveProperty('words')
  // Of a model, in the language of the rendition: not what the speaker said.
  expect(lost({ referenceQuote: 'iki hafta', facts: {} })).not.toHaveProperty('words')
  const twice = [3, 7].map((segment_id) =>
    finding({ segment_id, rule: JUDGED_RULE, referenceQuote: 'two', facts: { quoted: 'source' } }),
  )
  expect(ask(scoreOf(...twice))[0]).not.toHaveProperty('words')
})

test('marks deducted for repeats stay deducted', () => {
  expect(ask(scoreOf(finding()), 3)).toMatchObject([{ total: 42, makesPass: false }])
})

test('a full score has no what-if cases', () => {
  expect(ask(scoreOf())).toEqual([])
  expect(whatIfs({ score: scoreOf(), segmentCount: 0 })).toEqual([])
})

test('what if is never below the score, never above 45, and is what is left without those errors', () => {
  fc.assert(
    fc.property(anyScore, fc.constantFrom(0, 2, 50), (score, repeatDeduction) => {
      const now = Math.max(0, score.total - repeatDeduction)
      const cases = ask(score, repeatDeduction)
      expect(cases.length).toBeLessThanOrEqual(3)
      for (const { total, makesPass, segments, count } of cases) {
        expect(total).toBeGreaterThanOrEqual(now)
        expect(total).toBeLessThanOrEqual(45)
        expect(total > now || makesPass).toBe(true)
        expect(makesPass && total < 29).toBe(false)
        expect(segments.length).toBeLessThanOrEqual(count)
      }
      expect(new Set(cases.map(({ family, segments }) => `${family} ${segments.join()}`)).size).toBe(cases.length)
    }),
  )
})

test('a single error returns its whole deduction, and the order of errors does not matter', () => {
  fc.assert(
    fc.property(anyScore, (score) => {
      if (score.errors.length === 1 && score.total < 45) expect(ask(score)[0]?.total).toBe(45)
      const again = deduct({ findings: score.errors.toReversed(), segmentCount: SEGMENTS })
      expect(ask(again).map(({ total }) => total)).toEqual(ask(score).map(({ total }) => total))
    }),
  )
})
