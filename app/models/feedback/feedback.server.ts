import { FEEDBACK_RETENTION_YEARS } from '#app/config/feedback.ts'
import { db } from '#app/db.server.ts'
import type { FeedbackInput } from './feedback-form.ts'

/** Stores feedback; a guest has no `userId`. */
export async function createFeedback(options: {
  feedback: FeedbackInput
  userId: number | undefined
}): Promise<{ id: number }> {
  const { feedback, userId } = options
  return db.feedback.create({ data: { ...feedback, userId: userId ?? null }, select: { id: true } })
}

/** Deletes feedback older than the retention period. @returns how many. */
export async function deleteOldFeedback(): Promise<number> {
  return db.$executeRaw`
    DELETE FROM feedback WHERE created_at < now() - make_interval(years => ${FEEDBACK_RETENTION_YEARS})`
}
