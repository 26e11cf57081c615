import { notificationsCopy } from '#app/config/copy/notifications.ts'
import { notificationAge } from '#app/models/notifications/notification-age.ts'
import { useCopy } from '../shell/locale.ts'

/** Formats a timestamp's age. Dates use the given time zone, or the browser's by default. */
export function useAgeText(options: { now: Date; timeZone?: string }): (createdAt: string) => string {
  const { age: copy } = useCopy(notificationsCopy)
  const { now, timeZone } = options
  return (text) => {
    const createdAt = new Date(text)
    const age = notificationAge({ createdAt, now })
    switch (age.kind) {
      case 'now':
        return copy.now
      case 'hours':
        return copy.hours(age.hours)
      case 'yesterday':
        return copy.yesterday
      case 'date':
        return createdAt.toLocaleDateString(copy.dateLocale, { dateStyle: 'medium', ...(timeZone && { timeZone }) })
    }
  }
}
