import { currentRequest } from '#app/http/context.server.ts'
import { flashToast } from '#app/http/responses/toast.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import type { Route } from './+types/logout.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ context }) {
    await currentRequest(context).session.end()
    await flashToast(context, 'loggedOut')
    return { success: true }
  },
})

export { handle as loader, handle as action }
