import { pathNumber } from './path-number.ts'
import { pathUuid } from './path-uuid.ts'

/** One segment of an attempt, as a path names it. `segmentIndex` is 0-based. @throws AppError NOT_FOUND. */
export function segmentOfPath(params: { submissionId?: string; segmentIndex?: string }) {
  return {
    submissionId: pathUuid(params.submissionId, (copy) => copy.submissionNotFound),
    segmentIndex: pathNumber(params.segmentIndex, (copy) => copy.segmentNotFound),
  }
}
