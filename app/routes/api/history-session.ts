import { AppError } from '#app/errors.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathUuid } from '#app/http/params/path-params.server.ts'
import { loadSession } from '#app/services/progress/load-session.server.ts'
import type { Route } from './+types/history-session.ts'

/** GET /api/history/{submissionId}: what /history shows of a session of the learner's when it is opened. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ params, context }) {
    const id = pathUuid(params.submissionId, (copy) => copy.submissionNotFound)
    const session = await loadSession({ user: currentUser(context), locale: currentRequest(context).locale, id })
    if (!session) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
    return session
  },
})

export { handle as loader, handle as action }
