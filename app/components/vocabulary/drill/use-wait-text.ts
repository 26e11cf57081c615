import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { useCopy } from '../../shell/locale.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/config/time.ts'

/** From this many days on, the text uses months. */
const MONTHS_FROM = 60
const MONTH_DAYS = 30.44

/** The time until a word's next review, in the largest unit that fits. Takes milliseconds. */
export function useWaitText(): (milliseconds: number) => string {
  const { wait } = useCopy(vocabularyCopy).due
  return (milliseconds) => {
    const days = Math.round(milliseconds / DAY_MS)
    if (days >= MONTHS_FROM) return wait.months(Math.round(days / MONTH_DAYS))
    if (milliseconds >= DAY_MS) return wait.days(days)
    if (milliseconds >= HOUR_MS) return wait.hours(Math.round(milliseconds / HOUR_MS))
    return wait.minutes(Math.max(1, Math.round(milliseconds / MINUTE_MS)))
  }
}
