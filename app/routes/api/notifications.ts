import { endpoint } from '#app/http/endpoint.server.ts'
import { currentReader, currentUser } from '#app/http/guards/guards.server.ts'
import { listResponse, numericCursor, readListQuery } from '#app/http/params/list-query.server.ts'
import { loadNotifications } from '#app/services/notifications/load-notifications.server.ts'
import type { Route } from './+types/notifications.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ url, context }) {
    const { limit, cursor } = readListQuery(url)
    const after = numericCursor(cursor)
    const { id: userId } = currentUser(context)
    return listResponse({
      url,
      ...(await loadNotifications({ userId, reader: currentReader(context), limit, after })),
    })
  },
})

export { handle as loader, handle as action }
