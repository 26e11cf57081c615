import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards.server.ts'
import { listResponse, numericCursor, readListQuery } from '#app/http/list-query.server.ts'
import { listNotifications } from '#app/models/notifications/notification.server.ts'
import type { Route } from './+types/notifications.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ url, context }) {
    const { limit, cursor } = readListQuery(url)
    const after = numericCursor(cursor)
    return listResponse({ url, ...(await listNotifications({ userId: currentUser(context).id, limit, after })) })
  },
})

export { handle as loader, handle as action }
