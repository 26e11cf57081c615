import { BUDGET_MINUTES, FREE_REPEATS, GRACE_MINUTES, REPEAT_MARKS, START_CUE_SECONDS } from '#app/config/mock-test.ts'
import type { Evaluation } from '../scoring/evaluation.ts'
import { toTenths } from '../scoring/naati-score.ts'
import type { DialogueResults, ExamRules } from './exam-view.ts'

const TENTHS = 10
const MINUTE_MS = 60_000

export function rulesOf(realRules: boolean): ExamRules {
  return {
    realRules,
    freeRepeats: realRules ? FREE_REPEATS : 0,
    repeatMarks: realRules ? REPEAT_MARKS : 0,
    startCueSeconds: realRules ? START_CUE_SECONDS : 0,
    budgetMinutes: realRules ? BUDGET_MINUTES : null,
  }
}

/** When the learner's clock is at zero: the server takes segments for the grace longer. */
export function endOfClock(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - GRACE_MINUTES * MINUTE_MS)
}

/** What a dialogue comes to: its evaluation, less each repeat beyond the free one; never below 0. */
export function withRepeats(options: { evaluation: Evaluation; realRules: boolean; repeats: number }): DialogueResults {
  const { evaluation, realRules, repeats } = options
  const { freeRepeats, repeatMarks } = rulesOf(realRules)
  const before = toTenths(evaluation.naatiScore.total)
  const cost = realRules ? Math.min(before, toTenths(Math.max(0, repeats - freeRepeats) * repeatMarks)) : 0
  return { total: (before - cost) / TENTHS, repeats, repeatDeduction: cost / TENTHS, evaluation }
}

interface HandedIn {
  createdAt: Date
  recording: { durationMs: number } | null
}

/**
 * Minutes of interpreting by the server's clock: from the start of the first recording to the arrival of the last, the
 * break between the dialogues included. Null where nothing was handed in.
 */
export function interpretingMinutes(segments: readonly HandedIn[]): number | null {
  const [first, ...others] = segments.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  if (!first) return null
  const last = others.at(-1) ?? first
  const startMs = first.createdAt.getTime() - (first.recording?.durationMs ?? 0)
  return Math.round(((last.createdAt.getTime() - startMs) / MINUTE_MS) * TENTHS) / TENTHS
}
