import { MISSED_TERM_DAYS } from '#app/config/vocabulary.ts'

/** The days that the list of missed terms covers; null for all. */
export type MissedPeriod = (typeof MISSED_TERM_DAYS)[number] | null

/** A word that learners missed in attempts. */
export interface MissedTerm {
  id: number
  english: string
  turkish: string
  sense: string | null
  category: string
  /** The attempts in which it was missed, and how many learners made them. */
  times: number
  learners: number
}

/** Reads `?days=`: the shortest period by default, and all for `all`. */
export function readMissedPeriod(query: URLSearchParams): MissedPeriod {
  const asked = query.get('days')
  if (asked === 'all') return null
  return MISSED_TERM_DAYS.find((days) => String(days) === asked) ?? MISSED_TERM_DAYS[0]
}
