import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { practiceAdmission } from '#app/http/limits/rate-limit.server.ts'
import { readRetryForm } from '#app/http/forms/retry-form.server.ts'
import { segmentOfPath } from '#app/http/params/path-params.server.ts'
import { withUpload } from '#app/http/limits/uploads-in-flight.server.ts'
import { retrySegment } from '#app/services/practice/retry-segment.server.ts'
import type { Route } from './+types/segment-retry.ts'

/** POST …/retry: one segment recorded or typed again. Answers the revision; `after` is null until there are words. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, params, context }) {
    const segment = segmentOfPath(params)
    const { id: userId } = currentUser(context)
    const { clientAddress } = currentRequest(context)
    const visitor = { userId, clientAddress }
    return withUpload({ request, ...visitor }, async () => {
      const form = await readRetryForm(request, segment.segmentIndex)
      return retrySegment({ ...segment, ...form, userId, admission: practiceAdmission(visitor) })
    })
  },
})

export { handle as loader, handle as action }
