import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { requireBillingCall } from '#app/http/limits/rate-limit.server.ts'
import { CompletionSchema } from '#app/models/billing/billing-form.ts'
import { completeSubscription } from '#app/services/billing/complete-subscription.server.ts'
import type { Route } from './+types/complete-subscription.ts'

const handle = endpoint<Route.ActionArgs>({
  async POST({ request, context }) {
    const user = currentUser(context)
    const { setupIntentId } = await parseBody(request, CompletionSchema)
    await requireBillingCall({ userId: user.id, clientAddress: currentRequest(context).clientAddress })
    return { success: true, ...(await completeSubscription({ user, setupIntentId })) }
  },
})

export { handle as loader, handle as action }
