import { dateFormat } from '#app/config/formats.ts'
import { studyPlanCopy } from '#app/config/copy/study-plan.ts'
import { useCopy } from '../shell/locale.ts'

/** Words a day of the learner's calendar: 5 December, or Friday, 5 December 2026. */
export function useDayText(): { short: (day: string) => string; long: (day: string) => string } {
  const { dateLocale } = useCopy(studyPlanCopy)
  const write = (options: Intl.DateTimeFormatOptions) => (day: string) =>
    dateFormat(dateLocale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))
  return {
    short: write({ day: 'numeric', month: 'short' }),
    long: write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  }
}
