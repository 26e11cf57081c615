import { AppError } from '#app/errors.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { parseFields, readFormData } from '#app/http/forms/body.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { dialogueIn } from '#app/http/desk/dialogue-acts.server.ts'
import { findDeskDialogue } from '#app/models/dialogues/desk-dialogue.server.ts'
import { DialogueFormSchema } from '#app/models/dialogues/dialogue-draft.ts'
import { readValues } from '#app/models/dialogues/draft-values.ts'
import { saveEdit } from '#app/models/dialogues/edits/edit.server.ts'
import type { Route } from './+types/dialogue-edit.ts'

/**
 * PUT: keeps what an admin has typed into the editor's form, valid or not, without saving the dialogue. `?dialogue=` is
 * absent for a new one; `revision` is the last one that the window knows, 0 for none.
 */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async PUT({ request, context }) {
    const dialogueId = dialogueIn(new URL(request.url), 'dialogue') ?? null
    const fields = await readFormData(request)
    const { payload } = parseFields({ fields, schema: DialogueFormSchema, context })
    const known = Number(fields.get('revision') ?? 0)
    if (!Number.isInteger(known)) throw new AppError('VALIDATION_FAILED', (copy) => copy.malformedBody)
    if (dialogueId !== null && !(await findDeskDialogue(dialogueId))) {
      throw new AppError('NOT_FOUND', (copy) => copy.dialogueNotFound)
    }
    const place = { authorId: currentUser(context).id, dialogueId }
    const revision = await saveEdit({ ...place, values: readValues(payload), revision: known })
    if (revision === null) throw new AppError('CONFLICT', (copy) => copy.editedElsewhere)
    return { revision }
  },
})

export { handle as loader, handle as action }
