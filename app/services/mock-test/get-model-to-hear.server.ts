import { AppError } from '#app/errors.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { getOwnAttempt } from './load-exam.server.ts'
import { requireOver } from './supply-words.server.ts'

/**
 * The segment whose model interpretation a learner may hear: of a mock test that accepts no more segments.
 *
 * @param options.segmentIndex 0-based
 * @throws AppError NOT_FOUND; CONFLICT while the test still accepts segments.
 */
export async function getModelOfMockTest(options: {
  userId: number
  mockTestId: number
  dialogueId: number
  segmentIndex: number
  now: Date
}): Promise<Segment> {
  const { dialogueId, segmentIndex, now, ...own } = options
  const attempt = await getOwnAttempt(own)
  requireOver(attempt, now)
  const dialogue = attempt.dialogues.find(({ id }) => id === dialogueId)
  const segment = dialogue?.segments[segmentIndex]
  if (!segment) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  return segment
}
