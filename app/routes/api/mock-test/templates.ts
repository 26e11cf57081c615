import { endpoint } from '#app/http/endpoint.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { loadTemplates } from '#app/services/mock-test/templates.server.ts'
import type { Route } from './+types/templates.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  GET: async ({ context }) => loadTemplates(await findCurrentUser(context)),
})

export { handle as loader, handle as action }
