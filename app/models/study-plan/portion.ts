import {
  HARD_RATING_MAX,
  MOCK_TEST_MINUTES,
  PART_MINUTES_MIN,
  SHORTEST_DIALOGUE_MINUTES,
} from '#app/config/study-plan.ts'
import type { Activity } from './study-log.ts'
import type { StudyPlan } from './study-plan.ts'
import type { WeekTheme } from './week-theme.ts'

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

/**
 * What is left of a day's parts, by activity: never more than the day has left in all, so that what was done beyond the plan counts too. The
 * last parts give way first.
 *
 * @param rest minutes that the day has left.
 */
export function partsLeft(parts: readonly TodayPart[], rest: number): Partial<Record<Activity, number>> {
  let remaining = rest
  const left: Partial<Record<Activity, number>> = {}
  for (const { activity, minutes, done } of parts) {
    const own = Math.min(minutes - done, remaining)
    if (own > 0) left[activity] = own
    remaining -= Math.max(0, own)
  }
  return left
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

/** What is worth beginning: below it a part is left out for the day. */
const SHORTEST: Partial<Record<Activity, number>> = { dialogue: SHORTEST_DIALOGUE_MINUTES }
const shortestOf = (activity: Activity): number => SHORTEST[activity] ?? PART_MINUTES_MIN

/** Leaves out what would be too short, the smallest share first, and rounds the rest to five minutes. */
function share(minutes: number, ranked: readonly (readonly [Activity, number])[]): Part[] {
  const all = ranked.reduce((sum, [, part]) => sum + part, 0)
  const isShort = ([activity, part]: readonly [Activity, number]) => (part / all) * minutes < shortestOf(activity)
  const short = ranked.findLast(isShort)
  if (short && ranked.length > 1)
    return share(
      minutes,
      ranked.filter((one) => one !== short),
    )
  const parts = ranked.map(([activity, part]) => {
    const steps = Math.floor(((part / all) * minutes) / PART_MINUTES_MIN)
    return { activity, minutes: Math.max(shortestOf(activity), steps * PART_MINUTES_MIN) }
  })
  const rest = minutes - parts.reduce((sum, part) => sum + part.minutes, 0)
  return parts.map((part, index) => (index === 0 ? { ...part, minutes: part.minutes + rest } : part))
}

/**
 * Divides a day's minutes: in steps of five, none shorter than is worth beginning, together exactly what the day has. A day too short for a
 * dialogue beside other things is, every second time, a dialogue alone; a day with a mock test begins with it.
 *
 * @param options.turn counts the days, so that short ones alternate.
 */
export function divideDay(options: {
  minutes: number
  theme: WeekTheme
  ratings: StudyPlan['ratings']
  turn: number
  hasMockTest: boolean
}): Part[] {
  const { minutes, theme, ratings, turn, hasMockTest } = options
  if (minutes <= 0) return []
  const ranked = [...sharesOf(theme, ratings)].toSorted(([, one], [, other]) => other - one)
  if (hasMockTest && minutes >= MOCK_TEST_MINUTES) {
    const rest = minutes - MOCK_TEST_MINUTES
    if (rest < PART_MINUTES_MIN) return [{ activity: 'mock-test', minutes }]
    const others = ranked.filter(([activity]) => activity !== 'dialogue')
    return [{ activity: 'mock-test', minutes: MOCK_TEST_MINUTES }, ...share(rest, others)]
  }
  const fitting = ranked.filter(([activity]) => shortestOf(activity) <= Math.max(minutes, PART_MINUTES_MIN))
  const parts = share(minutes, fitting)
  const isWithout = !parts.some(({ activity }) => activity === 'dialogue')
  const isDialogueDay = isWithout && minutes >= SHORTEST_DIALOGUE_MINUTES && turn % 2 === 0
  return isDialogueDay ? [{ activity: 'dialogue', minutes }] : parts
}
