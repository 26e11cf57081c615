import type { VocabularyItem } from '../item.ts'

/** The learner's own attempt in which a word was missed. */
export interface MissSource {
  submissionId: string
  dialogueId: number
  dialogueTitle: string
}

/** A missed word as the result of an attempt lists it. */
export interface MissedWord {
  id: number
  english: string
  turkish: string
}

/** Cards still due today. */
export interface StudyCounts {
  repeated: number
  fresh: number
}

/** A card of the mode 'Due today'. */
export interface StudyCard {
  item: VocabularyItem
  /** How many reviews it has; 0 for a new word. */
  reps: number
  /** The attempt in which it was last missed, if any. */
  missedIn: MissSource | null
  /** Milliseconds until it comes again, by grade. */
  waits: Partial<Record<Grade, number>>
}

/** How well the learner remembered a word, by their own rating. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof GRADES)[number]
