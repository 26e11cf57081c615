import { HARD_RATING_MAX, PART_MINUTES_MIN } from '#app/config/study-plan.ts'
import type { Activity } from './study-log.ts'
import type { StudyPlan } from './study-plan.ts'
import type { WeekTheme } from './weeks.ts'

/** A part of a day: what to do, and for how long. */
export interface Part {
  activity: Activity
  minutes: number
}

/** A part of today, and how much of it was done. */
export interface TodayPart extends Part {
  /** Whole minutes, at most those of the part. */
  done: number
}

/** The shares of a day, by what its week is for; the largest first. */
const SHARES: Record<WeekTheme, readonly (readonly [Activity, number])[]> = {
  foundations: [
    ['dialogue', 30],
    ['words', 25],
    ['sprint', 25],
    ['memory', 20],
  ],
  domains: [
    ['dialogue', 50],
    ['words', 25],
    ['segment', 15],
    ['sprint', 10],
  ],
  pace: [
    ['dialogue', 45],
    ['memory', 25],
    ['segment', 15],
    ['sprint', 15],
  ],
  mocks: [
    ['dialogue', 45],
    ['segment', 30],
    ['words', 15],
    ['sprint', 10],
  ],
  'last-week': [
    ['segment', 35],
    ['dialogue', 30],
    ['sprint', 20],
    ['words', 15],
  ],
}
/** What trains a task that the learner finds hard, and by how much more. */
const HARD: readonly (readonly [keyof StudyPlan['ratings'], Activity])[] = [
  ['hearing', 'sprint'],
  ['remembering', 'memory'],
  ['wording', 'words'],
]
const HARD_SHARE = 15

function sharesOf(theme: WeekTheme, ratings: StudyPlan['ratings']): Map<Activity, number> {
  const shares = new Map<Activity, number>(SHARES[theme])
  for (const [task, activity] of HARD) {
    const rating = ratings[task]
    if (rating !== null && rating <= HARD_RATING_MAX) shares.set(activity, (shares.get(activity) ?? 0) + HARD_SHARE)
  }
  return shares
}

/**
 * Divides a day's minutes: in steps of five, none shorter than that, together never more than the day has. A day that is too
 * short to be divided is one part. A part that would be too short is left out for the day; its time goes to the largest.
 */
export function divideDay(options: { minutes: number; theme: WeekTheme; ratings: StudyPlan['ratings'] }): Part[] {
  const { minutes, theme, ratings } = options
  if (minutes <= 0) return []
  const ranked = [...sharesOf(theme, ratings)].toSorted(([, one], [, other]) => other - one)
  const [largest] = ranked
  if (!largest || minutes < 2 * PART_MINUTES_MIN) return largest ? [{ activity: largest[0], minutes }] : []
  const all = ranked.reduce((sum, [, share]) => sum + share, 0)
  const parts = ranked
    .map(([activity, share]) => ({
      activity,
      minutes: Math.floor(((share / all) * minutes) / PART_MINUTES_MIN) * PART_MINUTES_MIN,
    }))
    .filter((part) => part.minutes >= PART_MINUTES_MIN)
  const rest = minutes - parts.reduce((sum, part) => sum + part.minutes, 0)
  const [first, ...others] = parts
  return first ? [{ ...first, minutes: first.minutes + rest }, ...others] : [{ activity: largest[0], minutes }]
}
