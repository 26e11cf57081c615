import { MEMORY_PATH, SPRINTS_PATH } from '#app/config/navigation.ts'
import { familyOf } from '../scoring/error-family.ts'
import type { ErrorItem } from '../scoring/evaluation.ts'
import { type Training, trainingFor } from '../sprints/training-for.ts'

/** What trains the errors that took off most marks together; null where none of them can be trained outside dialogues. */
export function weakestTraining(
  errors: readonly Pick<ErrorItem, 'rule' | 'category' | 'deduction'>[],
): Training | null {
  const marks = new Map<Training, number>()
  for (const error of errors)
    for (const training of trainingFor([familyOf(error)]))
      marks.set(training, (marks.get(training) ?? 0) + error.deduction)
  const [worst] = [...marks].toSorted(([one, lost], [other, more]) => more - lost || one.localeCompare(other, 'en'))
  return worst?.[0] ?? null
}

/** Where it is trained; the menu of sprints where nothing is known. */
export function trainingPath(training: Training | null): string {
  if (training === 'memory') return MEMORY_PATH
  return training ? `${SPRINTS_PATH}/${training}` : SPRINTS_PATH
}
