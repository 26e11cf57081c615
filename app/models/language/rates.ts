import type { Language } from '#app/models/dialogues/language.ts'
import { findCurrency, findTimeUnit } from './lexicon/calendar.ts'
import { findNumberWord } from './lexicon/number-words.ts'
import type { Token } from './text.ts'

const EN_REACH = 3
const TR_REACH = 3
const PER = /^(?:a|an|per|each|every)$/u
const EN_RATE = /^(?:hourly|daily|weekly|fortnightly|monthly|yearly|annually|annual)$/u
const TR_RATE = /^(?:saat|gun|hafta|ay|yil|sene)(?:[dt][ae]|l[iu]k)$/u
const TR_RATE_ADJECTIVE = /^(?:saat|gun|hafta|ay|yil|sene)l[iu]k/u

const isNumber = (token: Token, language: Language) =>
  /^\d/u.test(token.folded) || findNumberWord(token, language)?.soft === false

/** The nearest token in a direction for which `read` returns a unit, stopping at other numbers and clause breaks. */
function findUnit(input: {
  tokens: readonly Token[]
  language: Language
  places: number[]
  read: (at: number) => string | null
}): string | null {
  const { tokens, language, places, read } = input
  for (const at of places) {
    const token = tokens[at]
    if (!token || isNumber(token, language)) return null
    const unit = read(at)
    if (unit) return unit
  }
  return null
}

const placesFrom = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + step * index)

const FORTNIGHT_DAYS = /^(?:15|14|on ?bes|on ?dort)$/u

/** "İki haftada bir kırk dolar" is per fortnight. */
function fortnightlyUnit(tokens: readonly Token[], at: number, unit: string | null): string | null {
  const [step, before] = [tokens[at - 1]?.folded ?? '', tokens[at - 2]?.folded ?? '']
  if (unit === 'week' && /^(?:iki|2)$/u.test(step)) return 'fortnight'
  const days = /^(?:bes|dort)$/u.test(step) ? `${before} ${step}` : step
  return unit === 'day' && FORTNIGHT_DAYS.test(days) ? 'fortnight' : unit
}

/** "Every two weeks", "every second week", "every other week". */
const everyOther = (tokens: readonly Token[], at: number, unit: (place: number) => string | null) =>
  /^(?:every|each)$/u.test(tokens[at]?.folded ?? '') &&
  /^(?:two|2|second|other)$/u.test(tokens[at + 1]?.folded ?? '') &&
  unit(at + 2) === 'week'
    ? 'fortnight'
    : null

/** The unit of time of a rate: "$520 a week", "weekly rent of $520", "haftada elli saat". Null if there is none. */
export function rateOf(input: {
  tokens: readonly Token[]
  from: number
  to: number
  language: Language
}): string | null {
  const { tokens, from, to, language } = input
  const unit = (at: number) => findTimeUnit(tokens[at]?.folded ?? '', language)
  const isBroken = (at: number) => tokens[at]?.breakBefore === true
  if (language === 'tr') {
    const before = findUnit({
      tokens,
      language,
      places: placesFrom(from - 1, -1, TR_REACH),
      read: (at) =>
        TR_RATE.test(tokens[at]?.folded ?? '') && !isBroken(at + 1) ? fortnightlyUnit(tokens, at, unit(at)) : null,
    })
    const ofMoney = findCurrency(tokens[to]?.folded ?? '') !== null
    const after = ofMoney && TR_RATE_ADJECTIVE.test(tokens[to + 1]?.folded ?? '') ? unit(to + 1) : null
    return before ?? after
  }
  const after = findUnit({
    tokens,
    language,
    places: placesFrom(to, 1, EN_REACH),
    read: (at) => {
      if (isBroken(at)) return null
      if (EN_RATE.test(tokens[at]?.folded ?? '')) return unit(at)
      return PER.test(tokens[at]?.folded ?? '') && at > to - 1 ? (unit(at + 1) ?? everyOther(tokens, at, unit)) : null
    },
  })
  const before = findUnit({
    tokens,
    language,
    places: placesFrom(from - 1, -1, EN_REACH + 1),
    read: (at) => (EN_RATE.test(tokens[at]?.folded ?? '') && !isBroken(at + 1) ? unit(at) : null),
  })
  return after ?? before
}
