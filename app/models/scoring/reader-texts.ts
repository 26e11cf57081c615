import type { Locale } from '#app/config/copy/locale.ts'
import type { Evaluation } from './evaluation.ts'

// Explanations are worded in both languages of the test and shown in one: the page's, unless the reader has chosen the
// other. Older results and some language-model findings are in English only.

/** A text with its language. */
export interface ReaderText {
  language: 'en' | 'tr'
  text: string
}

/** A finding's sentence in the reader's language, if there is one. */
export function findingText(error: { detail: string; detailTurkish?: string | undefined }, reader: Locale): ReaderText {
  const { detail, detailTurkish } = error
  return reader === 'tr' && detailTurkish ? { language: 'tr', text: detailTurkish } : { language: 'en', text: detail }
}

/** The feedback on a segment in the reader's language. */
export function segmentText(
  segment: { feedback: string; feedbackTurkish?: string | undefined },
  locale: Locale,
): ReaderText {
  const { feedback, feedbackTurkish } = segment
  return locale === 'tr' && feedbackTurkish !== undefined
    ? { language: 'tr', text: feedbackTurkish }
    : { language: 'en', text: feedback }
}

type FeedbackTexts = Pick<Evaluation, 'overallFeedback' | 'strengths' | 'improvements' | 'turkish'>

/** The feedback on a dialogue in the reader's language. */
export function dialogueTexts(evaluation: FeedbackTexts, locale: Locale) {
  const { overallFeedback, strengths, improvements, turkish } = evaluation
  return locale === 'tr' && turkish
    ? { language: 'tr' as const, ...turkish }
    : { language: 'en' as const, overallFeedback, strengths, improvements }
}
