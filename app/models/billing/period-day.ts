import { dateFormat } from '#app/config/formats.ts'
import { DAY_MS, HOUR_MS } from '#app/config/time.ts'

/** A day as text, and as YYYY-MM-DD. */
export interface PeriodDay {
  text: string
  day: string
}

/** The day a period ends in the learner's time zone (an IANA name). Made on the server, which knows every zone. */
export function periodDay(options: { end: Date; timezone: string; dateLocale: string }): PeriodDay {
  const { end, timezone, dateLocale } = options
  const words = dateFormat(dateLocale, { dateStyle: 'long', timeZone: timezone })
  // Swedish dates are formatted as YYYY-MM-DD.
  const machine = dateFormat('sv', { dateStyle: 'short', timeZone: timezone })
  return { text: words.format(end), day: machine.format(end) }
}

/** No zone's offset from UTC is larger. */
const FURTHEST_MS = 16 * HOUR_MS

/**
 * The last millisecond of a calendar day in a time zone.
 *
 * @param options.day YYYY-MM-DD.
 */
export function endOfDay({ day, timezone }: { day: string; timezone: string }): Date {
  const machine = dateFormat('sv', { dateStyle: 'short', timeZone: timezone })
  const midnight = Date.parse(`${day}T00:00:00Z`)
  let inside = midnight - FURTHEST_MS
  let beyond = midnight + DAY_MS + FURTHEST_MS
  while (beyond - inside > 1) {
    const middle = Math.floor((inside + beyond) / 2)
    if (machine.format(middle) <= day) inside = middle
    else beyond = middle
  }
  return new Date(inside)
}
