// What the page of a learner's own marks needs. Imports no checklists, to keep the word lists out of the browser.
import type { MeaningUnit, UnitMarks } from '../scoring/self-marking/unit.ts'
import type { NextSegment } from './exam-view.ts'

/** A segment to mark by ear. */
export interface MarkableSegment extends NextSegment {
  speaker: 'English' | 'Turkish'
  text: string
  /** The model interpretation. */
  translation: string
  /** Its checklist. */
  units: readonly MeaningUnit[]
  /** Null if nothing was recorded: it counts as missed. */
  recordingId: string | null
  /** Whether the model voice currently says this text: the dialogue may have been edited. */
  hasAudio: boolean
  /** The marks given before; null if there are none. */
  marks: UnitMarks | null
}

export interface MarkingView {
  mockTestId: number
  /** Köprü has marked it: these marks are kept beside its own. */
  isFinished: boolean
  segments: MarkableSegment[]
}

/**
 * What the address of a test asks for, as its only parameter: to type instead of marking, to mark a finished test too, or
 * the results by the learner's own marks.
 */
const WISHES = ['type', 'mark', 'own'] as const
export type SessionWish = (typeof WISHES)[number] | null

export function sessionWish(query: URLSearchParams): SessionWish {
  return WISHES.find((wish) => query.has(wish)) ?? null
}

/** Names a segment within the form. */
export function markedSegmentKey({ slot, segmentIndex }: Pick<MarkableSegment, 'slot' | 'segmentIndex'>): string {
  return `${slot}-${segmentIndex}`
}
