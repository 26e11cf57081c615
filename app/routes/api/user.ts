import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { publicUser } from '#app/models/accounts/public-user.server.ts'
import type { Route } from './+types/user.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  GET: ({ context }) => publicUser(currentUser(context)),
})

export { handle as loader, handle as action }
