import { AppError, type Sentence } from '#app/errors.ts'
import { isUuid } from '#app/models/practice/uuid.ts'

/** At most nine digits, so that it fits the database's 32-bit integer. */
const WHOLE_NUMBER = /^\d{1,9}$/

/** A number in a path. @throws AppError NOT_FOUND with this message for anything else. */
export function pathNumber(text: string | undefined, missing: Sentence): number {
  if (text === undefined || !WHOLE_NUMBER.test(text)) throw new AppError('NOT_FOUND', missing)
  return Number(text)
}

/** A UUID in a path, in the database's lower case. @throws AppError NOT_FOUND with this message for anything else. */
export function pathUuid(text: string | undefined, missing: Sentence): string {
  if (text === undefined || !isUuid(text)) throw new AppError('NOT_FOUND', missing)
  return text.toLowerCase()
}

/** A row's id in the query string; undefined if absent. @throws AppError NOT_FOUND if malformed. */
export function rowIdIn(url: URL, name: string, missing: Sentence): number | undefined {
  const text = url.searchParams.get(name)
  if (text === null) return undefined
  if (!WHOLE_NUMBER.test(text)) throw new AppError('NOT_FOUND', missing)
  return Number(text)
}

/** The segment of an attempt in a path. `segmentIndex` is 0-based. @throws AppError NOT_FOUND. */
export function segmentOfPath(params: { submissionId?: string; segmentIndex?: string }) {
  return {
    submissionId: pathUuid(params.submissionId, (copy) => copy.submissionNotFound),
    segmentIndex: pathNumber(params.segmentIndex, (copy) => copy.segmentNotFound),
  }
}
