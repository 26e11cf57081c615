import { AppError } from '#app/errors.ts'
import { type DialogueQuery, readDialogueQuery } from '#app/models/dialogues/dialogue-search.ts'

/**
 * The filters of an API call: as on /practice, except that an unknown level is an error.
 *
 * @throws AppError VALIDATION_FAILED.
 */
export function parseDialogueQuery({ searchParams }: URL): DialogueQuery {
  const query = readDialogueQuery(searchParams)
  if (query.level !== null || (searchParams.get('level') ?? '').trim() === '') return query
  throw new AppError('VALIDATION_FAILED', (copy) => copy.problems.levelUnknown, {
    fields: { level: (copy) => copy.problems.levelUnknown },
  })
}
