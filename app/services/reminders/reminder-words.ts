import { mailCopy } from '#app/config/copy/mail.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { REMINDERS_UNTIL_QUIET } from '#app/config/reminders.ts'
import { weekdayOf } from '#app/models/reminders/is-due.ts'
import type { Day } from '#app/models/progress/streak.ts'

/** What a reminder says, by mail and on a device. The last of a row says that it is. */
export function wordReminder(options: {
  locale: Locale
  day: Day
  minutes: readonly number[] | null
  number: number
}): { title: string; sentences: string[] } {
  const { locale, day, minutes, number } = options
  const copy = mailCopy[locale].reminder
  const planned = minutes?.[weekdayOf(day)]
  const text = planned ? copy.planned(planned) : copy.text
  return { title: copy.subject, sentences: number === REMINDERS_UNTIL_QUIET ? [text, copy.last] : [text] }
}
