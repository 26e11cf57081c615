import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards.server.ts'
import { readNotification } from '#app/services/notifications/read-notification.server.ts'
import type { Route } from './+types/notifications-mark-as-read.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ params, context }) {
    return readNotification({ userId: currentUser(context).id, id: params.id })
  },
})

export { handle as loader, handle as action }
