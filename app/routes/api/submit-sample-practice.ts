import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { findCurrentUser } from '#app/http/guards.server.ts'
import { sampleAdmission } from '#app/http/rate-limit.server.ts'
import { readSubmissionForm } from '#app/http/submission-form.server.ts'
import { submitAttempt } from '#app/services/practice/submit-attempt.server.ts'
import type { Route } from './+types/submit-sample-practice.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const submission = await readSubmissionForm(request)
    return submitAttempt({
      user: undefined,
      visitor: await findCurrentUser(context),
      submission,
      admission: sampleAdmission(currentRequest(context).clientAddress),
      signal: request.signal,
    })
  },
})

export { handle as loader, handle as action }
