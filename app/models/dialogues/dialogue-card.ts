import type { ACCESS_LEVELS, LEVELS } from '#app/config/dialogues.ts'

/** The marks a learner can give a dialogue. */
export type Mark = 'bookmark' | 'like'

/** A dialogue in the practice list, without its text. */
export interface DialogueCard {
  id: number
  title: string
  /** One line of the story, if there is one in the reader's language. */
  hook: string | null
  description: string
  topic: string
  level: (typeof LEVELS)[number]
  accessLevel: (typeof ACCESS_LEVELS)[number]
  /** Rounded up. */
  minutes: number
  segmentCount: number
  /** This visitor may not practise it. */
  isLocked: boolean
  /** Unpublished: visible to admins only. */
  isDraft: boolean
  /** Out of 45; null if never scored. */
  bestScore: number | null
  bookmarked: boolean
  liked: boolean
}

/** The anchor of a dialogue's article in the list. */
export function cardAnchor(dialogueId: number): string {
  return `dialogue-${dialogueId}`
}
