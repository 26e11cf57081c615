import type { ACCESS_LEVELS, LEVELS } from '#app/config/dialogues.ts'

/** What a learner puts on a dialogue. */
export type Mark = 'bookmark' | 'like'

/** A dialogue as the practice list shows it: nothing of what is said in it. */
export interface DialogueCard {
  id: number
  title: string
  description: string
  topic: string
  level: (typeof LEVELS)[number]
  accessLevel: (typeof ACCESS_LEVELS)[number]
  /** Rounded up. */
  minutes: number
  segmentCount: number
  /** This visitor may not practise it. */
  isLocked: boolean
  /** Not published: seen by admins only. */
  isDraft: boolean
  /** Out of 45; null where nothing was scored yet. */
  bestScore: number | null
  bookmarked: boolean
  liked: boolean
}

/** The name under which an article of the list can be linked to. */
export function cardAnchor(dialogueId: number): string {
  return `dialogue-${dialogueId}`
}
