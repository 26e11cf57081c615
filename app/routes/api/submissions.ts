import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { listResponse, readListQuery, uuidCursor } from '#app/http/params/list-query.server.ts'
import { listSubmissions } from '#app/models/practice/submission-list.server.ts'
import { submissionView } from '#app/models/practice/submission-view.ts'
import type { Route } from './+types/submissions.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ url, context }) {
    const { limit, cursor } = readListQuery(url)
    const { submissions, hasMore } = await listSubmissions({
      userId: currentUser(context).id,
      limit,
      cursor: uuidCursor(cursor),
      topic: url.searchParams.get('topic') || undefined,
    })
    return listResponse({ url, rows: submissions.map(submissionView), hasMore })
  },
})

export { handle as loader, handle as action }
