import type { Day } from '../progress/streak.ts'

/** The tasks in which learners rate themselves: understanding what is said, keeping it, saying it in the other language. */
export const RATED_TASKS = ['hearing', 'remembering', 'wording'] as const
export type RatedTask = (typeof RATED_TASKS)[number]

/** The fields of the minutes of each day. */
export const MINUTE_FIELDS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** What a learner said about their test and their week. */
export interface StudyPlan {
  /** Null while no test is booked. */
  testDate: Day | null
  /** 1 (hard for me) to 5 (easy for me); null where the question was skipped. */
  ratings: Record<RatedTask, number | null>
  /** Of each day, Monday first; seven numbers. */
  minutes: number[]
  startsOn: Day
  /** The first day after a pause; null if there is none. */
  pausedUntil: Day | null
}
