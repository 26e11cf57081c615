import { AppError } from '#app/errors.ts'
import { isListed } from '#app/models/dialogues/dialogue-list.server.ts'
import type { Mark } from '#app/models/dialogues/dialogue-card.ts'
import { setMark, unsetMark } from '#app/models/dialogues/mark.server.ts'

/**
 * Sets or takes off a learner's bookmark or like; twice is once.
 *
 * @throws AppError NOT_FOUND for a dialogue that is not listed.
 */
export async function markDialogue(options: {
  mark: Mark
  userId: number
  dialogueId: number
  isSet: boolean
}): Promise<void> {
  const { isSet, ...rest } = options
  if (!(await isListed(rest.dialogueId))) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  await (isSet ? setMark(rest) : unsetMark(rest))
}
