import { MISTAKES_PATH, REHEARSAL_PATH, WARM_UP_PATH } from '#app/config/coach-paths.ts'
import { MEMORY_PATH, NOTE_COURSE_PATH, PLACES, SPRINTS_PATH } from '#app/config/navigation.ts'
import type { Activity } from './study-log.ts'

/** Where each activity begins. */
export const ACTIVITY_PATHS: Record<Activity, string> = {
  dialogue: PLACES.practice,
  'mock-test': PLACES.mockTest,
  segment: MISTAKES_PATH,
  words: `${PLACES.vocabulary}?mode=due`,
  sprint: SPRINTS_PATH,
  memory: MEMORY_PATH,
  lesson: NOTE_COURSE_PATH,
  'warm-up': WARM_UP_PATH,
  rehearsal: REHEARSAL_PATH,
}
