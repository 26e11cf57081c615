import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards.server.ts'
import { practiceAdmission } from '#app/http/rate-limit.server.ts'
import { readSubmissionForm } from '#app/http/submission-form.server.ts'
import { submitAttempt } from '#app/services/practice/submit-attempt.server.ts'
import type { Route } from './+types/submit-naati-session.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const user = currentUser(context)
    const submission = await readSubmissionForm(request)
    const { clientAddress } = currentRequest(context)
    const admission = practiceAdmission({ userId: user.id, clientAddress })
    return submitAttempt({ user, submission, admission, signal: request.signal })
  },
})

export { handle as loader, handle as action }
