import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { seesDrafts } from '#app/models/dialogues/dialogue-access.ts'
import { isListed } from '#app/models/dialogues/dialogue-list.server.ts'
import type { Mark } from '#app/models/dialogues/dialogue-card.ts'
import { setMark, unsetMark } from '#app/models/dialogues/mark.server.ts'

/**
 * Sets or removes a learner's bookmark or like. Idempotent.
 *
 * @throws AppError NOT_FOUND for a dialogue that is not listed.
 */
export async function markDialogue(options: {
  mark: Mark
  user: Pick<CurrentUser, 'id' | 'role'>
  dialogueId: number
  isSet: boolean
}): Promise<void> {
  const { isSet, user, mark, dialogueId } = options
  const rest = { mark, dialogueId, userId: user.id }
  if (!(await isListed({ dialogueId, orDrafts: seesDrafts(user) })))
    throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  await (isSet ? setMark(rest) : unsetMark(rest))
}
