import type { Language } from '#app/models/dialogues/language.ts'
import type { Entity } from './entity.ts'
import { durationKey, findTimeUnit } from './lexicon/calendar.ts'
import { joinedReadings, measureOf } from './lexicon/measures.ts'
import type { NumberRun } from './numbers.ts'
import { quote, type Token } from './text.ts'

const MOST_PARTS = 10
const QUARTER = 0.25

/** Fractions in words: "three quarters", "dörtte üçü". */
export function withFractions(runs: readonly NumberRun[], tokens: readonly Token[], language: Language): NumberRun[] {
  const read: NumberRun[] = []
  for (const run of runs) {
    const last = read.at(-1)
    if (language === 'en' && run.value === 3 && tokens[run.to]?.folded === 'quarters')
      read.push({ ...run, value: 3 * QUARTER, to: run.to + 1, isAmbiguous: false, clock: null })
    else if (language === 'tr' && last && isFraction(last, run, tokens))
      read[read.length - 1] = {
        ...run,
        value: run.value / last.value,
        from: last.from,
        isAmbiguous: false,
        clock: null,
      }
    else read.push(run)
  }
  return read
}

const DENOMINATORS = /^(?:bes|uc|dort|on|yuz|bin|iki|alti|yedi|sekiz|dokuz)[dt][ae]$/u

/** Words that follow a fraction: "beşte bir oranında", "beşte bir azalttı". */
const AFTER_FRACTION =
  /^(?:oran|kadar|pay|indirim|faiz|azal|art|dus|indir|kes|kis|yuksel|gerile|buyu|kucul|ucuz|pahali)/u

/** "Beşte dört" is a fraction; "saat beşte dört kişi" is not. */
function isFraction(parts: NumberRun, run: NumberRun, tokens: readonly Token[]): boolean {
  const isWord = parts.to - parts.from === 1 && parts.to === run.from && !tokens[run.from]?.breakBefore
  return (
    isWord &&
    DENOMINATORS.test(tokens[parts.from]?.folded ?? '') &&
    // "Üçte yarım saat" is a time and a duration.
    Number.isInteger(run.value) &&
    tokens[parts.from - 1]?.folded !== 'saat' &&
    parts.value <= MOST_PARTS &&
    run.value < parts.value &&
    // "Dokuzda bir tesisatçı" is a time and an article, if a noun follows.
    (!run.isAmbiguous ||
      run.value !== 1 ||
      tokens[run.to] === undefined ||
      tokens[run.to]?.breakBefore === true ||
      AFTER_FRACTION.test(tokens[run.to]?.folded ?? '') ||
      run.isClosed === true)
  )
}

/**
 * For each unit, the smaller unit that may continue it ("two years and six months", "bir saat on beş dakika") and how
 * many of those make one. "Five days a hundred and twenty hours" is two separate amounts.
 */
const SMALLER: Record<string, { unit: string; full: number }> = {
  year: { unit: 'month', full: 12 },
  hour: { unit: 'minute', full: 60 },
  week: { unit: 'day', full: 7 },
  day: { unit: 'hour', full: 24 },
}

interface WordsOfText {
  tokens: readonly Token[]
  language: Language
}

/** Merges durations, weights and lengths given in two units, so that they match the same amount in one unit. */
export function mergeUnits(entities: readonly Entity[], words: WordsOfText): Entity[] {
  const joined: Entity[] = []
  for (const entity of entities) {
    const last = joined.at(-1)
    const length = last && mergedDuration(last, entity, words)
    const whole = length ? [length] : last && mergedMeasure(last, entity, words)
    if (last && whole) {
      const text = quote(words.tokens.slice(last.from, entity.to + 1))
      joined[joined.length - 1] = {
        ...last,
        readings: new Set(whole),
        to: entity.to,
        text,
        isAmbiguous: false,
        unit: null,
      }
    } else joined.push(entity)
  }
  return joined
}

const numberReading = ({ readings }: Entity): number =>
  Number([...readings].find((key) => key.startsWith('number:'))?.slice('number:'.length))

/** Whether the second number directly continues the first one's unit. */
function continuesAmount(first: Entity, second: Entity, tokens: readonly Token[]): boolean {
  const between = tokens.slice(first.to + 1, second.from).map(({ folded }) => folded)
  const isOn = between.length === 0 || (between.length === 1 && /^(?:and|ve)$/u.test(between[0] ?? ''))
  return isOn && tokens[second.from]?.breakBefore !== true
}

/** "Three kilos two hundred grams", "bir metre yetmiş": also read as one number of the larger unit. */
function mergedMeasure(first: Entity, second: Entity, { tokens }: WordsOfText): string[] | null {
  if (first.kind !== 'number' || second.kind !== 'number' || !continuesAmount(first, second, tokens)) return null
  const [many, few] = [numberReading(first), numberReading(second)]
  return joinedReadings([many, measureOf({ tokens }, first)], [few, measureOf({ tokens }, second)])
}

function mergedDuration(first: Entity, second: Entity, { tokens, language }: WordsOfText): string | null {
  const unitOf = ({ to }: Entity) => findTimeUnit(tokens[to]?.folded ?? '', language)
  const [large, small] = [unitOf(first), unitOf(second)]
  // "İki senede altışar ay arayla".
  if (/^(?:.+[sş]ar|.+[sş]er|birer|ucer|dorder|beser|sekizer|dokuzar|onar)$/u.test(tokens[second.from]?.folded ?? ''))
    return null
  if (!large || !small || SMALLER[large]?.unit !== small || !continuesAmount(first, second, tokens)) return null
  const [many, few] = [numberReading(first), numberReading(second)]
  if (few >= (SMALLER[large]?.full ?? 0)) return null
  const [one, other] = [durationKey(many, large), durationKey(few, small)]
  const [family, length] = one?.split(':') ?? []
  const rest = other?.split(':')
  return rest?.[0] === family && Number.isFinite(Number(length) + Number(rest?.[1]))
    ? `${family}:${Number(length) + Number(rest?.[1])}`
    : null
}
