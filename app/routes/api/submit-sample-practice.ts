import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { findCurrentUser } from '#app/http/guards.server.ts'
import { sampleAdmission } from '#app/http/rate-limit.server.ts'
import { readSubmissionForm } from '#app/http/submission-form.server.ts'
import { SUBMISSION_LIMITS, withUpload } from '#app/http/uploads-in-flight.server.ts'
import { submitAttempt } from '#app/services/practice/submit-attempt.server.ts'
import type { Route } from './+types/submit-sample-practice.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { clientAddress } = currentRequest(context)
    const visitor = await findCurrentUser(context)
    return withUpload({ request, userId: visitor?.id ?? null, clientAddress, limits: SUBMISSION_LIMITS }, async () => {
      const submission = await readSubmissionForm(request)
      const admission = sampleAdmission(clientAddress)
      return submitAttempt({ user: undefined, visitor, submission, admission, signal: request.signal })
    })
  },
})

export { handle as loader, handle as action }
