import type { UNIT_WEIGHTS } from '#app/config/dialogues.ts'

// Separate from checklist.ts, to keep the scorer's word lists out of the browser.

/** What a unit of meaning tells the listener. */
export const UNIT_KINDS = ['who', 'what', 'when', 'howMuch', 'condition', 'negation', 'tone'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

/** What each weighs: 3 where the message is wrong without it, 2 for an important part, 1 for a detail. */
export type UnitWeight = (typeof UNIT_WEIGHTS)[number]
/** Of a unit that nobody has weighed. */
export const FULL_WEIGHT: UnitWeight = 3

/** How badly a learner says that a unit was interpreted. A unit without a mark was kept. */
export const OWN_MARKS = ['left-out', 'wrong', 'worded-poorly'] as const
export type OwnMark = (typeof OWN_MARKS)[number]

/** One line of the checklist of a segment. */
export interface MeaningUnit {
  /** Unique in its segment: the kind and its number. */
  id: string
  kind: UnitKind
  /** In the words of the model interpretation. */
  text: string
  /** The id of the clause that it is a detail of; null for a clause, and for units that the content names. */
  within: string | null
  weight: UnitWeight
}

/** The learner's marks of one segment by unit id. */
export type UnitMarks = Readonly<Record<string, OwnMark>>
