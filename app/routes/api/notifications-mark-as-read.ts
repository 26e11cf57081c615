import { endpoint } from '#app/http/endpoint.server.ts'
import { currentReader, currentUser } from '#app/http/guards/guards.server.ts'
import { readNotification } from '#app/services/notifications/read-notification.server.ts'
import type { Route } from './+types/notifications-mark-as-read.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ params, context }) {
    const { id: userId } = currentUser(context)
    const { notification } = await readNotification({ userId, reader: currentReader(context), id: params.id })
    return notification
  },
})

export { handle as loader, handle as action }
