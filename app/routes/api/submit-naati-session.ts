import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { practiceAdmission } from '#app/http/limits/rate-limit.server.ts'
import { readSubmissionForm } from '#app/http/forms/submission-form.server.ts'
import { SUBMISSION_LIMITS, withUpload } from '#app/http/limits/uploads-in-flight.server.ts'
import { evaluateSubmission } from '#app/services/practice/evaluate-submission.server.ts'
import { storeAttempt } from '#app/services/practice/store-attempt.server.ts'
import type { Route } from './+types/submit-naati-session.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const user = currentUser(context)
    const { clientAddress } = currentRequest(context)
    const visitor = { userId: user.id, clientAddress }
    const submissionId = await withUpload({ request, ...visitor, limits: SUBMISSION_LIMITS }, async () =>
      storeAttempt({ user, submission: await readSubmissionForm(request), admission: practiceAdmission(visitor) }),
    )
    return evaluateSubmission({ submissionId, isWaitedFor: () => !request.signal.aborted })
  },
})

export { handle as loader, handle as action }
