import { BUDGET_MINUTES, FREE_REPEATS, REPEAT_MARKS, START_CUE_SECONDS } from '#app/config/mock-test.ts'
import { MAX_WHAT_IFS, PASS_MARKS } from '#app/config/scoring.ts'
import { MINUTE_MS } from '#app/config/time.ts'
import type { Evaluation, Outlook, WhatIf } from '../scoring/evaluation.ts'
import { toTenths } from '../scoring/naati-score.ts'
import { whatIfs } from '../scoring/what-if.ts'
import type { ExamRules } from './exam-view.ts'
import type { DialogueResults } from './results-view.ts'

const TENTHS = 10

export function rulesOf(realRules: boolean): ExamRules {
  return {
    realRules,
    freeRepeats: realRules ? FREE_REPEATS : 0,
    repeatMarks: realRules ? REPEAT_MARKS : 0,
    startCueSeconds: realRules ? START_CUE_SECONDS : 0,
    budgetMinutes: realRules ? BUDGET_MINUTES : null,
  }
}

/** What would have changed the marks of a dialogue, the repeats that were paid for among it. `cost`: all of theirs. */
function whatIfsOf(evaluation: Evaluation, { paid, cost }: { paid: number; cost: number }): WhatIf[] {
  const { naatiScore: score, segments } = evaluation
  const cases = whatIfs({ score, segmentCount: segments.length, repeatDeduction: cost })
  if (paid === 0 || score.total === 0) return cases
  const passed = score.total - cost >= PASS_MARKS
  const makesPass = score.grade === 'Pass' && !passed
  const unrepeated: WhatIf = { family: 'repeats', count: paid, segments: [], total: score.total, makesPass }
  return [unrepeated, ...cases].slice(0, MAX_WHAT_IFS)
}

/** The band with the marks for repeats taken off, all of their cost: of those there is no doubt. */
function lowered(outlook: Outlook, cost: number): Outlook {
  const low = Math.max(0, Math.floor(outlook.low - cost))
  return { ...outlook, low, high: Math.max(0, Math.ceil(outlook.high - cost)) }
}

/** What a dialogue comes to: its evaluation, less each repeat beyond the free one; never below 0. */
export function withRepeats(options: { evaluation: Evaluation; realRules: boolean; repeats: number }): DialogueResults {
  const { evaluation, realRules, repeats } = options
  const { freeRepeats, repeatMarks } = rulesOf(realRules)
  const before = toTenths(evaluation.naatiScore.total)
  const paid = realRules ? Math.max(0, repeats - freeRepeats) : 0
  const cost = paid * repeatMarks
  const deduction = Math.min(before, toTenths(cost))
  return {
    total: (before - deduction) / TENTHS,
    repeats,
    repeatDeduction: deduction / TENTHS,
    evaluation: {
      ...evaluation,
      outlook: evaluation.outlook && lowered(evaluation.outlook, cost),
      whatIfs: whatIfsOf(evaluation, { paid, cost }),
    },
  }
}

interface Interpreted {
  /** Null where nothing was recorded. */
  recordingMs: number | null
  /** The audio of the segment; null where nobody has asked for it. */
  sourceMs: number | null
  repeats: number
}

/**
 * How long the interpreting of a dialogue took: what was recorded, and what was played for it, repeats included. Neither
 * the arrival of uploads nor a learner's pause between two segments is in it, so that a slow network costs nobody time.
 */
export function interpretingMs(segments: readonly Interpreted[]): number {
  return segments.reduce(
    (sum, { recordingMs, sourceMs, repeats }) => sum + (recordingMs ?? 0) + (sourceMs ?? 0) * (1 + repeats),
    0,
  )
}

/** Minutes of interpreting in both dialogues, one decimal; null where there were none, or one of them is not known. */
export function interpretingMinutes([first, second]: readonly [number | null, number | null]): number | null {
  if (first === null || second === null || first + second === 0) return null
  return Math.round(((first + second) / MINUTE_MS) * TENTHS) / TENTHS
}
