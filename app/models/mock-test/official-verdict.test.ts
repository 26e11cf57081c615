import { expect, test } from 'vitest'
import { newEvaluation } from '#tests/support/evaluation.ts'
import { interpretingMinutes, interpretingMs, rulesOf, withRepeats } from './exam-rules.ts'
import type { Finding } from '../scoring/evaluation.ts'
import { deduct } from '../scoring/naati-score.ts'
import { officialVerdict } from './official-verdict.ts'

const evaluationOf = (total: number, autoFailTriggered = false) => {
  const evaluation = newEvaluation({ submissionId: 'one', dialogueId: 1, total })
  return { ...evaluation, naatiScore: { ...evaluation.naatiScore, autoFailTriggered } }
}
const results = (total: number, autoFailed = false) =>
  withRepeats({ evaluation: evaluationOf(total, autoFailed), realRules: false, repeats: 0 })
const verdict = (first: number, second: number) =>
  officialVerdict({ results: [results(first), results(second)], passingScore: 63, outOf: 90 })

test.each([
  { first: 34, second: 29, passed: true },
  { first: 33.9, second: 29, passed: false },
  { first: 45, second: 28.9, passed: false },
  { first: 28.9, second: 45, passed: false },
  { first: 31, second: 32, passed: true },
  { first: 34, second: 26, passed: false },
])('$first and $second: passed is $passed', ({ first, second, passed }) => {
  expect(verdict(first, second)).toMatchObject({ passed, dialogues: [first, second] })
})

test('marks add up in tenths, and margins are told from 29', () => {
  expect(verdict(31.1, 32.2)).toMatchObject({ total: 63.3, margins: [2.1, 3.2] })
  expect(verdict(34, 26).margins).toEqual([5, -3])
})

test('an auto-fail fails, whatever the marks', () => {
  const both = [results(45), results(45, true)] as const
  expect(officialVerdict({ results: both, passingScore: 63, outOf: 90 })).toMatchObject({
    passed: false,
    autoFailed: [2],
  })
})

test('the first repeat of a dialogue is free, each further one costs a mark, never below zero', () => {
  const cost = (total: number, repeats: number, realRules = true) => {
    const { total: left, repeatDeduction } = withRepeats({ evaluation: evaluationOf(total), realRules, repeats })
    return [left, repeatDeduction]
  }
  expect(cost(40.5, 0)).toEqual([40.5, 0])
  expect(cost(40.5, 1)).toEqual([40.5, 0])
  expect(cost(40.5, 3)).toEqual([38.5, 2])
  expect(cost(1.5, 9)).toEqual([0, 1.5])
  expect(cost(40.5, 3, false)).toEqual([40.5, 0])
  expect(rulesOf(false)).toMatchObject({ freeRepeats: 0, budgetMinutes: null })
})

test('interpreting is what was recorded and what was played for it, each repeat once more', () => {
  const heard = { recordingMs: 30_000, sourceMs: 12_000, repeats: 0 }
  expect(interpretingMs([])).toBe(0)
  expect(interpretingMs([heard, { ...heard, repeats: 2 }])).toBe(2 * 30_000 + 4 * 12_000)
  expect(interpretingMs([{ recordingMs: null, sourceMs: 12_000, repeats: 0 }])).toBe(12_000)
  expect(interpretingMs([{ recordingMs: 30_000, sourceMs: null, repeats: 1 }])).toBe(30_000)
  expect(interpretingMinutes([9 * 60_000, 12.04 * 60_000])).toBe(21)
  expect(interpretingMinutes([9 * 60_000, 12.06 * 60_000])).toBe(21.1)
  expect(interpretingMinutes([0, 0])).toBeNull()
  expect(interpretingMinutes([60_000, null])).toBeNull()
})

test('repeats that were paid for are what would have changed the marks, and move the band', () => {
  const outlook = { low: 27, high: 35, sureness: 'high' as const, unmatched: [] }
  const judged = (repeats: number) =>
    withRepeats({ evaluation: { ...evaluationOf(30), outlook }, realRules: true, repeats }).evaluation
  expect(judged(1)).toMatchObject({ outlook, whatIfs: [] })
  expect(judged(3)).toMatchObject({
    outlook: { low: 25, high: 33 },
    whatIfs: [{ family: 'repeats', count: 2, segments: [], total: 30, makesPass: true }],
  })
  expect(judged(2).whatIfs).toMatchObject([{ count: 1, makesPass: false }])
})

test('repeats that cost more than there were marks cost the rest in every other case too', () => {
  const finding = (segment_id: number, rule: string, type: 'critical' | 'major' = 'critical'): Finding => ({
    segment_id,
    type,
    category: 'distortion',
    rule,
    facts: {},
    detail: '',
    referenceQuote: null,
    renditionQuote: null,
    confidence: 'high',
  })
  const numbers = [1, 2, 3, 4, 5, 6, 7].map((id) => finding(id, 'number-replaced'))
  const findings = [...numbers, finding(8, 'negation-lost'), finding(9, 'term-replaced', 'major')]
  const good = { verdict: 'good', score: 45, transcript: 'words', transcriptSource: null, feedback: '' } as const
  const evaluation = {
    ...evaluationOf(3),
    naatiScore: deduct({ findings, segmentCount: 13 }),
    segments: Array.from({ length: 13 }, (_, segmentIndex) => ({ segmentIndex, ...good })),
    outlook: { low: 0, high: 7, sureness: 'high' as const, unmatched: [] },
  }
  expect(evaluation.naatiScore.total).toBe(3)
  // Five repeats beyond the free one.
  const result = withRepeats({ evaluation, realRules: true, repeats: 6 })
  expect(result).toMatchObject({ total: 0, repeatDeduction: 3, evaluation: { outlook: { low: 0, high: 2 } } })
  expect(result.evaluation.whatIfs).toMatchObject([
    { family: 'repeats', count: 5, total: 3 },
    { family: 'numbers', count: 7, total: 33 },
    { family: 'lostNegations', total: 3 },
  ])
})
