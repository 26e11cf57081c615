import { AppError } from '#app/errors.ts'
import { readSprintKind } from '#app/models/sprints/options.ts'
import type { SprintKind } from '#app/models/sprints/sprint.ts'

/** The kind of sprint in a path. @throws AppError NOT_FOUND for any other word. */
export function pathSprintKind(text: string | undefined): SprintKind {
  const kind = readSprintKind(text)
  if (kind === null) throw new AppError('NOT_FOUND', (copy) => copy.sprintNotFound)
  return kind
}
