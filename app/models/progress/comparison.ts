import type { HistorySegment, HistorySession } from './history-session.ts'

/** A scored session. */
export type ComparedSession = HistorySession & { result: NonNullable<HistorySession['result']> }

/** One segment in two attempts; null where an attempt does not have it. */
export interface ComparedSegment {
  number: number
  before: HistorySegment | null
  after: HistorySegment | null
  /** Marks gained; negative if the later attempt lost more. 0 if one of them is missing. */
  gain: number
}

export interface Comparison {
  before: ComparedSession
  after: ComparedSession
  /** Of the whole dialogue. */
  gain: number
  segments: ComparedSegment[]
}

const TENTHS = 10
/** Marks have one decimal. */
const rounded = (marks: number) => Math.round(marks * TENTHS) / TENTHS

/** Two attempts at the same dialogue, the earlier first, segment by segment. */
export function compareSessions(one: ComparedSession, other: ComparedSession): Comparison {
  const isInOrder = one.createdAt <= other.createdAt
  const [before, after] = isInOrder ? [one, other] : [other, one]
  const numbers = new Set([...before.result.segments, ...after.result.segments].map(({ number }) => number))
  const at = (session: ComparedSession, number: number) =>
    session.result.segments.find((segment) => segment.number === number) ?? null
  const segments = [...numbers]
    .toSorted((a, b) => a - b)
    .map((number): ComparedSegment => {
      const [earlier, later] = [at(before, number), at(after, number)]
      const gain = earlier && later ? rounded(earlier.cost - later.cost) : 0
      return { number, before: earlier, after: later, gain }
    })
  return { before, after, gain: rounded(after.result.score - before.result.score), segments }
}
