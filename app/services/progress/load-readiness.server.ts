import { READINESS_DIALOGUES } from '#app/config/readiness.ts'
import { DAY_MS } from '#app/config/time.ts'
import { type MarkedDialogue, type Readiness, readinessOf, type TooFew } from '#app/models/progress/readiness.ts'
import { listResults, type Result } from '#app/models/progress/result-list.server.ts'
import { profileErrors } from '#app/models/progress/trend.ts'
import { trainingPath, weakestTraining } from '#app/models/coach/weakest-training.ts'
import type { Category } from '#app/models/scoring/evaluation.ts'

/** The dialogues of results: one of practice, two of a mock test. */
function dialoguesOf({ official, score, markedBy, date }: Result, now: Date): MarkedDialogue[] {
  const daysAgo = Math.max(0, Math.floor((now.getTime() - date.getTime()) / DAY_MS))
  const marks = official ? official.dialogues : [score]
  return marks.map((one) => ({ marks: one, markedBy, daysAgo }))
}

/** What these results say about the test. */
export const readinessFrom = (results: readonly Result[], now: Date): Readiness | TooFew =>
  readinessOf(results.flatMap((result) => dialoguesOf(result, now)))

/** The kind of error that occurs most, how often, and where it is trained. */
interface WorstError {
  category: Category
  count: number
  path: string
}

/** The same of a learner's newest results, with the worst kind of error in those that Köprü marked. */
export async function loadReadiness(options: {
  userId: number
  now: Date
}): Promise<{ readiness: Readiness | TooFew; worst: WorstError | null }> {
  const { userId, now } = options
  const results = await listResults({ userId, limit: READINESS_DIALOGUES, selfMarked: READINESS_DIALOGUES })
  const errors = results.filter(({ markedBy }) => markedBy === 'machine').flatMap((result) => result.errors)
  const [worst] = profileErrors(errors.map(({ category }) => category))
  if (!worst) return { readiness: readinessFrom(results, now), worst: null }
  const { category, count } = worst
  const training = weakestTraining(errors.filter((error) => error.category === category))
  return { readiness: readinessFrom(results, now), worst: { category, count, path: trainingPath(training) } }
}
