import { parseBody } from '#app/http/forms/body.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { DialoguePayloadSchema } from '#app/models/dialogues/dialogue-draft.ts'
import { changeDialogue, removeDialogue } from '#app/services/dialogues/edit-library.server.ts'
import type { Route } from './+types/dialogue.ts'

type Args = Route.LoaderArgs | Route.ActionArgs

const idOf = ({ params }: Args) => pathNumber(params.id, (copy) => copy.dialogueNotFound)

const handle = endpoint<Args>({
  async PUT(args) {
    const id = idOf(args)
    const { version, publish, ...draft } = await parseBody(args.request, DialoguePayloadSchema)
    return changeDialogue({ admin: currentUser(args.context), id, draft, version, publish })
  },
  DELETE(args) {
    return removeDialogue({ admin: currentUser(args.context), id: idOf(args), now: new Date() })
  },
})

export { handle as loader, handle as action }
