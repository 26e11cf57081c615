/** As stored, and as shown in English, in this order. */
export const FEEDBACK_CATEGORIES = [
  'General Suggestion',
  'Bug Report',
  'Confusing Content',
  'Scoring Feedback',
  'Other',
] as const
export type FeedbackCategory = (typeof FEEDBACK_CATEGORIES)[number]
export const COMMENT_MIN_CHARACTERS = 10
export const COMMENT_MAX_CHARACTERS = 1_000
export const PAGE_URL_MAX_CHARACTERS = 256
/** Support conversations are kept so long (docs/product.md, Feedback and help). */
export const FEEDBACK_RETENTION_YEARS = 2
