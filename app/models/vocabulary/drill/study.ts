import type { WordDirection } from './direction.ts'
import type { StudyWord } from './study-word.ts'

/** The learner's own attempt in which a word was missed. */
export interface MissSource {
  submissionId: string
  dialogueId: number
  dialogueTitle: string
  dialogueTitleTr: string | null
}

/** A missed word in an attempt's result. */
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

/** A card of the 'Due today' mode. */
export interface StudyCard {
  word: StudyWord
  direction: WordDirection
  /** Reviews so far; 0 for a new word. */
  reps: number
  /** The last attempt in which it was missed, if any. */
  missedIn: MissSource | null
  /** Milliseconds until the next review, by grade. */
  waits: Partial<Record<Grade, number>>
}

/** How well the learner remembered a word, by their own rating. */
export const GRADES = ['again', 'hard', 'good', 'easy'] as const
export type Grade = (typeof GRADES)[number]
