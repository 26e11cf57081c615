import { RECENT_SESSIONS } from '#app/config/progress.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { listPracticeResults } from '#app/models/progress/result-list.server.ts'
import type { Route } from './+types/progress.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ context }) {
    const results = await listPracticeResults({ userId: currentUser(context).id, limit: RECENT_SESSIONS })
    return {
      recentSessions: results.map(({ id, title, date, score, markedBy }) => ({ id, title, date, score, markedBy })),
    }
  },
})

export { handle as loader, handle as action }
