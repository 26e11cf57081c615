import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise } from '#app/models/dialogues/dialogue-access.ts'
import { type Dialogue, getDialogue } from '#app/models/dialogues/dialogue.server.ts'

/**
 * A dialogue that this visitor may practise.
 *
 * @throws AppError NOT_FOUND (none such, deleted, or kept for mock tests), PREMIUM_REQUIRED.
 */
export async function getOpenDialogue(options: {
  dialogueId: number
  user: CurrentUser | undefined
}): Promise<Dialogue> {
  const { dialogueId, user } = options
  const dialogue = await getDialogue(dialogueId)
  if (dialogue.isMockTestCandidate) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  if (!canPractise({ dialogue, user, now: new Date() })) {
    throw new AppError('PREMIUM_REQUIRED', (copy) => copy.premiumRequired)
  }
  return dialogue
}
