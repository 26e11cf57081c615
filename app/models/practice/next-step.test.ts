import { expect, test } from 'vitest'
import type { ErrorItem } from '../scoring/evaluation.ts'
import { nextStepOf } from './next-step.ts'
import type { Revision } from './revision.ts'

const error = (segment_id: number, deduction: number): ErrorItem => ({
  segment_id,
  deduction,
  type: deduction === 5 ? 'critical' : 'major',
  category: 'distortion',
  rule: 'number-replaced',
  facts: {},
  detail: 'The number changed.',
  referenceQuote: null,
  renditionQuote: null,
  confidence: 'high',
})
const ERRORS = [error(2, 2), error(4, 5), error(9, 2), error(9, 2)]

function retried(segmentIndex: number, after: ErrorItem[]): Revision {
  const result = {
    segmentIndex,
    verdict: 'partial' as const,
    score: 20,
    transcript: 'words',
    transcriptSource: 'typed' as const,
    feedback: '',
  }
  const before = { result, errors: ERRORS.filter(({ segment_id }) => segment_id === segmentIndex + 1) }
  return {
    id: `${segmentIndex}`,
    segmentIndex,
    kind: 'retry',
    transcript: 'words',
    transcriptSource: 'typed',
    before,
    after: { result, errors: after },
    totalBefore: null,
    totalAfter: null,
    recording: null,
  }
}

test('the costliest segment is tried again, with all that it cost', () => {
  expect(nextStepOf({ errors: ERRORS, revising: { revisions: [], changed: [] } })).toEqual({
    kind: 'retry',
    segmentIndex: 3,
    cost: 5,
  })
})

test('one that was done better, or whose text has changed, gives way to the next', () => {
  const revisions = [retried(3, [])]
  expect(nextStepOf({ errors: ERRORS, revising: { revisions, changed: [] } })).toMatchObject({ segmentIndex: 1 })
  expect(nextStepOf({ errors: ERRORS, revising: { revisions, changed: [1] } })).toMatchObject({
    segmentIndex: 8,
    cost: 4,
  })
})

test('a try that is no better is not done yet', () => {
  const revisions = [retried(3, [error(4, 5)])]
  expect(nextStepOf({ errors: ERRORS, revising: { revisions, changed: [] } })).toMatchObject({ segmentIndex: 3 })
})

test('when all are done, or nothing was lost, the next dialogue follows', () => {
  const revising = { revisions: [retried(3, []), retried(1, []), retried(8, [])], changed: [] }
  expect(nextStepOf({ errors: ERRORS, revising })).toEqual({ kind: 'other' })
  expect(nextStepOf({ errors: [], revising })).toEqual({ kind: 'clean' })
})
