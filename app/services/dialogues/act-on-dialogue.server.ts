import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import type { DialogueIntent } from '#app/models/dialogues/dialogue-intent.ts'
import { removeDialogue, restoreDialogue } from './edit-library.server.ts'
import { publishDialogue } from './publish-dialogue.server.ts'

/** Deletes, restores, publishes or unpublishes a dialogue. @throws AppError as those do. */
export function actOnDialogue(options: { intent: DialogueIntent; admin: CurrentUser; id: number }): Promise<unknown> {
  const { intent, admin, id } = options
  switch (intent) {
    case 'delete':
      return removeDialogue({ admin, id, now: new Date() })
    case 'restore':
      return restoreDialogue({ admin, id })
    case 'publish':
      return publishDialogue({ admin, id, isPublished: true })
    case 'unpublish':
      return publishDialogue({ admin, id, isPublished: false })
  }
}
