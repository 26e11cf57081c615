import { randomUUID } from 'node:crypto'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { requireBillingCall } from '#app/http/limits/rate-limit.server.ts'
import { CheckoutSchema } from '#app/models/billing/billing-form.ts'
import { subscribePath } from '#app/models/billing/subscribe-path.ts'
import { billing } from '#app/services/billing/billing.server.ts'
import { startCheckout } from '#app/services/billing/start-checkout.server.ts'
import { startSetup } from '#app/services/billing/start-setup.server.ts'
import type { Route } from './+types/create-checkout-session.ts'

const handle = endpoint<Route.ActionArgs>({
  async POST({ request, context }) {
    const user = currentUser(context)
    const { planId, attemptKey = randomUUID() } = await parseBody(request, CheckoutSchema)
    await requireBillingCall({ userId: user.id, clientAddress: currentRequest(context).clientAddress })
    if (billing().ui === 'elements') return { url: subscribePath(await startSetup({ user, planId })) }
    return startCheckout({ user, planId, attemptKey })
  },
})

export { handle as loader, handle as action }
