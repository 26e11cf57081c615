import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { requireExamCall } from '#app/http/limits/rate-limit.server.ts'
import { MarksSchema } from '#app/models/mock-test/exam-form.ts'
import { supplyMarks } from '#app/services/mock-test/supply-marks.server.ts'
import type { Route } from './+types/marks.ts'

/** The learner's own marks of recordings, after the test. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { id: userId } = currentUser(context)
    const { mockTestId, segments } = await parseBody(request, MarksSchema)
    await requireExamCall({ kind: 'call', userId, clientAddress: currentRequest(context).clientAddress })
    return supplyMarks({ userId, mockTestId, segments, now: new Date() })
  },
})

export { handle as loader, handle as action }
