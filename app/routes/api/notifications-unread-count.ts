import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { countUnread } from '#app/models/notifications/notification.server.ts'
import type { Route } from './+types/notifications-unread-count.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ context }) {
    return { count: await countUnread(currentUser(context).id) }
  },
})

export { handle as loader, handle as action }
