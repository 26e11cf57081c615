import type { Locale } from '#app/config/copy/locale.ts'
import type { MarkedBy } from '../scoring/marked-by.ts'
import type { ExamPhase, TemplateView } from './exam-view.ts'

/** A row of the mock tests that can be taken. */
export interface TemplateItem extends Pick<
  TemplateView,
  'id' | 'level' | 'category' | 'accessLevel' | 'durationMinutes' | 'dialogueCount' | 'segmentCount' | 'isDraft'
> {
  /** In the reader's language, or in English. */
  title: string
  titleLanguage: Locale
  description: string
  descriptionLanguage: Locale
  /** This visitor needs Pro to take it. */
  isLocked: boolean
}

/** A row of the learner's mock tests, formatted for display. */
export interface PastTest {
  id: number
  title: string
  /** In the learner's time zone. */
  date: string
  completedAt: string
  /** Of `outOf`. */
  score: number
  outOf: number
  /** By the official rule. */
  passed: boolean
  markedBy: MarkedBy
  officialLine: string
}

/** A running test to continue. */
export interface RunningTest {
  id: number
  title: string
  /** When it ends on the server's clock, in the learner's time zone: 14:32. */
  ends: string
  phase: ExamPhase
}
