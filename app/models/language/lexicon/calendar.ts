import type { Language } from '#app/models/dialogues/language.ts'
import { remember } from '#app/remember.ts'
import { wordTable } from '../word-table.ts'

/** Folded names in order. The number of a day or month is its index plus one. */
const WEEKDAYS: Record<Language, string[]> = {
  en: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  tr: ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar'],
}
const MONTHS: Record<Language, string[]> = {
  en: 'january february march april may june july august september october november december'.split(' '),
  tr: 'ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik'.split(' '),
}
/** The folded name of a month, numbered from 1. */
export const findMonthName = (month: number, language: Language): string | undefined => MONTHS[language][month - 1]

/** Words with other meanings, a day or month only next to other date words: may (the modal), pazar (market), ocak (stove). */
const AMBIGUOUS = new Set(['may', 'march', 'pazar', 'ocak', 'ekim', 'aralik', 'sali', 'cuma'])
const SUFFIX =
  /^(?:[a-z]{0,2}|[dt][ae]n?|[dt][ae]ki|n?[iu]n|s[iu]n?(?:[dae].*)?|l[ae]r.*|l[iu]k|[iu]n[dae].*|y[ae]|y?l[ae]|(?:[dt][ae])?y?(?:[dt][iu](?:r|)|s[ae]|m[iu]s|ken)|g[iu]n.*|ye|s)$/u

/** "Pazarlık" (haggling) is not a Sunday. */
const HAGGLING = /^pazarl[iu][kg]/u

interface CalendarWord {
  /** For example `day:4` or `month:3`. */
  key: string
  /** The word has other meanings. */
  ambiguous: boolean
}

function readCalendarWord(folded: string, language: Language): CalendarWord | null {
  if (HAGGLING.test(folded)) return null
  // The final k of ocak and aralık softens before a suffix: "ocağın yirmi ikisinde".
  const softened = language === 'tr' ? /^(oca|arali)g(?=[iu])/u.exec(folded)?.[1] : undefined
  if (softened) return readCalendarWord(`${softened}k${folded.slice(softened.length + 1)}`, language)
  const inList = (names: string[], prefix: string) => {
    const best = names
      .filter((name) => folded === name || (folded.startsWith(name) && SUFFIX.test(folded.slice(name.length))))
      .sort((a, b) => b.length - a.length)[0]
    return best === undefined ? null : { key: `${prefix}:${names.indexOf(best) + 1}`, ambiguous: AMBIGUOUS.has(best) }
  }
  return inList(WEEKDAYS[language], 'day') ?? inList(MONTHS[language], 'month')
}

const CALENDAR = {
  en: remember((folded) => readCalendarWord(folded, 'en')),
  tr: remember((folded) => readCalendarWord(folded, 'tr')),
}

/** The weekday or month that a word names, or null. */
export function findCalendarWord(folded: string, language: Language): CalendarWord | null {
  return CALENDAR[language](folded)
}

/** Names of time units by folded word; Turkish words are stems. */
const TIME_UNITS: Record<Language, Record<string, string>> = {
  en: wordTable({
    minute: 'minute',
    hour: 'hour',
    day: 'day',
    week: 'week',
    fortnight: 'fortnight',
    month: 'month',
    year: 'year',
    minutes: 'minute',
    hours: 'hour',
    days: 'day',
    weeks: 'week',
    weekly: 'week',
    fortnights: 'fortnight',
    fortnightly: 'fortnight',
    months: 'month',
    monthly: 'month',
    years: 'year',
    yearly: 'year',
    annually: 'year',
    annual: 'year',
    daily: 'day',
    hourly: 'hour',
  }),
  tr: wordTable({
    dakika: 'minute',
    saat: 'hour',
    gun: 'day',
    hafta: 'week',
    ay: 'month',
    yil: 'year',
    sene: 'year',
    yas: 'year',
  }),
}
const TR_UNIT_ENDING =
  /^(?:[iu]|y?[aeiu]|[dt][ae]n?|[dt][ae]ki|n?[iu]n|s[iu].*|l[iu]k.*|l[ae]r.*|d[iu]r|[iu]n.*|y[iu]|n[dc].*|[iu]?[mn][iu]z.*)?$/u
/** Each unit in the base unit of its family: two weeks equal 14 days, a year equals twelve months. */
const DURATIONS: Record<string, { family: string; worth: number }> = {
  minute: { family: 'minutes', worth: 1 },
  hour: { family: 'minutes', worth: 60 },
  day: { family: 'minutes', worth: 1440 },
  week: { family: 'minutes', worth: 10_080 },
  fortnight: { family: 'minutes', worth: 20_160 },
  month: { family: 'months', worth: 1 },
  year: { family: 'months', worth: 12 },
}

/** The unit of time that a word names (`week` for haftada), or null. */
export function findTimeUnit(folded: string, language: Language): string | null {
  return language === 'en' ? (TIME_UNITS.en[folded] ?? null) : turkishUnit(folded)
}

const turkishUnit = remember((folded): string | null => {
  const exact = TIME_UNITS.tr[folded]
  if (exact) return exact
  const stem = Object.keys(TIME_UNITS.tr).find(
    (name) => folded.startsWith(name) && TR_UNIT_ENDING.test(folded.slice(name.length)),
  )
  return stem === undefined ? null : (TIME_UNITS.tr[stem] ?? null)
})

/** A key that is the same for equal durations, e.g. 24 hours and one day. Null for an unknown unit. */
export function durationKey(value: number, unit: string): string | null {
  const duration = DURATIONS[unit]
  return duration ? `${duration.family}:${value * duration.worth}` : null
}

const CURRENCIES = wordTable<string>({
  $: 'dollar',
  dollar: 'dollar',
  dollars: 'dollar',
  buck: 'dollar',
  bucks: 'dollar',
  aud: 'dollar',
  dolar: 'dollar',
  '₺': 'lira',
  lira: 'lira',
  liras: 'lira',
  '€': 'euro',
  euro: 'euro',
  euros: 'euro',
  avro: 'euro',
  '£': 'pound',
  pound: 'pound',
  pounds: 'pound',
  sterlin: 'pound',
})

/** The currency that a word names, or null. */
export function findCurrency(folded: string): string | null {
  return readCurrency(folded)
}

const readCurrency = remember(
  (folded) => CURRENCIES[folded] ?? CURRENCIES[folded.replace(/(?:l[iu]k|d[ae]n|[iy]?[aeiu]|n[iu]n)$/u, '')] ?? null,
)
