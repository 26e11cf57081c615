import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import type { Route } from './+types/notifications-unread-count.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ context }) {
    return { count: await currentRequest(context).session.unreadCount() }
  },
})

export { handle as loader, handle as action }
