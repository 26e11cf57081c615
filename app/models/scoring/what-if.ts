import { MAX_WHAT_IF_WORDS, MAX_WHAT_IFS, PASS_MARKS } from '#app/config/scoring.ts'
import { familyOf } from './error-family.ts'
import type { ErrorItem, NaatiScore, WhatIf, WhatIfFamily } from './evaluation.ts'
import { isJudged, quotesSource } from './finding.ts'
import { deduct } from './naati-score.ts'
import { toTenths } from './tenths.ts'

const TENTHS = 10

interface Candidate {
  family: WhatIfFamily
  errors: readonly ErrorItem[]
}

/** Each error alone, and all errors of a family together. */
function candidatesOf(errors: readonly ErrorItem[]): Candidate[] {
  const families = new Map<WhatIfFamily, ErrorItem[]>()
  for (const error of errors) families.set(familyOf(error), [...(families.get(familyOf(error)) ?? []), error])
  const together = [...families].map(([family, members]): Candidate => ({ family, errors: members }))
  const single = together
    .filter((group) => group.errors.length > 1)
    .flatMap(({ family, errors: members }) => members.map((error): Candidate => ({ family, errors: [error] })))
  return [...together, ...single]
}

interface Outcome extends Candidate {
  total: number
  passes: boolean
}

interface Scored {
  score: NaatiScore
  segmentCount: number
  /** Full cost of the paid repeats of a mock test in marks, deducted besides the sheet. */
  repeatDeduction?: number
}

function totalWithout({ errors }: Candidate, { score, segmentCount, repeatDeduction = 0 }: Scored) {
  const left = score.errors.filter((error) => !errors.includes(error))
  const { total: marks, autoFailTriggered } = deduct({ findings: left, segmentCount })
  const total = Math.max(0, toTenths(marks) - toTenths(repeatDeduction)) / TENTHS
  return { total, passes: total >= PASS_MARKS && !autoFailTriggered }
}

/** First whatever would turn a fail into a pass, with the fewest errors; then the largest gain. */
function byUsefulness(passed: boolean): (one: Outcome, other: Outcome) => number {
  const rank = (outcome: Outcome) => (outcome.passes && !passed ? outcome.errors.length : Number.MAX_SAFE_INTEGER)
  return (one, other) => rank(one) - rank(other) || other.total - one.total || one.errors.length - other.errors.length
}

/** Errors whose quote is what the listener missed, not a "not" or a "before" that was. */
const WITH_WORDS: ReadonlySet<WhatIfFamily> = new Set(['numbers', 'dates', 'units', 'names', 'omissions'])

/** The words of the source that one error alone lost, where the engine knows them and a line has room for them. */
function wordsOf({ family, errors }: Candidate): { words?: string } {
  const [error] = errors
  if (!error?.referenceQuote || errors.length > 1 || !quotesSource(error)) return {}
  if (!WITH_WORDS.has(family) && !isJudged(error)) return {}
  return error.referenceQuote.length <= MAX_WHAT_IF_WORDS ? { words: error.referenceQuote } : {}
}

const segmentsOf = ({ errors }: Candidate) => [...new Set(errors.map(({ segment_id }) => segment_id))]
/** Two cases of one family in the same segments count as one, such as two wrong numbers in one segment. */
const nameOf = (candidate: Candidate) => `${candidate.family} ${segmentsOf(candidate).join()}`

/**
 * What the total would have been without some of its errors: at most three cases, the most useful first, none of which
 * share an error. `deduct` computes them from the remaining errors, so that all caps apply. Never below the score.
 * `segmentCount`: of the dialogue.
 */
export function whatIfs(scored: Scored): WhatIf[] {
  const { score, segmentCount } = scored
  if (segmentCount === 0) return []
  const now = totalWithout({ family: 'missed', errors: [] }, scored)
  const outcomes = candidatesOf(score.errors)
    .map((candidate): Outcome => ({ ...candidate, ...totalWithout(candidate, scored) }))
    .filter(({ total, passes }) => total > now.total || (passes && !now.passes))
    .sort(byUsefulness(now.passes))
  const chosen: Outcome[] = []
  for (const outcome of outcomes) {
    const isApart = chosen.every(
      (other) => !other.errors.some((error) => outcome.errors.includes(error)) && nameOf(other) !== nameOf(outcome),
    )
    if (isApart && chosen.length < MAX_WHAT_IFS) chosen.push(outcome)
  }
  return chosen.map((outcome) => ({
    family: outcome.family,
    count: outcome.errors.length,
    segments: segmentsOf(outcome),
    ...wordsOf(outcome),
    total: outcome.total,
    makesPass: outcome.passes && !now.passes,
  }))
}
