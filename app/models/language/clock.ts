import type { Language } from '#app/models/dialogues/language.ts'
import { timeReading, type Entity } from './entity.ts'
import { findTimeUnit } from './lexicon/calendar.ts'
import { findTrappedNumber } from './lexicon/number-words.ts'
import type { NumberRun } from './numbers.ts'
import { quote, type Token } from './text.ts'

interface ClockInput {
  tokens: readonly Token[]
  numbers: NumberRun[]
  language: Language
}

interface Clock {
  /** Null for a pair that cannot be a time: "one ninety-five". */
  minutes: number | null
  from: number
  to: number
  /** Whether morning and afternoon can be told apart. */
  certainHalf: boolean
  /** Its plain readings, where the same words can be one number: 1030 or 10.30. */
  numbers: number[]
  digits?: string
}

const QUARTER = 15
const HOUR_MINUTES = 60
const NOON_HOURS = 12

/** The clock times of an utterance, and the numbers that belong to none. */
export function readClockTimes(utterance: ClockInput): { times: Entity[]; rest: NumberRun[] } {
  const clocks = utterance.language === 'en' ? englishClocks(utterance) : turkishClocks(utterance)
  const isTaken = (run: NumberRun) => clocks.some(({ from, to }) => run.from < to && run.to > from)
  return {
    times: clocks.map((clock) => clockEntity(clock, utterance.tokens)),
    rest: utterance.numbers.filter((run) => !isTaken(run)),
  }
}

function clockEntity(clock: Clock, tokens: readonly Token[]): Entity {
  const readings = new Set(clock.numbers.map((value) => `number:${value}`))
  if (clock.minutes !== null) readings.add(timeReading(clock.minutes))
  if (clock.minutes !== null && clock.minutes % HOUR_MINUTES === 0)
    readings.add(`number:${clock.minutes / HOUR_MINUTES}`)
  // "He ran it in 2:16" is a duration.
  const text = quote(tokens.slice(clock.from, clock.to))
  if (clock.minutes !== null && /^\d{1,2}:\d{2}$/u.test(text)) readings.add(`minutes:${clock.minutes}`)
  if (clock.digits) readings.add(`digits:${clock.digits}`)
  return {
    kind: 'number',
    readings,
    dayMinutes: clock.certainHalf ? clock.minutes : null,
    from: clock.from,
    to: clock.to,
    text,
    isAmbiguous: false,
    unit: null,
  }
}

const isHour = (value: number) => Number.isInteger(value) && value >= 1 && value <= 24
const isMinute = (value: number) => Number.isInteger(value) && value >= 1 && value < HOUR_MINUTES

/** "10:30", "ten thirty", "two fifteen": two adjacent numbers are a time, a price or a number read in pairs. */
function pairClocks(utterance: ClockInput): Clock[] {
  const { tokens, numbers } = utterance
  return numbers.flatMap((run, index): Clock[] => {
    if (run.clock) {
      const { hour, minute } = run.clock
      const minutes = hour * HOUR_MINUTES + minute
      const certainHalf = hour > NOON_HOURS
      return [{ minutes, from: run.from, to: run.to, certainHalf, numbers: [run.value], digits: run.digits }]
    }
    const next = numbers[index + 1]
    const adjacent = next && next.from === run.to && !tokens[next.from]?.breakBefore
    const inPairs =
      !run.isClosed && !run.isAmbiguous && isPair(run.value, 1) && isPair(next?.value ?? 0, PAIR_BASE / 10)
    if (!adjacent || !inPairs || isRange(run.value, next, utterance)) return []
    const isTime = isHour(run.value) && isMinute(next.value)
    return [
      {
        minutes: isTime ? run.value * HOUR_MINUTES + next.value : null,
        from: run.from,
        to: next.to,
        certainHalf: isTime && run.value > NOON_HOURS,
        numbers: [run.value * PAIR_BASE + next.value, run.value + next.value / PAIR_BASE],
      },
    ]
  })
}

/** A range, not a time: "10-15 days", "on on iki arası". */
function isRange(from: number, next: NumberRun, { tokens, language }: ClockInput): boolean {
  const after = tokens[next.to]?.folded ?? ''
  return next.value > from && (findTimeUnit(after, language) !== null || after.startsWith('aras'))
}

const PAIR_BASE = 100
const isPair = (value: number, least: number) => Number.isInteger(value) && value >= least && value < PAIR_BASE

/** Applies a following "am" or "pm". */
function withMeridiem(clock: Clock, tokens: readonly Token[]): Clock {
  const sign = tokens[clock.to]?.folded
  if (clock.minutes === null || (sign !== 'am' && sign !== 'pm')) return clock
  const hours = Math.floor(clock.minutes / HOUR_MINUTES) % NOON_HOURS
  const minutes = (hours + (sign === 'pm' ? NOON_HOURS : 0)) * HOUR_MINUTES + (clock.minutes % HOUR_MINUTES)
  return { ...clock, minutes, to: clock.to + 1, certainHalf: true }
}

/** "Twenty to nine" is a time; "two to nine" is a range. */
const SPOKEN_MINUTES = new Set([20, 25])

function englishClocks(utterance: ClockInput): Clock[] {
  const { tokens, numbers } = utterance
  const spelt = numbers.flatMap((run): Clock[] => {
    if (!isHour(run.value)) return []
    const before = (distance: number) => tokens[run.from - distance]?.folded ?? ''
    const side = before(1)
    const clock = (minutes: number, from: number, to = run.to): Clock[] => [
      { minutes, from, to, certainHalf: false, numbers: [] },
    ]
    if (side === 'past' && before(2) === 'half') return clock(run.value * HOUR_MINUTES + 30, run.from - 2)
    if ((side === 'past' || side === 'to') && before(2) === 'quarter') {
      return clock(run.value * HOUR_MINUTES + (side === 'past' ? QUARTER : -QUARTER), run.from - 2)
    }
    const minutes = numbers.find(({ to }) => to === run.from - 1 || (to === run.from - 2 && before(2) === 'minutes'))
    if (side === 'past' && minutes && isMinute(minutes.value))
      return clock(run.value * HOUR_MINUTES + minutes.value, minutes.from)
    if (side === 'to' && minutes && (before(2) === 'minutes' || SPOKEN_MINUTES.has(minutes.value)))
      return clock(run.value * HOUR_MINUTES - minutes.value, minutes.from)
    const after = tokens[run.to]?.folded
    if (after === "o'clock" || after === 'oclock') return clock(run.value * HOUR_MINUTES, run.from, run.to + 1)
    const isMinutes = numbers.some(({ to, value }) => to === run.from && isHour(value))
    return (after === 'am' || after === 'pm') && run.value <= NOON_HOURS && !isMinutes
      ? clock(run.value * HOUR_MINUTES, run.from)
      : []
  })
  const isTaken = (clock: Clock) => spelt.some(({ from, to }) => clock.from < to && clock.to > from)
  return [...spelt, ...pairClocks(utterance).filter((clock) => !isTaken(clock))].map((clock) =>
    withMeridiem(clock, tokens),
  )
}

const PAST = /^(?:gec[ei]|geciyor|gecerken|gecesi)/u
const TO = /^(?:kala|var$|varken)/u

/** "Dokuzu çeyrek geçe", "ona beş kala", "on buçuk", "saat 14.30'da". */
function turkishClocks(utterance: ClockInput): Clock[] {
  const { tokens, numbers } = utterance
  const around = tokens.flatMap((token, index): Clock[] => {
    const side = PAST.test(token.folded) ? 1 : TO.test(token.folded) ? -1 : 0
    if (side === 0) return []
    const quarter = tokens[index - 1]?.folded === 'ceyrek'
    const minutes = quarter ? { value: QUARTER, from: index - 1 } : numbers.find(({ to }) => to === index)
    const hourEnd = minutes?.from ?? -1
    const hourRun = numbers.find(({ to }) => to === hourEnd)
    const trapped = findTrappedNumber(tokens[hourEnd - 1]?.folded ?? '')
    const hour = hourRun?.value ?? trapped
    if (!minutes || hour === null || !isHour(hour) || !isMinute(minutes.value)) return []
    const total = hour * HOUR_MINUTES + side * minutes.value
    return [{ minutes: total, from: hourRun?.from ?? hourEnd - 1, to: index + 1, certainHalf: false, numbers: [] }]
  })
  const isTaken = (clock: Clock) => around.some(({ from, to }) => clock.from < to && clock.to > from)
  const written = pairClocks(utterance).filter((clock) => !isTaken(clock))
  return [
    ...around,
    ...written,
    ...hoursAfterSaat(utterance).filter(
      (clock) => ![...around, ...written].some(({ from, to }) => clock.from < to && clock.to > from),
    ),
  ]
}

/** "Saat on yedide" is five in the afternoon; "on yedi" alone is a plain number. */
function hoursAfterSaat({ tokens, numbers }: ClockInput): Clock[] {
  return numbers.flatMap((run, index): Clock[] => {
    const isClock = isAfterSaat(tokens, run, numbers[index - 1]) || isLateHour(tokens, run, numbers[index - 1])
    if (!isClock || !isHour(Math.floor(run.value)) || (run.value * 2) % 1 !== 0) return []
    const minutes = Math.round(run.value * HOUR_MINUTES)
    return [{ minutes, from: run.from, to: run.to, certainHalf: run.value > NOON_HOURS, numbers: [run.value] }]
  })
}

/** "Saat bir" is a time; "on iki saat bir şey" counts hours. */
const isAfterSaat = (tokens: readonly Token[], run: NumberRun, before: NumberRun | undefined) =>
  tokens[run.from - 1]?.folded === 'saat' && before?.to !== run.from - 1

/** "Gece 22'den sonra", "saat 13 ile 14 arası": only hours are said this way. */
function isLateHour(tokens: readonly Token[], run: NumberRun, before: NumberRun | undefined): boolean {
  if (run.value <= NOON_HOURS || !/^\d/u.test(tokens[run.from]?.folded ?? '')) return false
  if (/^(?:gece|aksam|sabah|ogleden|ogle)$/u.test(tokens[run.from - 1]?.folded ?? '')) return true
  const isRangeEnd = before?.to === run.from - 1 && /^(?:ile|ila|ve)$/u.test(tokens[run.from - 1]?.folded ?? '')
  return isRangeEnd && tokens[before.from - 1]?.folded === 'saat'
}
