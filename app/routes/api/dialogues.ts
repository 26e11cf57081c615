import { endpoint } from '#app/http/endpoint.server.ts'
import { findCurrentUser } from '#app/http/guards.server.ts'
import { listPracticeDialogues } from '#app/services/dialogues/list-practice-dialogues.server.ts'
import type { Route } from './+types/dialogues.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ context }) {
    return listPracticeDialogues(await findCurrentUser(context))
  },
})

export { handle as loader, handle as action }
