import { bySegment, costliestLines, costOf } from '../scoring/costliest.ts'
import type { ErrorItem } from '../scoring/evaluation.ts'
import type { Revising } from './revision.ts'

/**
 * The one next action after an attempt: `retry` the costliest segment that has not been done better yet (0-based, with
 * the marks it cost), or `other`, the next dialogue; `clean` if no marks were taken off.
 */
export type NextStep = { kind: 'retry'; segmentIndex: number; cost: number } | { kind: 'other' } | { kind: 'clean' }

/** What to do after an attempt. Segments whose text has since changed cannot be retried. */
export function nextStepOf(options: {
  errors: readonly ErrorItem[]
  revising: Pick<Revising, 'revisions' | 'changed'>
}): NextStep {
  const { errors, revising } = options
  const costly = bySegment(costliestLines(errors))
  if (costly.length === 0) return { kind: 'clean' }
  const isBetter = (segmentIndex: number) =>
    revising.revisions.some(
      ({ kind, segmentIndex: index, before, after }) =>
        kind === 'retry' && index === segmentIndex && after !== null && costOf(after.errors) < costOf(before.errors),
    )
  const next = costly.find(({ segment }) => !revising.changed.includes(segment - 1) && !isBetter(segment - 1))
  if (!next) return { kind: 'other' }
  const own = errors.filter(({ segment_id }) => segment_id === next.segment)
  return { kind: 'retry', segmentIndex: next.segment - 1, cost: costOf(own) }
}
