import { endpoint } from '#app/http/endpoint.server.ts'
import { listDeletedDialogues } from '#app/models/dialogues/desk-dialogue.server.ts'
import type { Route } from './+types/deleted-dialogues.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  GET: () => listDeletedDialogues(),
})

export { handle as loader, handle as action }
