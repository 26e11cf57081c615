import type { Day } from '#app/models/progress/streak.ts'
import type { WeekTheme } from '#app/models/study-plan/week-theme.ts'
import type { StudyPlanView } from './load-study-plan.server.ts'

/** Today's part of the study plan. */
export interface StudyToday extends Pick<StudyPlanView, 'daysLeft' | 'parts' | 'minutes' | 'done'> {
  testDate: Day | null
  theme: WeekTheme | null
  /** Until when the plan is paused; null if it is not. */
  pausedUntil: Day | null
}

/** What the dashboard shows of a plan; null without one. */
export function toStudyToday(view: StudyPlanView | null): StudyToday | null {
  if (!view) return null
  const { plan, daysLeft, parts, minutes, done, weeks, isPaused } = view
  const pausedUntil = isPaused ? plan.pausedUntil : null
  return { testDate: plan.testDate, daysLeft, parts, minutes, done, theme: weeks[0]?.theme ?? null, pausedUntil }
}
