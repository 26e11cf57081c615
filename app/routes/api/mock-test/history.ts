import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { nextPage, numericCursor, readListQuery } from '#app/http/params/list-query.server.ts'
import { loadMockTestHistory } from '#app/services/mock-test/load-history.server.ts'
import type { Route } from './+types/history.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ url, context }) {
    const { limit, cursor } = readListQuery(url)
    const { id: userId } = currentUser(context)
    const { items, after } = await loadMockTestHistory({ userId, limit, cursor: numericCursor(cursor) })
    const headers = new Headers({ 'Cache-Control': 'no-store' })
    if (after) headers.set('Link', `<${nextPage({ url, after })}>; rel="next"`)
    return Response.json(items, { headers })
  },
})

export { handle as loader, handle as action }
