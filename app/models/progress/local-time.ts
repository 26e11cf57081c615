import type { Locale } from '#app/config/copy/locale.ts'
import { dateFormat } from '#app/config/formats.ts'
import { remember } from '#app/remember.ts'
import { AFTERNOON_ENDS_HOUR, MORNING_ENDS_HOUR } from '#app/config/progress.ts'

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

const FALLBACK = 'UTC'

// Pages ask for days dozens of times, and zones come from browsers.
const ZONES = { most: 500, longest: 60 }

/** A known IANA name, or UTC: a browser may have sent a zone that is unknown here. */
export const knownZone = remember((timezone: string): string => {
  try {
    return dateFormat('en', { timeZone: timezone }).resolvedOptions().timeZone
  } catch {
    return FALLBACK
  }
}, ZONES)

const dayFormat = remember(
  (timezone) => dateFormat('en', { timeZone: knownZone(timezone), year: 'numeric', month: '2-digit', day: '2-digit' }),
  ZONES,
)

/** The calendar day in a time zone, as YYYY-MM-DD: a learner's day follows their own zone. */
export function dayIn(timezone: string, now: Date): string {
  // In this language always MM/DD/YYYY.
  const [month, day, year] = dayFormat(timezone).format(now).split('/')
  return `${year}-${month}-${day}`
}

/** MMM dd, yyyy. */
const DATE_LOCALES = { en: 'en-US', tr: 'tr-TR' } satisfies Record<Locale, string>

/**
 * Formats dates in a time zone as History does: Nov 21, 2026. Made once per page, because a formatter costs a
 * millisecond, and on the server, which knows every zone.
 */
export function dateWriter(options: { timezone: string; locale: Locale }): (at: Date) => string {
  const { timezone, locale } = options
  const formatter = dateFormat(DATE_LOCALES[locale], {
    timeZone: knownZone(timezone),
    year: 'numeric',
    month: 'short',
    day: '2-digit',
  })
  return (at) => formatter.format(at)
}

/** Formats the time of day in a time zone: 2:32 PM. One formatter per page, as above. */
export function timeWriter(options: { timezone: string; locale: Locale }): (at: Date) => string {
  const { timezone, locale } = options
  const formatter = dateFormat(DATE_LOCALES[locale], {
    timeZone: knownZone(timezone),
    hour: 'numeric',
    minute: '2-digit',
  })
  // Newer engines put a narrow no-break space before PM.
  return (at) => formatter.format(at).replace(/\s/g, ' ')
}

/** The hour in a time zone, 0 to 23. */
export function hourIn(timezone: string, now: Date): number {
  const formatter = dateFormat('en', {
    timeZone: knownZone(timezone),
    hour: '2-digit',
    hourCycle: 'h23',
  })
  return Number(formatter.format(now))
}

/** Morning before 12, afternoon before 17, otherwise evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < MORNING_ENDS_HOUR) return 'morning'
  return hour < AFTERNOON_ENDS_HOUR ? 'afternoon' : 'evening'
}
