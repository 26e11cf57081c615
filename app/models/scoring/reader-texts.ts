import type { Locale } from '#app/config/copy/locale.ts'
import type { Evaluation } from './evaluation.ts'

// The scorer words what it found in both languages of the test. A reader's own comes first; older results, and some findings of
// a language model, have English alone.

/** Text, and the language that it is in. */
export interface ReaderText {
  language: 'en' | 'tr'
  text: string
}

/** What a finding says, in the reader's language first. */
export function findingTexts(
  error: { detail: string; detailTurkish?: string | undefined },
  locale: Locale,
): { lead: ReaderText; other: ReaderText | null } {
  const english: ReaderText = { language: 'en', text: error.detail }
  if (!error.detailTurkish) return { lead: english, other: null }
  const turkish: ReaderText = { language: 'tr', text: error.detailTurkish }
  return locale === 'tr' ? { lead: turkish, other: english } : { lead: english, other: turkish }
}

/** What is said of a segment as a whole. */
export function segmentText(
  segment: { feedback: string; feedbackTurkish?: string | undefined },
  locale: Locale,
): ReaderText {
  const { feedback, feedbackTurkish } = segment
  return locale === 'tr' && feedbackTurkish !== undefined
    ? { language: 'tr', text: feedbackTurkish }
    : { language: 'en', text: feedback }
}

type Said = Pick<Evaluation, 'overallFeedback' | 'strengths' | 'improvements' | 'turkish'>

/** What is said of a dialogue as a whole. */
export function dialogueTexts(evaluation: Said, locale: Locale) {
  const { overallFeedback, strengths, improvements, turkish } = evaluation
  return locale === 'tr' && turkish
    ? { language: 'tr' as const, ...turkish }
    : { language: 'en' as const, overallFeedback, strengths, improvements }
}
