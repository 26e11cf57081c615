import { AppError, type Sentence } from '#app/errors.ts'
import { isUuid } from '#app/models/practice/uuid.ts'

/** A UUID in a path, as the database writes it: either case names the same. What is none names nothing: NOT_FOUND with this sentence. */
export function pathUuid(text: string | undefined, missing: Sentence): string {
  if (text === undefined || !isUuid(text)) throw new AppError('NOT_FOUND', missing)
  return text.toLowerCase()
}
