import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { readSegmentForm } from '#app/http/forms/exam-form.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { examAdmission } from '#app/http/limits/rate-limit.server.ts'
import { withUpload } from '#app/http/limits/uploads-in-flight.server.ts'
import { submitSegment } from '#app/services/mock-test/submit-segment.server.ts'
import type { Route } from './+types/submit-segment.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { id: userId } = currentUser(context)
    const { clientAddress } = currentRequest(context)
    const admission = examAdmission({ userId, clientAddress })
    return withUpload({ request, userId, clientAddress }, async () => {
      const form = await readSegmentForm(request)
      return submitSegment({ ...form, userId, admission, now: new Date() })
    })
  },
})

export { handle as loader, handle as action }
