import type { Locale } from '#app/config/copy/locale.ts'
import type { Evaluation } from './evaluation.ts'

// Findings are worded in both languages of the test. The reader's language comes first; older results and some
// language-model findings are in English only.

/** A text with its language. */
export interface ReaderText {
  language: 'en' | 'tr'
  text: string
}

/** A finding's sentences, the reader's language first. */
export function findingTexts(
  error: { detail: string; detailTurkish?: string | undefined },
  locale: Locale,
): { lead: ReaderText; other: ReaderText | null } {
  const english: ReaderText = { language: 'en', text: error.detail }
  if (!error.detailTurkish) return { lead: english, other: null }
  const turkish: ReaderText = { language: 'tr', text: error.detailTurkish }
  return locale === 'tr' ? { lead: turkish, other: english } : { lead: english, other: turkish }
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
