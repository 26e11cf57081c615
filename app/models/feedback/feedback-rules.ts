import { type ProblemKey, problem } from '#app/config/copy/problems.ts'
import {
  COMMENT_MAX_CHARACTERS,
  COMMENT_MIN_CHARACTERS,
  FEEDBACK_CATEGORIES,
  type FeedbackCategory,
} from '#app/config/feedback.ts'

export function isFeedbackCategory(value: string): value is FeedbackCategory {
  return FEEDBACK_CATEGORIES.some((category) => category === value)
}

/** The comment as it is measured and stored: forms send line breaks as two characters, people type one. */
export function normaliseComment(comment: string): string {
  return comment.replace(/\r\n?/g, '\n').trim()
}

/** The problems of a feedback form, by field; the same rules in the browser and on the server. */
export function feedbackProblems(feedback: { category: string; comment: string }): {
  category?: ProblemKey
  comment?: ProblemKey
} {
  const { length } = normaliseComment(feedback.comment)
  return {
    ...(!isFeedbackCategory(feedback.category) && { category: problem('feedbackCategoryRequired') }),
    ...(length < COMMENT_MIN_CHARACTERS && { comment: problem('feedbackShort') }),
    ...(length > COMMENT_MAX_CHARACTERS && { comment: problem('feedbackLong') }),
  }
}
