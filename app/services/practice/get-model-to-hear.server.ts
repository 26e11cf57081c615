import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { getDialogueForScoring } from '#app/models/dialogues/dialogue.server.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { findSubmission } from '#app/models/practice/submission.server.ts'
import { isUuid } from '#app/models/practice/uuid.ts'

/**
 * The segment whose model interpretation this visitor may hear: of their own attempt, or of a guest's, whose id only the
 * guest's browser knows. As submitted, like the text in the result. Never while it is being scored.
 *
 * @param options.segmentIndex 0-based
 * @throws AppError NOT_FOUND
 */
export async function getModelToHear(options: {
  attemptId: string
  segmentIndex: number
  user: CurrentUser | undefined
}): Promise<Segment> {
  const { attemptId, segmentIndex, user } = options
  const submission = isUuid(attemptId) ? await findSubmission(attemptId) : null
  const isTheirs = submission?.userId === null || (submission?.userId === user?.id && user !== undefined)
  if (!submission || !isTheirs || submission.status === 'received')
    throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  const segments = submission.segments ?? (await getDialogueForScoring(submission.dialogueId)).segments
  const segment = segments[segmentIndex]
  if (!segment) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  return segment
}
