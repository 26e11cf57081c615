import type { ACCESS_LEVELS, LEVELS } from '#app/config/dialogues.ts'

/** The marks a learner can give a dialogue. */
export type Mark = 'bookmark' | 'like'

/** How far this learner is with a dialogue: never tried, begun, marked only by themselves, or scored. */
export type DialogueState = 'new' | 'open' | 'tried' | 'scored'

/** A dialogue in the practice list, without its text. */
export interface DialogueCard {
  id: number
  title: string
  /** One line of the story; where there is none, the description. */
  line: string
  /** What it trains, if there are words for it in the reader's language. */
  aim: string | null
  topic: string
  level: (typeof LEVELS)[number]
  accessLevel: (typeof ACCESS_LEVELS)[number]
  /** Rounded up. */
  minutes: number
  /** This visitor may not practise it. */
  isLocked: boolean
  /** Unpublished: visible to admins only. */
  isDraft: boolean
  state: DialogueState
  /** Out of 45; null if never scored. */
  bestScore: number | null
  bookmarked: boolean
  liked: boolean
}

/** The anchor of a dialogue's article in the list. */
export function cardAnchor(dialogueId: number): string {
  return `dialogue-${dialogueId}`
}
