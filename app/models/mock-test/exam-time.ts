import { UPLOAD_RESERVE_MS } from '#app/config/mock-test-session.ts'
import type { ExamView } from './exam-view.ts'

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
