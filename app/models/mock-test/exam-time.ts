import { GRACE_MINUTES } from '#app/config/mock-test.ts'
import { UPLOAD_RESERVE_MS } from '#app/config/mock-test-session.ts'
import { MINUTE_MS } from '#app/config/time.ts'
import type { ExamView } from './exam-view.ts'

/** When the learner's clock is at zero: the server takes segments for the grace longer. */
export function endOfClock(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - GRACE_MINUTES * MINUTE_MS)
}

/**
 * - `within`: the clock runs.
 * - `over`: it is at zero; what had begun may be finished.
 * - `closed`: what is recorded has to go up now, or the server takes it no more.
 */
export type ExamMoment = 'within' | 'over' | 'closed'

/** What time it is in a mock test, by the server's clock in epoch milliseconds. */
export function momentOf({ endsAt, expiresAt }: Pick<ExamView, 'endsAt' | 'expiresAt'>, nowMs: number): ExamMoment {
  if (nowMs >= Date.parse(expiresAt) - UPLOAD_RESERVE_MS) return 'closed'
  return nowMs >= Date.parse(endsAt) ? 'over' : 'within'
}
