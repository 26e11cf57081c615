import { bridgedStreak } from './streak-freeze.ts'
import type { Day } from './streak.ts'

/** What is worth a line beside a result: only what the data says. */
export interface Milestones {
  /** How many marks it is above the learner's best other attempt at the dialogue; null if it is not, or there is none. */
  aboveBest: number | null
  /** The streak in days, if it was kept on the day of the attempt and that day is today; otherwise null. */
  streakDays: number | null
  /** Whether it is the learner's first dialogue without a lost number. */
  isFirstClean: boolean
}

interface Facts {
  /** Out of 45. */
  total: number
  /** Marks that the learner gave are no best score. */
  markedBy: 'machine' | 'learner'
  /** Of their other attempts at this dialogue, marked by Köprü; null if there is none. */
  bestOther: number | null
  /** On which the daily goal was met. */
  goalDays: readonly Day[]
  isFirstClean: boolean
  attemptDay: Day
  today: Day
}

const TENTHS = 10

export function milestonesOf(facts: Facts): Milestones {
  const { total, markedBy, bestOther, goalDays, isFirstClean, attemptDay, today } = facts
  const isBest = markedBy === 'machine' && bestOther !== null && total > bestOther
  const isKept = attemptDay === today && goalDays.includes(today)
  return {
    aboveBest: isBest ? Math.round((total - bestOther) * TENTHS) / TENTHS : null,
    streakDays: isKept ? bridgedStreak({ days: goalDays, today }).length : null,
    isFirstClean,
  }
}
