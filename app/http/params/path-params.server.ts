import { AppError, type Sentence } from '#app/errors.ts'
import { isUuid } from '#app/models/practice/uuid.ts'

/** As long as a 32-bit integer of the database surely is. */
const WHOLE_NUMBER = /^\d{1,9}$/

/** A number in a path. What is none names nothing: NOT_FOUND with this sentence. */
export function pathNumber(text: string | undefined, missing: Sentence): number {
  if (text === undefined || !WHOLE_NUMBER.test(text)) throw new AppError('NOT_FOUND', missing)
  return Number(text)
}

/** A UUID in a path, as the database writes it: either case names the same. What is none names nothing: NOT_FOUND with this sentence. */
export function pathUuid(text: string | undefined, missing: Sentence): string {
  if (text === undefined || !isUuid(text)) throw new AppError('NOT_FOUND', missing)
  return text.toLowerCase()
}

/** A row's number in the query of an address. @throws AppError NOT_FOUND where it is none. */
export function rowIdIn(url: URL, name: string, missing: Sentence): number | undefined {
  const text = url.searchParams.get(name)
  if (text === null) return undefined
  if (!WHOLE_NUMBER.test(text)) throw new AppError('NOT_FOUND', missing)
  return Number(text)
}

/** One segment of an attempt, as a path names it. `segmentIndex` is 0-based. @throws AppError NOT_FOUND. */
export function segmentOfPath(params: { submissionId?: string; segmentIndex?: string }) {
  return {
    submissionId: pathUuid(params.submissionId, (copy) => copy.submissionNotFound),
    segmentIndex: pathNumber(params.segmentIndex, (copy) => copy.segmentNotFound),
  }
}
