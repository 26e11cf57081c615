import type { Language } from '#app/models/dialogues/language.ts'
import { readClockTimes } from './clock.ts'
import { mergeUnits, withFractions } from './compounds.ts'
import { dayPartEntities } from './day-parts.ts'
import { timeReading, type Entity } from './entity.ts'
import { durationKey, findCalendarWord, findCurrency, findTimeUnit } from './lexicon/calendar.ts'
import { articleRuns, countedWord, withFraction, yearsInSpan } from './halves.ts'
import { measureKey, measureOf } from './lexicon/measures.ts'
import { FUNCTION_WORDS } from './lexicon/function-words.ts'
import { readNumbers, type NumberRun } from './numbers.ts'
import { quote, type Token } from './text.ts'

const FORTNIGHT_DAYS = ['minutes:20160', 'minutes:21600']

/** The numbers, times and dates of an utterance, from left to right. */
export function readEntities(tokens: readonly Token[], language: Language): Entity[] {
  const spelt = readNumbers(tokens, language)
  // "A fortnight" is read from its own word.
  const articles = (language === 'en' ? articleRuns(tokens) : []).filter(({ to }) => tokens[to]?.folded !== 'fortnight')
  const runs = [...spelt.filter(({ from }) => !articles.some((run) => from >= run.from && from < run.to)), ...articles]
  const numbers = mergeRuns(
    runs.sort((a, b) => a.from - b.from),
    tokens,
    language,
  )
  const { times, rest } = readClockTimes({ tokens, numbers, language })
  const counted = rest.map((run) => numberEntity(run, tokens, language))
  const taken = new Set([...times, ...counted].flatMap(({ from, to }) => range(from, to)))
  const dated = tokens.flatMap((token, index) =>
    taken.has(index) ? [] : (calendarEntity({ tokens, token, index, language }) ?? dayPartEntities(tokens, index)),
  )
  const inOrder = [...times, ...counted, ...dated].sort((a, b) => a.from - b.from)
  return mergeUnits(inOrder, { tokens, language })
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index)

/** Merges adjacent runs: 4 bin + 300, digit strings, "and a half". */
function mergeRuns(runs: NumberRun[], tokens: readonly Token[], language: Language): NumberRun[] {
  const merged: NumberRun[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    if (last && run.from < last.to) continue
    if (last && last.to === run.from && !tokens[run.from]?.breakBefore && completesScale(last, run)) {
      merged[merged.length - 1] = {
        ...last,
        value: last.value + run.value,
        to: run.to,
        isAmbiguous: false,
        clock: null,
      }
    } else merged.push(language === 'en' ? withFraction(run, tokens) : run)
  }
  return joinDigits(withCents(withFractions(merged, tokens, language), tokens, language), tokens)
}

const MOST_WITH_CENTS = 10_000
const CENTS = /^(?:cents?|sent)$/u
const JOINING = new Set(['and', 've'])

/** "2 dollars 40", "iki dolar kırk sent": one amount. */
function withCents(runs: NumberRun[], tokens: readonly Token[], language: Language): NumberRun[] {
  const amounts: NumberRun[] = []
  for (const run of runs) {
    const last = amounts.at(-1)
    const between = last ? tokens.slice(last.to, run.from).filter(({ folded }) => !JOINING.has(folded)) : []
    const ofMoney =
      between.length === 1 && findCurrency(between[0]?.folded ?? '') !== null && !tokens[run.from]?.breakBefore
    const counted = tokens[run.to] !== undefined && !tokens[run.to]?.breakBefore && run.value < 10
    const cents =
      CENTS.test(tokens[run.to]?.folded ?? '') || !counted || FUNCTION_WORDS[language].has(tokens[run.to]?.folded ?? '')
    if (last && ofMoney && cents && run.value < 100 && last.value < MOST_WITH_CENTS && Number.isInteger(last.value)) {
      amounts[amounts.length - 1] = {
        ...last,
        value: last.value + run.value / 100,
        to: run.to,
        isAmbiguous: false,
        clock: null,
      }
    } else amounts.push(run)
  }
  return amounts
}

function completesScale(first: NumberRun, second: NumberRun): boolean {
  const scale = [1e6, 1000].find((size) => first.value >= size && first.value % size === 0)
  return scale !== undefined && second.value < scale && second.value >= 1 && first.to - first.from > 1
}

const HALF = 0.5
const DIGIT_STRING_LENGTH = 3
const LONG_NUMBER_DIGITS = 6

/** An ordinal is no digit: "call triple zero first". */
const ORDINAL = /^(?:first|second|third|\w+th)$/u

/** "0412 345 678" and "oh four one two…" are digit strings, whose grouping does not matter. */
function joinDigits(runs: NumberRun[], tokens: readonly Token[]): NumberRun[] {
  const joined: NumberRun[] = []
  for (let index = 0; index < runs.length;) {
    let end = index + 1
    while (areOneDigitString(runs[end - 1], runs[end], tokens)) end += 1
    const group = runs.slice(index, end)
    const digits = group.map((run) => run.digits).join('')
    const isSpelt = (run: NumberRun) =>
      (run.digits.length === 1 && !ORDINAL.test(tokens[run.from]?.folded ?? '')) ||
      /^(?:double|triple)$/u.test(tokens[run.from]?.folded ?? '')
    const single = group.length > 1 && group.every(isSpelt) && digits.length >= DIGIT_STRING_LENGTH
    const long =
      group.length > 1 && digits.length >= LONG_NUMBER_DIGITS && group.every((run) => Number.isInteger(run.value))
    const [first, last] = [group[0], group.at(-1)]
    if (first && last && (single || long || isGrouped(group, tokens))) {
      const value = isGrouped(group, tokens) ? Number(digits) : Number.NaN
      joined.push({ value, digits, from: first.from, to: last.to, isAmbiguous: false, clock: null })
    } else joined.push(...group)
    index = end
  }
  return joined
}

/** "60 000": thousands separated by a space. */
const isGrouped = ([first, ...others]: readonly NumberRun[], tokens: readonly Token[]): boolean =>
  others.length > 0 &&
  /^[1-9]\d{0,2}$/u.test(tokens[first?.from ?? -1]?.folded ?? '') &&
  others.every(({ from, to }) => to === from + 1 && /^\d{3}$/u.test(tokens[from]?.folded ?? ''))

const GROUP_DIGITS = 4

/** Whether two runs belong to one digit string. Across a comma, only short groups do. */
function areOneDigitString(
  first: NumberRun | undefined,
  next: NumberRun | undefined,
  tokens: readonly Token[],
): boolean {
  if (!first || !next || first.isClosed || first.to !== next.from) return false
  // "$75,000 a year".
  if (/^an?$/u.test(tokens[next.from]?.folded ?? '')) return false
  const isShort = first.digits.length < GROUP_DIGITS || first.digits.startsWith('0')
  return !tokens[next.from]?.breakBefore || (isShort && next.digits.length < GROUP_DIGITS)
}

const TEN = 10
const CENTURY = 100

function isDecade({ value, from, to }: NumberRun, tokens: readonly Token[]): boolean {
  const isPlural =
    (tokens[to]?.folded === 's' && !tokens[to]?.breakBefore) || /^l[ae]r/u.test(tokens[from]?.suffix ?? '')
  return isPlural && value % TEN === 0 && value > 19 * CENTURY && value < 20 * CENTURY
}

function numberEntity(run: NumberRun, tokens: readonly Token[], language: Language): Entity {
  const readings = new Set<string>()
  const years = yearsInSpan(countedWord(run, tokens)?.folded ?? '')
  const unit = years ? 'year' : unitAfter(run, tokens, language)
  if (Number.isNaN(run.value)) readings.add(`digits:${run.digits}`)
  else {
    readings.add(`number:${run.value}`)
    if (run.digits.length >= DIGIT_STRING_LENGTH) readings.add(`digits:${run.digits}`)
    if (run.value >= 1 && run.value <= 12 && (run.value * 2) % 1 === 0)
      readings.add(timeReading(Math.round(run.value * 60)))
    if (isPercent(run, tokens)) readings.add(`number:${run.value / 100}`)
    if (years) readings.add(`number:${run.value * years}`)
    if (isDecade(run, tokens)) readings.add(`number:${run.value % CENTURY}`)
    const duration = unit && durationKey(run.value * (years ?? 1), unit)
    const measured = measureKey(run.value, measureOf({ tokens }, run))
    for (const key of [duration, measured]) if (key) readings.add(key)
    // In Turkish, two weeks are often called fifteen days.
    if (unit === 'week' && run.value === 2) for (const key of FORTNIGHT_DAYS) readings.add(key)
  }
  if (tokens[run.from]?.folded.startsWith('fortnight')) for (const key of FORTNIGHT_DAYS) readings.add(key)
  const text = quote(tokens.slice(run.from, run.to))
  return {
    kind: 'number',
    readings,
    dayMinutes: null,
    from: run.from,
    to: run.to,
    text,
    isAmbiguous: run.isAmbiguous && !(run.value === HALF && unit) && !isFirstOfMonth(run, tokens),
    unit,
  }
}

/** "Fifty per cent" equals a half. */
function isPercent(run: NumberRun, tokens: readonly Token[]): boolean {
  const [before, after, next] = [tokens[run.from - 1], tokens[run.to], tokens[run.to + 1]].map((token) => token?.folded)
  return (
    before === 'yuzde' || before === '%' || after === '%' || after === 'percent' || (after === 'per' && next === 'cent')
  )
}

/** "The first of every month" is a date; "first of all" is not. */
function isFirstOfMonth(run: NumberRun, tokens: readonly Token[]): boolean {
  const after = tokens.slice(run.to, run.to + 3).map(({ folded }) => folded)
  return after[0] === 'of' && /^(?:month|week)$/u.test(after.at(-1) ?? '')
}

/** The unit of time after a number, with at most one word between ("twelve more months"). */
function unitAfter(run: NumberRun, tokens: readonly Token[], language: Language): string | null {
  for (let at = run.from; at < Math.min(run.to + 2, tokens.length); at += 1) {
    const token = tokens[at]
    if (!token) break
    const unit = findTimeUnit(token.folded, language)
    if (unit) return unit
    if (at >= run.to && findCalendarWord(token.folded, language)) return null
    if (findCurrency(token.folded) || /^(?:per|each|every)$/u.test(token.folded)) return null
    if (at >= run.to && run.value !== HALF && /^an?$/u.test(token.folded)) return null
  }
  return null
}

const DATE_CUES = new Set(
  'in of by since until till next last late early mid this every on before after from'.split(' '),
)
const TR_DATE_CUES = /^(?:gun|ayi|sonu|basi|ortasi|aksam|sabah|gece|ogle)/u

function calendarEntity(place: {
  tokens: readonly Token[]
  token: Token
  index: number
  language: Language
}): Entity[] | null {
  const { tokens, token, index, language } = place
  const found = findCalendarWord(token.folded, language)
  if (!found) return null
  const [before, after] = [tokens[index - 1]?.folded ?? '', tokens[index + 1]?.folded ?? '']
  const dated =
    /\d|th$|[iu]nc[iu]/u.test(`${before} ${after}`) ||
    (language === 'en' ? DATE_CUES.has(before) && token.folded !== 'may' : TR_DATE_CUES.test(after)) ||
    (token.capital && !token.sentenceStart)
  const kind = found.key.startsWith('day') ? 'day' : 'month'
  return [
    {
      kind,
      readings: new Set([found.key]),
      dayMinutes: null,
      from: index,
      to: index + 1,
      text: quote([token]),
      isAmbiguous: found.ambiguous && !dated,
      unit: null,
    },
  ]
}
