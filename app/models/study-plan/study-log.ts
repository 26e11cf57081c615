import type { Day } from '../progress/streak.ts'

/** What a learner can spend time on. */
export const ACTIVITIES = [
  'dialogue',
  'mock-test',
  'segment',
  'words',
  'sprint',
  'memory',
  'lesson',
  'warm-up',
  'rehearsal',
] as const
export type Activity = (typeof ACTIVITIES)[number]

export interface LoggedStudy {
  day: Day
  activity: Activity
  seconds: number
}
