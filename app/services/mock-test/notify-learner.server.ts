import type { Database } from '#app/db.server.ts'
import type { StoredAttempt } from '#app/models/mock-test/attempt.server.ts'
import { notify } from '../notifications/notify.server.ts'

/** Notifies a learner that a mock test was scored: `total` out of 90, or null if words are needed. */
export async function notifyLearner(options: {
  attempt: StoredAttempt
  total: number | null
  database: Database
}): Promise<void> {
  const { attempt, total, database } = options
  const { id: mockTestId, userId, templateTitle: title, templateTitleTr: titleTr } = attempt
  const data = { mockTestId, title, titleTr }
  if (total === null) await notify({ userId, kind: 'mock-test-words-wanted', data, database })
  else await notify({ userId, kind: 'mock-test-scored', data: { ...data, marks: total }, database })
}
