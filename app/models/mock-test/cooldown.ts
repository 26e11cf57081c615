import { DAY_MS } from '#app/config/time.ts'

/**
 * When a learner may start the next mock test, counted in days from the start of the last one; null: now. Admins and
 * testers are exempt (docs/product.md, Mock tests).
 */
export function nextStartAt(options: {
  lastStartedAt: Date | null
  role: 'user' | 'admin' | 'tester'
  days: number
  now: Date
}): Date | null {
  const { lastStartedAt, role, days, now } = options
  if (lastStartedAt === null || role !== 'user') return null
  const next = new Date(lastStartedAt.getTime() + days * DAY_MS)
  return next.getTime() > now.getTime() ? next : null
}
