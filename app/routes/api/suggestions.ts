import { endpoint } from '#app/http/endpoint.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { listSuggestions } from '#app/services/dialogues/list-suggestions.server.ts'
import type { Route } from './+types/suggestions.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  /** For the search field of /practice, which asks once it is used. */
  async GET({ context }) {
    // The user first, since the language follows from the account's setting.
    const user = await findCurrentUser(context)
    const phrases = await listSuggestions({ user, locale: currentRequest(context).locale })
    return Response.json({ phrases }, { headers: { 'Cache-Control': 'private, no-store' } })
  },
})

export { handle as loader, handle as action }
