import { findTimeUnit } from './lexicon/calendar.ts'
import type { NumberRun } from './numbers.ts'
import type { Token } from './text.ts'

const AND_A_HALF = 'and a half'
const HALF = 0.5

const words = (tokens: readonly Token[], from: number, count: number) =>
  tokens
    .slice(from, from + count)
    .map(({ folded }) => folded)
    .join(' ')
const isUnit = (token: Token | undefined) => findTimeUnit(token?.folded ?? '', 'en') !== null

/** "Two and a half", "two hours and a half": the number with its half. */
export function withHalf(run: NumberRun, tokens: readonly Token[]): NumberRun {
  const begins = isUnit(tokens[run.to]) ? run.to + 1 : run.to
  if (words(tokens, begins, 3) !== AND_A_HALF) return run
  return { ...run, value: run.value + HALF, to: begins + 3, soft: false }
}

/** "An hour": one, where a unit of time follows. "Half an hour" and "an hour a day" say something else. */
export function articleRuns(tokens: readonly Token[]): NumberRun[] {
  return tokens.flatMap(({ folded }, at): NumberRun[] => {
    const isOne = (folded === 'an' || folded === 'a') && isUnit(tokens[at + 1])
    if (!isOne || /^(?:half|quarter|of)$/u.test(tokens[at - 1]?.folded ?? '')) return []
    return [withHalf({ value: 1, digits: '1', from: at, to: at + 1, soft: true, clock: null }, tokens)]
  })
}
