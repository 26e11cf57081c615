import { endpoint } from '#app/http/endpoint.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { pathUuid } from '#app/http/params/path-params.server.ts'
import { getAttemptProgress } from '#app/services/practice/attempt-progress.server.ts'
import type { Route } from './+types/attempt.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ params, context }) {
    const attemptId = pathUuid(params.attemptId, (copy) => copy.submissionNotFound)
    const user = await findCurrentUser(context)
    return getAttemptProgress({ attemptId, visitorId: user?.id ?? null })
  },
})

export { handle as loader, handle as action }
