import { parseBody } from '#app/http/forms/body.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { DialoguePayloadSchema } from '#app/models/dialogues/dialogue-draft.ts'
import { addDialogue } from '#app/services/dialogues/edit-library.server.ts'
import type { Route } from './+types/dialogues.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { version: _version, publish = true, ...draft } = await parseBody(request, DialoguePayloadSchema)
    const dialogue = await addDialogue({ admin: currentUser(context), draft, publish })
    return Response.json(dialogue, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
})

export { handle as loader, handle as action }
