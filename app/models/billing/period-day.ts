import { dateFormat } from '#app/config/formats.ts'
import { DAY_MS, HOUR_MS } from '#app/config/time.ts'

/** A day for people, and for machines: YYYY-MM-DD. */
export interface PeriodDay {
  text: string
  day: string
}

/** The day on which a period ends, in the learner's time zone (an IANA name). Made on the server, which knows them all. */
export function periodDay(options: { end: Date; timezone: string; dateLocale: string }): PeriodDay {
  const { end, timezone, dateLocale } = options
  const words = dateFormat(dateLocale, { dateStyle: 'long', timeZone: timezone })
  // The calendar of Sweden is written as machines read it.
  const machine = dateFormat('sv', { dateStyle: 'short', timeZone: timezone })
  return { text: words.format(end), day: machine.format(end) }
}

/** No day begins or ends further from that of UTC. */
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
