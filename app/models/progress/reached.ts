import { MILESTONE_NEWS_DAYS } from '#app/config/progress.ts'
import { DAY_MS } from '#app/config/time.ts'
import type { Day } from './streak.ts'

/** In the order in which they are usually reached. */
export const MILESTONES = ['mended', 'number-clean', 'plan-week', 'mock-test'] as const
export type Milestone = (typeof MILESTONES)[number]

/** On which day a learner reached each; null: not yet. */
export type Reached = Record<Milestone, Day | null>

/** Those of the last seven days, the newest first. */
export function newlyReached(reached: Reached, today: Day): Milestone[] {
  const since = new Date(Date.parse(today) - (MILESTONE_NEWS_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  return MILESTONES.flatMap((milestone) => {
    const day = reached[milestone]
    return day !== null && day >= since && day <= today ? [{ milestone, day }] : []
  })
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .map(({ milestone }) => milestone)
}
