import type { Database } from '#app/db.server.ts'
import { findTurkishTitle } from '#app/models/dialogues/dialogue.server.ts'
import type { StoredSubmission } from '#app/models/practice/submission.server.ts'
import { notify } from '../notifications/notify.server.ts'

/**
 * Notifies a learner of the result of a submission that they did not wait for: `total` out of 45, or null if words are
 * needed. Guests get no notifications.
 */
export async function notifyLearner(options: {
  submission: StoredSubmission
  total: number | null
  database: Database
}): Promise<void> {
  const { submission, total, database } = options
  const { id: submissionId, userId, dialogueId, dialogueTitle: title } = submission
  if (userId === null) return
  const titleTr = await findTurkishTitle(dialogueId, database)
  const data = { submissionId, dialogueId, title, titleTr }
  if (total === null) await notify({ userId, kind: 'practice-words-wanted', data, database })
  else await notify({ userId, kind: 'practice-scored', data: { ...data, marks: total }, database })
}
