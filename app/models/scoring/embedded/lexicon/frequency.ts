import type { Language } from '#app/models/dialogues/language.ts'
import { once } from '#app/remember.ts'
import type { Utterance } from '../reading/utterance.ts'
import { findCalendarWord, findTimeUnit } from './calendar.ts'
import { findNumberWord } from './number-words.ts'

/** How often something happens. */
export interface Frequency {
  /** Times a year, which makes "once a fortnight" and "every two weeks" equal. */
  perYear: number
  from: number
  to: number
}

const PER_YEAR: Record<string, number> = {
  minute: 525_600,
  hour: 8760,
  day: 365,
  week: 52,
  fortnight: 26,
  month: 12,
  year: 1,
}
const PARTS_OF_DAY = {
  en: /^(?:morning|afternoon|evening|night|lunchtime|noon|day|dose|meal)$/u,
  tr: /^(?:sabah|ogle|ogleden|aksam|gece|gun)$/u,
}
const TIMES = {
  en: /^(?:times?|days?|nights?|mornings?|afternoons?|evenings?|visits?|sessions?|kere|kez)$/u,
  tr: /^(?:kere|kez|defa|gun|sefer|doz|posta|sabah|aksam|gece)$/u,
}
const PER = /^(?:a|an|per|each|every)$/u
/** Frequencies in one word. */
const ADVERBS: Record<string, number> = {
  daily: 365,
  weekly: 52,
  fortnightly: 26,
  monthly: 12,
  yearly: 1,
  annually: 1,
}

/** Times a year of a named day or month: weekdays recur weekly ("every second Tuesday"), months yearly ("every April"). */
function rateOfName(folded: string, language: Language): number | null {
  const word = findCalendarWord(folded, language)
  if (!word || (word.ambiguous && word.key.startsWith('month'))) return null
  return word.key.startsWith('day') ? (PER_YEAR.week ?? null) : 1
}

type Words = readonly { folded: string; lower: string }[]

function numberAt(tokens: Words, at: number, language: Language): number | null {
  const token = tokens[at]
  if (!token) return null
  if (/^\d+$/u.test(token.folded)) return Number(token.folded)
  const [tens, ones] = [
    findNumberWord(token, language),
    tokens[at + 1] && findNumberWord(tokens[at + 1] ?? token, language),
  ]
  if (!tens) return null
  const joined = tens.rank === 'ten' && ones?.rank === 'unit' && ones.value < 10
  return tens.value + (joined ? ones.value : 0)
}

function english(tokens: Words): Frequency[] {
  return tokens.flatMap(({ folded }, at): Frequency[] => {
    const next = tokens[at + 1]?.folded ?? ''
    const unit = (place: number) => PER_YEAR[findTimeUnit(tokens[place]?.folded ?? '', 'en') ?? ''] ?? null
    const whole = ADVERBS[folded]
    if (whole) {
      const times = countBefore(tokens, at)
      return [{ perYear: whole * (times?.value ?? 1), from: times?.from ?? at, to: at + 1 }]
    }
    // "One day on, one day off", "a week on and a week off".
    if (/^(?:one|a)$/u.test(folded) && unit(at + 1) !== null && ON_AND_OFF.test(textOf(tokens, at)))
      return [{ perYear: (unit(at + 1) ?? 0) / 2, from: at, to: at + 2 }]
    if (folded === 'every' && /^(?:other|second)$/u.test(next)) {
      const word = tokens[at + 2]?.folded ?? ''
      const rate = unit(at + 2) ?? (PARTS_OF_DAY.en.test(word) ? PER_YEAR.day : rateOfName(word, 'en'))
      return rate ? [{ perYear: rate / 2, from: at, to: at + 3 }] : []
    }
    const gap = folded === 'every' && unit(at + 1) === null ? numberAt(tokens, at + 1, 'en') : null
    if (gap) {
      const place = unit(at + 2) === null ? at + 3 : at + 2
      const rate = unit(place)
      return rate ? [{ perYear: rate / gap, from: at, to: place + 1 }] : []
    }
    if (PER.test(folded) && unit(at + 1) !== null) {
      const count = countBefore(tokens, at)
      const alone = folded === 'every' || folded === 'each'
      if (count === null && !alone) return []
      return [{ perYear: (unit(at + 1) ?? 0) * (count?.value ?? 1), from: count?.from ?? at, to: at + 2 }]
    }
    if ((folded === 'every' || folded === 'each') && PARTS_OF_DAY.en.test(next))
      return [{ perYear: PER_YEAR.day ?? 0, from: at, to: at + 2 }]
    const named = folded === 'every' ? rateOfName(next, 'en') : null
    return named ? [{ perYear: named, from: at, to: at + 2 }] : []
  })
}

const ON_AND_OFF = /^\w+ (\w+) on (?:and |then )?(?:one|a) (?:\1 )?off\b/u
const textOf = (tokens: Words, at: number) =>
  tokens
    .slice(at, at + 7)
    .map(({ folded }) => folded)
    .join(' ')

/** The count before a unit: "three times" a day, "twice" weekly, "two days" a week. */
function countBefore(tokens: Words, at: number): { value: number; from: number } | null {
  const before = tokens[at - 1]?.folded ?? ''
  if (before === 'once' || before === 'twice') return { value: before === 'once' ? 1 : 2, from: at - 1 }
  if (!TIMES.en.test(before)) return null
  const value = numberAt(tokens, at - 2, 'en')
  return value === null ? null : { value, from: at - 2 }
}

const UNIT_LOCATIVE = /^(?:dakika|saat|gun|hafta|ay|yil|sene)[dt][ae]$/u

function turkish(tokens: Words): Frequency[] {
  return tokens.flatMap(({ folded }, at): Frequency[] => {
    const next = tokens[at + 1]?.folded ?? ''
    const rateOf = (word: string) => PER_YEAR[findTimeUnit(word, 'tr') ?? ''] ?? null
    if (folded === 'sabah' && next === 'aksam') return [{ perYear: 2 * 365, from: at, to: at + 2 }]
    if (folded.startsWith('gunasiri')) return [{ perYear: 365 / 2, from: at, to: at + 1 }]
    if (folded === 'gun' && next.startsWith('asiri')) return [{ perYear: 365 / 2, from: at, to: at + 2 }]
    if (folded === 'her') {
      const count = numberAt(tokens, at + 1, 'tr')
      const place = count === null ? at + 1 : at + 2
      const word = tokens[place]?.folded ?? ''
      const isUnit = /^(?:gun|hafta|ay|ayin|haftanin|yil|yilin|sene|saat|dakika)$/u.test(word)
      const rate = isUnit ? rateOf(word) : count === null ? rateOfName(word, 'tr') : null
      // "Her gün üç kez".
      const times = count === null && isUnit ? numberAt(tokens, place + 1, 'tr') : null
      if (rate && times !== null && TIMES.tr.test(tokens[place + 2]?.folded ?? ''))
        return [{ perYear: rate * times, from: at, to: place + 3 }]
      if (rate) return [{ perYear: rate / (count ?? 1), from: at, to: place + 1 }]
      return PARTS_OF_DAY.tr.test(word) ? [{ perYear: 365, from: at, to: at + 2 }] : []
    }
    // "Altışar ay arayla".
    const each =
      DISTRIBUTIVE.test(folded) && APART.test(tokens[at + 2]?.folded ?? '') ? numberAt(tokens, at, 'tr') : null
    const apart = rateOf(next)
    if (each && apart) return [{ perYear: apart / each, from: at, to: at + 3 }]
    if (!UNIT_LOCATIVE.test(folded)) return []
    const rate = rateOf(folded)
    const [gap, isOnce] = [numberAt(tokens, at - 1, 'tr'), next === 'bir']
    if (rate && gap !== null && gap > 1 && isOnce) {
      const whole = numberAt(tokens, at - 2, 'tr')
      const isJoined = whole !== null && whole > 10 && whole % 10 === gap
      return [{ perYear: rate / (isJoined ? whole : gap), from: isJoined ? at - 2 : at - 1, to: at + 2 }]
    }
    const count = DISTRIBUTIVE.test(next) ? null : numberAt(tokens, at + 1, 'tr')
    // "Haftada dört saat" (four hours) is once a week, "haftada dört gün" (four days) four times.
    if (rate && count !== null && HOURS.test(tokens[at + 2]?.folded ?? ''))
      return [{ perYear: rate, from: at, to: at + 1 }]
    const counted = count !== null && (TIMES.tr.test(tokens[at + 2]?.folded ?? '') || count < 10)
    return rate && counted && !isMoney(tokens[at + 2]?.folded) ? [{ perYear: rate * count, from: at, to: at + 2 }] : []
  })
}

const DISTRIBUTIVE = /^(?:birer|ikiser|ucer|dorder|beser|altisar|yediser|sekizer|dokuzar|onar|yirmiser|otuzar)$/u
const APART = /^(?:arayla|ara|aralikla|araliklarla)$/u
const HOURS = /^(?:saat|dakika)(?!d[ae]|t[ae])/u
const isMoney = (word: string | undefined) => /^(?:dolar|lira|bin|yuz|\$|avro|sent)/u.test(word ?? '')

/** The frequencies that an utterance states. */
export const readFrequencies = once(({ tokens, language }: Utterance): readonly Frequency[] =>
  language === 'en' ? english(tokens) : turkish(tokens),
)
