import { AppError } from '#app/errors.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { SLOTS } from '#app/models/mock-test/attempt-state.ts'
import { getOwnAttempt } from './load-exam.server.ts'

/**
 * The segment whose model interpretation a learner may hear: of a mock test that they can only mark any more, or whose
 * results they may see.
 *
 * @param options.segmentIndex 0-based
 * @throws AppError NOT_FOUND, also while a dialogue can still be interpreted.
 */
export async function getModelOfMockTest(options: {
  userId: number
  mockTestId: number
  dialogueId: number
  segmentIndex: number
}): Promise<Segment> {
  const { dialogueId, segmentIndex, ...own } = options
  const { completedAt, closedSlots, dialogues } = await getOwnAttempt(own)
  const isOver = completedAt !== null || closedSlots >= SLOTS.length
  const dialogue = isOver ? dialogues.find(({ id }) => id === dialogueId) : undefined
  const segment = dialogue?.segments[segmentIndex]
  if (!segment) throw new AppError('NOT_FOUND', (copy) => copy.segmentNotFound)
  return segment
}
