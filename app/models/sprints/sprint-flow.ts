import { SPRINT_ANSWER_MAX_CHARACTERS, SPRINT_PAGE_ITEMS } from '#app/config/sprints.ts'

// A sprint as pages, for browsers without JavaScript: the address holds the whole state.

/** Where a sprint is. */
export interface SprintPlace {
  /** Chooses the items. */
  seed: number
  /** Whether each item so far was answered rightly. */
  marks: boolean[]
  /** The answer to the current item; null while it is asked. */
  answer: string | null
}

const SEED = /^\d{1,9}$/u

export function readSeed(query: URLSearchParams): number | null {
  const seed = query.get('seed') ?? ''
  return SEED.test(seed) ? Number(seed) : null
}

/** Reads `?seed=…&marks=<1 or 0 an item>&answer=…`; null without a seed. */
export function readSprintPlace(query: URLSearchParams): SprintPlace | null {
  const seed = readSeed(query)
  if (seed === null) return null
  const marks = Array.from((query.get('marks') ?? '').replace(/[^01]/gu, '').slice(0, SPRINT_PAGE_ITEMS))
  const answer = (query.get('answer') ?? '').trim().slice(0, SPRINT_ANSWER_MAX_CHARACTERS)
  return { seed, marks: marks.map((mark) => mark === '1'), answer: answer === '' ? null : answer }
}

export const writeMarks = (marks: readonly boolean[]): string => marks.map((mark) => (mark ? '1' : '0')).join('')

/** The longest row of right answers. */
export function bestStreak(marks: readonly boolean[]): number {
  let [best, streak] = [0, 0]
  for (const mark of marks) {
    streak = mark ? streak + 1 : 0
    best = Math.max(best, streak)
  }
  return best
}
