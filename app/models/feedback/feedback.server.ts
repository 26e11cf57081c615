import { db } from '#app/db.server.ts'
import type { FeedbackInput } from './feedback-form.ts'

/** Keeps what somebody said; a guest has no `userId`. */
export async function createFeedback(options: {
  feedback: FeedbackInput
  userId: number | undefined
}): Promise<{ id: number }> {
  const { feedback, userId } = options
  return db.feedback.create({ data: { ...feedback, userId: userId ?? null }, select: { id: true } })
}
