import { GRACE_MINUTES } from '#app/config/mock-test.ts'
import { UPLOAD_RESERVE_MS } from '#app/config/mock-test-session.ts'
import { MINUTE_MS } from '#app/config/time.ts'
import type { ExamView } from './exam-view.ts'

/** When the learner's clock reaches zero. The server accepts segments for a grace period after it. */
export function endOfClock(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - GRACE_MINUTES * MINUTE_MS)
}

/**
 * - `within`: the clock is running.
 * - `over`: it is at zero; a segment that has begun may be finished.
 * - `closed`: recordings must be uploaded now, before the server stops accepting them.
 */
export type ExamMoment = 'within' | 'over' | 'closed'

/** The phase of a mock test's clock, by the server's time in epoch milliseconds. */
export function momentOf({ endsAt, expiresAt }: Pick<ExamView, 'endsAt' | 'expiresAt'>, nowMs: number): ExamMoment {
  if (nowMs >= Date.parse(expiresAt) - UPLOAD_RESERVE_MS) return 'closed'
  return nowMs >= Date.parse(endsAt) ? 'over' : 'within'
}
