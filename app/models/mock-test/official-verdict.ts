import { PASS_MARKS } from '#app/config/scoring.ts'
import { toTenths } from '../scoring/tenths.ts'
import type { DialogueResults, OfficialVerdict } from './results-view.ts'
import { SLOTS } from './attempt-state.ts'

const TENTHS = 10

/**
 * NAATI's rule: the pass mark in total and 29 in each dialogue (naati.com.au, CCL). Our own auto-fail also fails the
 * dialogue (docs/product.md, Mock tests).
 */
export function officialVerdict(options: {
  results: readonly [DialogueResults, DialogueResults]
  passingScore: number
  outOf: number
}): OfficialVerdict {
  const { results, passingScore, outOf } = options
  const [first, second] = [toTenths(results[0].total), toTenths(results[1].total)]
  const dialogues: [number, number] = [first / TENTHS, second / TENTHS]
  const line = toTenths(PASS_MARKS)
  const margins: [number, number] = [(first - line) / TENTHS, (second - line) / TENTHS]
  const autoFailed = SLOTS.filter((slot) => results[slot - 1]?.evaluation.naatiScore.autoFailTriggered)
  const total = (first + second) / TENTHS
  const passed = total >= passingScore && margins.every((margin) => margin >= 0) && autoFailed.length === 0
  return { passed, total, outOf, passingScore, dialogues, margins, autoFailed }
}
