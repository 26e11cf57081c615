import { z } from 'zod'
import { problem } from '#app/config/copy/problems.ts'
import {
  COMMENT_MAX_CHARACTERS,
  COMMENT_MIN_CHARACTERS,
  FEEDBACK_CATEGORIES,
  PAGE_URL_MAX_CHARACTERS,
} from '#app/config/feedback.ts'
import { normaliseComment } from './feedback-rules.ts'

// Characters that Postgres cannot store do not count: ten NUL bytes are no comment.
const UNSTORABLE = /\0|\p{Surrogate}/gu

function storable(text: string): string {
  return text.replace(UNSTORABLE, '')
}

/** POST /api/feedback and the form of /feedback. */
export const FeedbackSchema = z.object({
  category: z.enum(FEEDBACK_CATEGORIES, problem('feedbackCategoryRequired')),
  comment: z
    .string(problem('feedbackShort'))
    .transform((comment) => normaliseComment(storable(comment)))
    .pipe(
      z
        .string()
        .min(COMMENT_MIN_CHARACTERS, problem('feedbackShort'))
        .max(COMMENT_MAX_CHARACTERS, problem('feedbackLong')),
    ),
  // Added by our own page: cut rather than refused, so that a long one does not block the feedback.
  pageUrl: z
    .string(problem('feedbackPageUrl'))
    .default('')
    .transform((pageUrl) => storable(storable(pageUrl).slice(0, PAGE_URL_MAX_CHARACTERS))),
})

export type FeedbackInput = z.output<typeof FeedbackSchema>
