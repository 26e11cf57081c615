/** A day for people, and for machines: YYYY-MM-DD. */
export interface PeriodDay {
  text: string
  day: string
}

/** The day on which a period ends, in the learner's time zone (an IANA name). Made on the server, which knows them all. */
export function periodDay(options: { end: Date; timezone: string; dateLocale: string }): PeriodDay {
  const { end, timezone, dateLocale } = options
  const words = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: timezone })
  // The calendar of Sweden is written as machines read it.
  const machine = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: timezone })
  return { text: words.format(end), day: machine.format(end) }
}
