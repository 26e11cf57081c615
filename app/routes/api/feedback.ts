import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { createFeedback } from '#app/models/feedback/feedback.server.ts'
import { FeedbackSchema } from '#app/models/feedback/feedback-form.ts'
import type { Route } from './+types/feedback.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { clientAddress } = currentRequest(context)
    const feedback = await parseBody(request, FeedbackSchema)
    await requireWithin(limitsOf({ name: 'feedback', clientAddress }))
    const user = await findCurrentUser(context)
    const created = await createFeedback({ feedback, userId: user?.id })
    return Response.json(created, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
})

export { handle as loader, handle as action }
