import type { MarkedBy } from '../scoring/marked-by.ts'
import type { HistoryRow } from './history-row.ts'

/** A finished mock test, as History shows it. */
export interface HistoryMockTest {
  id: number
  /** The template's title. */
  title: string
  /** The stored topics of its two dialogues; one if they share it. */
  topics: string[]
  createdAt: string
  /** Date and time in the learner's zone, formatted. */
  date: string
  /** Out of `outOf`. */
  score: number
  outOf: number
  /** By History's pass mark, not the official rule (docs/product.md, Mock tests). */
  passed: boolean
  markedBy: MarkedBy
  officialLine: string
}

/** A row of History, of either kind. */
export type HistoryEntry = { kind: 'practice'; row: HistoryRow } | { kind: 'mock-test'; test: HistoryMockTest }

/** The last row of a page of History: a UUID for a practice session, a row number for a mock test. */
export interface HistoryPlace {
  createdAt: Date
  id: string | number
}

interface Row {
  createdAt: Date
}

/**
 * Merges two lists that are sorted newest first, up to `limit`. At equal times a practice session comes before a mock
 * test, as the cursors assume.
 */
export function newestOf<One extends Row, Other extends Row>(options: {
  practice: readonly One[]
  mockTests: readonly Other[]
  limit: number
}): (One | Other)[] {
  const { practice, mockTests, limit } = options
  // The sort is stable.
  return [...practice, ...mockTests].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, limit)
}

const BEFORE_ALL_UUIDS = '00000000-0000-0000-0000-000000000000'
const AFTER_ALL_NUMBERS = 2_147_483_647

/** The same position in each of the two lists. */
export function cursorsOf(place: HistoryPlace | undefined): {
  practice: { createdAt: Date; id: string } | undefined
  mockTests: { createdAt: Date; id: number } | undefined
} {
  if (!place) return { practice: undefined, mockTests: undefined }
  const { createdAt, id } = place
  return typeof id === 'string'
    ? { practice: { createdAt, id }, mockTests: { createdAt, id: AFTER_ALL_NUMBERS } }
    : { practice: { createdAt, id: BEFORE_ALL_UUIDS }, mockTests: { createdAt, id } }
}
