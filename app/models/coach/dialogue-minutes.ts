import { DIALOGUE_MINUTES } from '#app/config/study-plan.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'

/** The minutes that a dialogue takes with its result: twice its playing, and at least half an ordinary one. */
export const dialogueMinutes = (playingSeconds: number): number =>
  Math.max(2 * Math.ceil(playingSeconds / MINUTE_SECONDS), DIALOGUE_MINUTES / 2)
