import { BUDGET_MINUTES, FREE_REPEATS, REPEAT_MARKS, START_CUE_SECONDS } from '#app/config/mock-test.ts'
import { MAX_WHAT_IFS, PASS_MARKS } from '#app/config/scoring.ts'
import { MINUTE_MS } from '#app/config/time.ts'
import type { Evaluation, Outlook, WhatIf } from '../scoring/evaluation.ts'
import { toTenths } from '../scoring/tenths.ts'
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

/** What would have changed the marks of a dialogue, including its paid repeats. `cost` is the total for those. */
function whatIfsOf(evaluation: Evaluation, { paid, cost }: { paid: number; cost: number }): WhatIf[] {
  const { naatiScore: score, segments } = evaluation
  const cases = whatIfs({ score, segmentCount: segments.length, repeatDeduction: cost })
  if (paid === 0 || score.total === 0) return cases
  const passed = score.total - cost >= PASS_MARKS
  const makesPass = score.grade === 'Pass' && !passed
  const unrepeated: WhatIf = { family: 'repeats', count: paid, segments: [], total: score.total, makesPass }
  return [unrepeated, ...cases].slice(0, MAX_WHAT_IFS)
}

/** The band less the marks for repeats. All of their cost is deducted, because it is certain. */
function lowered(outlook: Outlook, cost: number): Outlook {
  const low = Math.max(0, Math.floor(outlook.low - cost))
  return { ...outlook, low, high: Math.max(0, Math.ceil(outlook.high - cost)) }
}

/** The result of a dialogue: its evaluation less a deduction for each repeat beyond the free one; never below 0. */
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
  /** Null if nothing was recorded. */
  recordingMs: number | null
  /** Length of the segment's audio; null if it was never requested. */
  sourceMs: number | null
  repeats: number
}

/**
 * Interpreting time of a dialogue: recordings plus played audio, including repeats. Upload time and pauses between
 * segments are not counted, so a slow network costs no time.
 */
export function interpretingMs(segments: readonly Interpreted[]): number {
  return segments.reduce(
    (sum, { recordingMs, sourceMs, repeats }) => sum + (recordingMs ?? 0) + (sourceMs ?? 0) * (1 + repeats),
    0,
  )
}

/** Minutes of interpreting in both dialogues, to one decimal; null if there were none or one is unknown. */
export function interpretingMinutes([first, second]: readonly [number | null, number | null]): number | null {
  if (first === null || second === null || first + second === 0) return null
  return Math.round(((first + second) / MINUTE_MS) * TENTHS) / TENTHS
}
