import type { Grade } from './grades.ts'
import type { VocabularyItem } from './item.ts'

/** What a learner's day still holds. */
export interface StudyCounts {
  repeated: number
  fresh: number
}

/** A word that is asked for in the mode 'Due today'. */
export interface StudyCard {
  item: VocabularyItem
  /** How many reviews it has; 0 for a new word. */
  reps: number
  /** Milliseconds until it comes again, by grade. */
  waits: Partial<Record<Grade, number>>
}
