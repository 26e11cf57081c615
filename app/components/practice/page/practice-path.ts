import { href } from 'react-router'

/** The address of a dialogue, or of the learner's attempt at it. */
export function practicePath(dialogueId: number, attempt?: string): string {
  const path = href('/practice/:dialogueId', { dialogueId: String(dialogueId) })
  return attempt === undefined ? path : `${path}?attempt=${attempt}`
}
