import type { Language, Word } from '../../reading/word.ts'

/** Days of a stretch of time, by how its unit begins. */
const DAYS: Record<Language, readonly (readonly [stem: RegExp, days: number])[]> = {
  en: [
    [/^(?:minutes?|mins?)$/, 1 / 1440],
    [/^hours?$/, 1 / 24],
    [/^(?:days?|nights?)$/, 1],
    [/^weeks?$/, 7],
    [/^fortnights?$/, 14],
    [/^months?$/, 30.4],
    [/^years?$/, 365],
    [/^decades?$/, 3650],
  ],
  tr: [
    [/^(?:dakika|dk)/, 1 / 1440],
    [/^saat/, 1 / 24],
    [/^(?:gün|gece)/, 1],
    [/^hafta/, 7],
    [/^ay(?:$|[dlıa])/, 30.4],
    [/^(?:yıl|sene)/, 365],
  ],
}
/** A word may come between: "six more weeks", "üç tam hafta". */
const REACH = 2

export interface TimeSpan {
  days: number
  /** Days of the unit that was said. */
  unit: number
  /** The unit's own word. */
  word: Word
}

/** Where time is counted in other units, so much is rounding: fifteen days for two weeks. */
const ROUNDING = 0.1

/** Whether both are as long, but for rounding. */
export const isSameStretch = (one: TimeSpan, other: TimeSpan): boolean =>
  Math.abs(one.days - other.days) <= ROUNDING * Math.max(one.days, other.days)

function unitOf({ text }: Word, language: Language) {
  const name = text.replace(/'s?$/, '')
  return DAYS[language].find(([stem]) => stem.test(name))
}

/** Whether a word counts time: "year", "haftada". */
export const isTimeUnit = (word: Word, language: Language): boolean => unitOf(word, language) !== undefined

/** The stretch of time that the number at `index` counts; null if it counts something else. */
export function timeSpanAt(words: readonly Word[], index: number, language: Language): TimeSpan | null {
  const amount = Number(words[index]?.text)
  if (!Number.isFinite(amount)) return null
  for (const word of words.slice(index + 1, index + 1 + REACH)) {
    const unit = unitOf(word, language)
    if (unit) return { days: amount * unit[1], unit: unit[1], word }
  }
  return null
}
