import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise, isJustUnpublished, seesDrafts } from '#app/models/dialogues/dialogue-access.ts'
import { type Dialogue, getDialogue } from '#app/models/dialogues/dialogue.server.ts'
import { hasBegunPractice } from '#app/models/practice/begun-practice.server.ts'

interface Options {
  dialogueId: number
  user: CurrentUser | undefined
  /** The request belongs to an attempt that may have begun before the dialogue was unpublished. */
  isUnderWay?: boolean
}

/** Whether a draft is still open to this visitor: to admins, and to learners who began before it was unpublished. */
async function isOpenDraft(draft: Dialogue, { user, isUnderWay = false }: Options): Promise<boolean> {
  const { id: dialogueId, unpublishedAt } = draft
  if (seesDrafts(user)) return true
  if (unpublishedAt === null) return false
  if (isUnderWay && isJustUnpublished({ unpublishedAt, now: new Date() })) return true
  return user !== undefined && hasBegunPractice({ userId: user.id, dialogueId, orHandedIn: false })
}

/**
 * A dialogue that this visitor may practise.
 *
 * @throws AppError NOT_FOUND (missing, deleted, a draft, or reserved for mock tests), PREMIUM_REQUIRED.
 */
export async function getOpenDialogue(options: Options): Promise<Dialogue> {
  const { dialogueId, user } = options
  const dialogue = await getDialogue(dialogueId)
  const isShown = dialogue.publishedAt !== null || (await isOpenDraft(dialogue, options))
  if (dialogue.isMockTestCandidate || !isShown) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  if (!canPractise({ dialogue, user, now: new Date() })) {
    throw new AppError('PREMIUM_REQUIRED', (copy) => copy.premiumRequired)
  }
  return dialogue
}
