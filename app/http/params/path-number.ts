import { AppError, type Sentence } from '#app/errors.ts'

/** As long as a 32-bit integer of the database surely is. */
const WHOLE_NUMBER = /^\d{1,9}$/

/** A number in a path. What is none names nothing: NOT_FOUND with this sentence. */
export function pathNumber(text: string | undefined, missing: Sentence): number {
  if (text === undefined || !WHOLE_NUMBER.test(text)) throw new AppError('NOT_FOUND', missing)
  return Number(text)
}
