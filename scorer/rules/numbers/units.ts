import type { Language, Word } from '../../reading/word.ts'

/** Days of a stretch of time, by how its unit begins. A month is a twelfth of a year. */
const DAYS: Record<Language, readonly (readonly [stem: RegExp, days: number])[]> = {
  en: [
    [/^(?:seconds|secs)$/, 1 / 86_400],
    [/^(?:minutes?|mins?)$/, 1 / 1440],
    [/^(?:hours?|hourly)$/, 1 / 24],
    [/^(?:days?|daily|nights?|nightly)$/, 1],
    [/^(?:weeks?|weekly)$/, 7],
    [/^(?:fortnights?|fortnightly)$/, 14],
    [/^(?:months?|monthly)$/, 30.4],
    [/^(?:years?|yearly|annual|annually|annum)$/, 365],
    [/^decades?$/, 3650],
    [/^(?:century|centuries)$/, 36_500],
  ],
  tr: [
    [/^saniye/, 1 / 86_400],
    [/^(?:dakika|dk)/, 1 / 1440],
    [/^saat/, 1 / 24],
    [/^(?:gün(?!eş|düz|dem|cel|ah)|gece)/, 1],
    [/^hafta/, 7],
    [/^ay(?:$|l[ıa][kğr]|d(?:a|ır)|[ıa]$|ı[mn]|ki$|ca$)/, 30.4],
    [/^yüzyıl/, 36_500],
    [/^(?:yıl(?!baş|dız|dırım|an)|sene)/, 365],
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

/** Where time is counted in other units, so much is rounding: fifteen days for two weeks, but not ten. */
const ROUNDING = 0.1

/** Whether both are as long, but for rounding. */
export const isSameStretch = (one: { days: number }, other: { days: number }): boolean =>
  Math.abs(one.days - other.days) <= ROUNDING * Math.max(one.days, other.days)

/** The days of the unit of time that a word names: "year", "haftada". */
export function timeUnitOf(text: string, language: Language): number | undefined {
  const name = text.replace(/'s?$/, '')
  return DAYS[language].find(([stem]) => stem.test(name))?.[1]
}

/** Whether a word counts time: "year", "haftada". */
export const isTimeUnit = (word: Word, language: Language): boolean => timeUnitOf(word.text, language) !== undefined

/** The stretch of time that the number at `index` counts; null if it counts something else. */
export function timeSpanAt(words: readonly Word[], index: number, language: Language): TimeSpan | null {
  const amount = Number(words[index]?.text)
  if (!Number.isFinite(amount)) return null
  for (const word of words.slice(index + 1, index + 1 + REACH)) {
    const unit = timeUnitOf(word.text, language)
    if (unit) return { days: amount * unit, unit, word }
  }
  return null
}
