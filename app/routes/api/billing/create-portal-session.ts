import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { requireBillingCall } from '#app/http/limits/rate-limit.server.ts'
import { openPortal } from '#app/services/billing/open-portal.server.ts'
import type { Route } from './+types/create-portal-session.ts'

const handle = endpoint<Route.ActionArgs>({
  async POST({ context }) {
    const user = currentUser(context)
    await requireBillingCall({ userId: user.id, clientAddress: currentRequest(context).clientAddress })
    return openPortal({ user, returnPath: '/settings' })
  },
})

export { handle as loader, handle as action }
