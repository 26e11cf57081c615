import type { ExamFactName } from '#app/config/exam-facts.ts'
import type { FaqCategory, HelpCategory, TipKind } from '#app/config/help.ts'
import type { QuestionFilter } from './question-filter.ts'

/** The number of search hits, by category and in 'all'. */
type Counts = Record<string, number>

/** One question of /faq, in one language. */
export interface FaqQuestion {
  id: string
  category: FaqCategory
  question: string
  answer: string
  /** The facts about the exam that it mentions. */
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

/** All entries: the page filters them itself, also as one types. */
export interface HelpView {
  filter: QuestionFilter<HelpCategory>
  entries: HelpEntryView[]
}
