import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { sampleHolder } from '#app/http/session/sample-cookie.server.ts'
import { sampleAdmission } from '#app/http/limits/rate-limit.server.ts'
import { readSubmissionForm } from '#app/http/forms/submission-form.server.ts'
import { SUBMISSION_LIMITS, withUpload } from '#app/http/limits/uploads-in-flight.server.ts'
import { asksForPart } from '#app/models/practice/sample-part.ts'
import { evaluateSubmission } from '#app/services/practice/evaluate-submission.server.ts'
import { storeAttempt } from '#app/services/practice/store-attempt.server.ts'
import type { Route } from './+types/submit-sample-practice.ts'

/** POST /api/submit-sample-practice: the whole sample, or with `?part=first` its first segments. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { clientAddress } = currentRequest(context)
    const visitor = await findCurrentUser(context)
    const limits = { limits: SUBMISSION_LIMITS, userId: visitor?.id ?? null, clientAddress }
    const submissionId = await withUpload({ request, ...limits }, async () => {
      const [admission, sample] = [sampleAdmission(clientAddress), await sampleHolder(context)]
      const isPart = asksForPart(new URL(request.url).searchParams)
      const submission = { ...(await readSubmissionForm(request)), isPart }
      return storeAttempt({ user: visitor, sample, submission, admission })
    })
    return evaluateSubmission({ submissionId, isWaitedFor: () => !request.signal.aborted })
  },
})

export { handle as loader, handle as action }
