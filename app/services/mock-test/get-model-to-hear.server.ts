import { AppError } from '#app/errors.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { getOwnAttempt } from './load-exam.server.ts'

/**
 * The segment whose model interpretation a learner may hear: of a mock test whose results they may see.
 *
 * @param options.segmentIndex 0-based
 * @throws AppError NOT_FOUND, also while the test is not finished.
 */
export async function getModelOfMockTest(options: {
  userId: number
  mockTestId: number
  dialogueId: number
  segmentIndex: number
}): Promise<Segment> {
  const { dialogueId, segmentIndex, ...own } = options
  const { completedAt, dialogues } = await getOwnAttempt(own)
  const dialogue = completedAt && dialogues.find(({ id }) => id === dialogueId)
  const segment = dialogue?.segments[segmentIndex]
  if (!segment) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  return segment
}
