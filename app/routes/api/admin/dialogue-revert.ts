import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { restoreDialogue } from '#app/services/dialogues/edit-library.server.ts'
import type { Route } from './+types/dialogue-revert.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  POST({ params, context }) {
    const id = pathNumber(params.id, (copy) => copy.dialogueNotFound)
    return restoreDialogue({ admin: currentUser(context), id })
  },
})

export { handle as loader, handle as action }
