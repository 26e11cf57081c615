const HOUR_MS = 3_600_000
const HOURS_PER_DAY = 24

export type NotificationAge =
  | { kind: 'now' }
  | { kind: 'hours'; hours: number }
  | { kind: 'yesterday' }
  | { kind: 'date' }

/** How old something is, in the steps that are shown. A clock that is ahead counts as now. */
export function notificationAge(options: { createdAt: Date; now: Date }): NotificationAge {
  const hours = Math.floor((options.now.getTime() - options.createdAt.getTime()) / HOUR_MS)
  if (hours < 1) return { kind: 'now' }
  if (hours < HOURS_PER_DAY) return { kind: 'hours', hours }
  return hours < 2 * HOURS_PER_DAY ? { kind: 'yesterday' } : { kind: 'date' }
}
