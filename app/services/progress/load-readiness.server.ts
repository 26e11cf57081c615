import { READINESS_DIALOGUES } from '#app/config/readiness.ts'
import { DAY_MS } from '#app/config/time.ts'
import { type MarkedDialogue, type Readiness, readinessOf, type TooFew } from '#app/models/progress/readiness.ts'
import { listResults, type Result } from '#app/models/progress/result-list.server.ts'
import { type CategoryCount, profileErrors } from '#app/models/progress/trend.ts'

/** The dialogues of results: one of practice, two of a mock test. */
function dialoguesOf({ official, score, markedBy, date }: Result, now: Date): MarkedDialogue[] {
  const daysAgo = Math.max(0, Math.floor((now.getTime() - date.getTime()) / DAY_MS))
  const marks = official ? official.dialogues : [score]
  return marks.map((one) => ({ marks: one, markedBy, daysAgo }))
}

/** What these results say about the test. */
export const readinessFrom = (results: readonly Result[], now: Date): Readiness | TooFew =>
  readinessOf(results.flatMap((result) => dialoguesOf(result, now)))

/** The same of a learner's newest results, with the kinds of errors in those that Köprü marked. */
export async function loadReadiness(options: {
  userId: number
  now: Date
}): Promise<{ readiness: Readiness | TooFew; errorTypes: CategoryCount[] }> {
  const { userId, now } = options
  const results = await listResults({ userId, limit: READINESS_DIALOGUES, selfMarked: READINESS_DIALOGUES })
  const marked = results.filter(({ markedBy }) => markedBy === 'machine')
  return {
    readiness: readinessFrom(results, now),
    errorTypes: profileErrors(marked.flatMap(({ categories }) => categories)),
  }
}
