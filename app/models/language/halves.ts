import { findTimeUnit } from './lexicon/calendar.ts'
import { findNumberWord } from './lexicon/number-words.ts'
import type { NumberRun } from './numbers.ts'
import type { Token } from './text.ts'

/** Spans that can also be counted in years: "four decades" are forty, "half a century" fifty. */
const SPANS: readonly [RegExp, number][] = [
  [/^decades?$/u, 10],
  [/^(?:centur(?:y|ies)|as[iı]r\S*|asr\S+|yuzyil\S*)$/u, 100],
  [/^(?:millenni(?:um|a)|binyil\S*)$/u, 1000],
]

/** The length in years of a span named by a folded word of either language; null for any other word. */
export const yearsInSpan = (folded: string): number | null => SPANS.find(([name]) => name.test(folded))?.[1] ?? null

/** The word that a number counts, skipping the article in "half a century". */
export function countedWord({ value, to }: NumberRun, tokens: readonly Token[]): Token | undefined {
  return value === HALF && tokens[to]?.folded === 'a' ? tokens[to + 1] : tokens[to]
}

const HALF = 0.5
/** Fractions that may follow a number and its unit: "an hour and a quarter". */
const PARTS: readonly [string, number][] = [
  ['and a half', HALF],
  ['and a quarter', 0.25],
  ['and three quarters', 0.75],
]

const joinWords = (tokens: readonly Token[], from: number, count: number) =>
  tokens
    .slice(from, from + count)
    .map(({ folded }) => folded)
    .join(' ')
const isUnit = (token: Token | undefined) =>
  token !== undefined && (findTimeUnit(token.folded, 'en') !== null || yearsInSpan(token.folded) !== null)

/** The scale after "two and a half": hundred, thousand or million. */
function scaleOf(token: Token | undefined): number | null {
  const word = token && findNumberWord(token, 'en')
  return word && !token.breakBefore && (word.rank === 'hundred' || word.rank === 'scale') ? word.value : null
}

/**
 * Adds a fraction to a number: "two and a half", "two hours and a half", "an hour and a quarter", "two and a half
 * thousand".
 */
export function withFraction(run: NumberRun, tokens: readonly Token[]): NumberRun {
  const begins = isUnit(tokens[run.to]) ? run.to + 1 : run.to
  const part = PARTS.find(([name]) => name === joinWords(tokens, begins, 3))?.[1]
  if (part === undefined) return run
  const to = begins + 3
  const scale = begins === run.to ? scaleOf(tokens[to]) : null
  if (scale === null) return { ...run, value: run.value + part, to, isAmbiguous: false }
  const value = (run.value + part) * scale
  return { ...run, value, digits: String(value), to: to + 1, isAmbiguous: false, clock: null }
}

/** "An hour" as the number one, before a unit of time. Not in "half an hour" or "an hour a day". */
export function articleRuns(tokens: readonly Token[]): NumberRun[] {
  return tokens.flatMap(({ folded }, at): NumberRun[] => {
    // "The last decade" is ten years.
    const isSpan =
      /^(?:the|this|that|last|past|next|previous)$/u.test(folded) &&
      /^(?:decade|century)$/u.test(tokens[at + 1]?.folded ?? '')
    const isOne = isSpan || ((folded === 'an' || folded === 'a') && isUnit(tokens[at + 1]))
    if (!isOne || /^(?:half|quarter|of)$/u.test(tokens[at - 1]?.folded ?? '')) return []
    return [withFraction({ value: 1, digits: '1', from: at, to: at + 1, isAmbiguous: true, clock: null }, tokens)]
  })
}
