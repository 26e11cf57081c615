import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { DeskDialogue } from '#app/models/dialogues/desk-dialogue.server.ts'
import { findVersion } from '#app/models/dialogues/versions/version.server.ts'
import { changeDialogue } from './edit-library.server.ts'

/**
 * Saves an earlier version of a dialogue over the present one, which stays in the list of versions. Whether it is published
 * does not change; what the admin has typed and not saved stays too.
 *
 * @throws AppError NOT_FOUND (dialogue or version), CONFLICT as `changeDialogue`.
 */
export async function restoreVersion(options: {
  admin: Pick<CurrentUser, 'id' | 'username'>
  id: number
  versionId: number
}): Promise<DeskDialogue> {
  const { admin, id, versionId } = options
  const version = await findVersion({ id: versionId, dialogueId: id })
  if (!version) throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
  const { terms, reviews, voices, ...draft } = version.content
  return changeDialogue({ admin, id, draft, version: undefined, rest: { terms, reviews, voices } })
}
