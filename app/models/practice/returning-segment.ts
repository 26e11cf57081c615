import { RETURN_AFTER_DAYS, RETURN_FROM_MARKS, RETURNS_PER_ATTEMPT, STANDS_TO_MEND } from '#app/config/practice.ts'
import type { Day } from '../progress/streak.ts'
import { bySegment, costOf, costliestLines } from '../scoring/costliest.ts'
import type { Category, ErrorItem } from '../scoring/evaluation.ts'
import { addDays } from '../study-plan/days.ts'

/** Where a segment is on its way back. */
export interface ReturnState {
  /** How often it has come back. */
  step: number
  due: Day
  /** How often it stood in a row. */
  stood: number
  mendedOn: Day | null
}

/** A segment that cost so much that it comes back. */
export interface LostSegment {
  /** 0-based. */
  segmentIndex: number
  marks: number
  /** The kinds of its errors, the costliest first, each once. */
  categories: Category[]
}

/** A returning segment as its learner sees it. */
export interface ListedReturn {
  path: string
  dialogueId: number
  title: string
  /** Null where nobody has written one. */
  titleTr: string | null
  /** 1-based. */
  segment: number
  categories: Category[]
  marks: number
  due: Day
  stood: number
  mendedOn: Day | null
}

/** A segment of a learner's mock test. */
export interface ExamSegment {
  userId: number
  mockTestId: number
  dialogueId: number
  /** 0-based. */
  segmentIndex: number
}

/** The segments of an attempt that come back: the costliest few, and none that cost less than a mark. */
export function lostSegments(errors: readonly ErrorItem[]): LostSegment[] {
  return bySegment(costliestLines(errors, errors.length))
    .map(({ segment, lines }) => ({
      segmentIndex: segment - 1,
      marks: costOf(lines),
      categories: [...new Set(lines.map(({ category }) => category))],
    }))
    .filter(({ marks }) => marks >= RETURN_FROM_MARKS)
    .toSorted((one, other) => other.marks - one.marks || one.segmentIndex - other.segmentIndex)
    .slice(0, RETURNS_PER_ATTEMPT)
}

const dayOfStep = (step: number, from: Day): Day =>
  addDays(from, RETURN_AFTER_DAYS[Math.min(step, RETURN_AFTER_DAYS.length - 1)] ?? 0)

/** Of a segment that was lost on this day. */
export const newReturn = (lostOn: Day): ReturnState => ({
  step: 0,
  due: dayOfStep(0, lostOn),
  stood: 0,
  mendedOn: null,
})

/** Whether a try of the segment alone stands: it cost less than what makes a segment come back. */
export const stands = (errors: readonly Pick<ErrorItem, 'deduction'>[]): boolean => costOf(errors) < RETURN_FROM_MARKS

/**
 * After a try. One that stands counts from the day it is due, so that no segment is mended in one evening; one that does not stand
 * begins again. A mended segment stays mended.
 */
export function afterTry(state: ReturnState, tried: { isStanding: boolean; today: Day }): ReturnState {
  const { isStanding, today } = tried
  if (state.mendedOn !== null) return state
  if (!isStanding) return newReturn(today)
  if (today < state.due) return state
  const [step, stood] = [state.step + 1, state.stood + 1]
  return { step, stood, due: dayOfStep(step, today), mendedOn: stood >= STANDS_TO_MEND ? today : null }
}
