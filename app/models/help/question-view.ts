import type { ExamFactName } from '#app/config/exam-facts.ts'
import type { FaqCategory, HelpCategory, TipKind } from '#app/config/help.ts'
import type { QuestionFilter } from './question-filter.ts'

/** How many the search finds, by category and in 'all'. */
type Counts = Record<string, number>

/** One question of /faq, in one language. */
export interface FaqQuestion {
  id: string
  category: FaqCategory
  question: string
  answer: string
  /** What it says of the exam. */
  facts: ExamFactName[]
}

export interface FaqView {
  filter: QuestionFilter<FaqCategory>
  counts: Counts
  questions: FaqQuestion[]
}

/** One entry of /help-center, in one language. */
export interface HelpEntryView {
  id: string
  category: HelpCategory
  question: string
  answer: string
  steps: string[]
  tip: { kind: TipKind; text: string } | null
}

/** All entries: the page looks through them itself, also while one types. */
export interface HelpView {
  filter: QuestionFilter<HelpCategory>
  entries: HelpEntryView[]
}
