import { AppError } from '#app/errors.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathUuid } from '#app/http/params/path-params.server.ts'
import { findOwnSubmission } from '#app/models/practice/submission-list.server.ts'
import { submissionView } from '#app/models/practice/submission-view.ts'
import type { Route } from './+types/submission.ts'

/** GET /api/submissions/{id}, for its owner. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ params, context }) {
    const id = pathUuid(params.id, (copy) => copy.submissionNotFound)
    const submission = await findOwnSubmission({ id, userId: currentUser(context).id })
    if (!submission) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
    return submissionView(submission)
  },
})

export { handle as loader, handle as action }
