import { PROFILE_WEEKS } from '#app/config/progress.ts'
import { DAY_MS } from '#app/config/time.ts'
import { CATEGORIES, type Category } from '../scoring/evaluation.ts'
import { dayIn } from './local-time.ts'
import { mondayOf } from './streak-freeze.ts'
import type { Day } from './streak.ts'

/** What a practice dialogue, or the two of a mock test, lost. */
export interface LostMarks {
  at: Date
  dialogues: number
  /** In marks, by kind. */
  lost: Partial<Record<Category, number>>
}

/** Segments with an error of a kind that came back. */
export interface Returned {
  all: number
  mended: number
}

export interface ProfileWeek {
  monday: Day
  dialogues: number
}

export interface ProfileKind {
  category: Category
  /** Marks lost per dialogue in each week; null for a week without a dialogue. */
  weeks: (number | null)[]
  /** The earliest and the latest week with a dialogue; null if there are not two. */
  change: { from: number; to: number } | null
  returned: Returned
}

export interface ErrorProfile {
  /** Oldest first, the current one last. */
  weeks: ProfileWeek[]
  /** Kinds that cost something or came back, the costliest first. */
  kinds: ProfileKind[]
}

const TENTHS = 10
const WEEK_DAYS = 7
const NO_RETURNS: Returned = { all: 0, mended: 0 }

function mondaysTo(today: Day): Day[] {
  const last = Date.parse(mondayOf(today))
  return Array.from({ length: PROFILE_WEEKS }, (_, index) =>
    new Date(last - (PROFILE_WEEKS - 1 - index) * WEEK_DAYS * DAY_MS).toISOString().slice(0, 10),
  )
}

/** From when results may fall into the profile: a local day may begin a day before that of UTC. */
export function profileSince(today: Day): Date {
  return new Date(Date.parse(mondaysTo(today)[0] ?? today) - DAY_MS)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/**
 * What a learner lost in the last eight weeks of their own calendar, by kind, per dialogue: weeks with much and with little practice
 * compare. A mock test is two dialogues.
 */
export function errorProfileOf(options: {
  results: readonly LostMarks[]
  returned: Partial<Record<Category, Returned>>
  timezone: string
  today: Day
}): ErrorProfile {
  const { results, returned, timezone, today } = options
  const weeks = mondaysTo(today).map((monday) => {
    const own = results.filter(({ at }) => mondayOf(dayIn(timezone, at)) === monday)
    return { monday, dialogues: sumOf(own.map(({ dialogues }) => dialogues)), own }
  })
  const kinds = CATEGORIES.map((category) => {
    const lost = weeks.map(({ own }) => sumOf(own.map((result) => result.lost[category] ?? 0)))
    const perDialogue = weeks.map(({ dialogues }, index) =>
      dialogues === 0 ? null : Math.round(((lost[index] ?? 0) / dialogues) * TENTHS) / TENTHS,
    )
    const known = perDialogue.filter((one) => one !== null)
    const [from, to] = [known[0], known.at(-1)]
    const kind: ProfileKind = {
      category,
      weeks: perDialogue,
      change: known.length > 1 && from !== undefined && to !== undefined ? { from, to } : null,
      returned: returned[category] ?? NO_RETURNS,
    }
    return { kind, total: sumOf(lost) }
  })
  return {
    weeks: weeks.map(({ monday, dialogues }) => ({ monday, dialogues })),
    kinds: kinds
      .filter(({ total, kind }) => total > 0 || kind.returned.all > 0)
      .toSorted((one, other) => other.total - one.total)
      .map(({ kind }) => kind),
  }
}
