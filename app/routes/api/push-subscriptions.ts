import { endpoint } from '#app/http/endpoint.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { PushEndpointSchema, PushSubscriptionSchema } from '#app/models/reminders/push-subscription.ts'
import { removePushSubscription } from '#app/models/reminders/push-subscription.server.ts'
import { addDevice } from '#app/services/reminders/add-device.server.ts'
import type { Route } from './+types/push-subscriptions.ts'

type Args = Route.LoaderArgs | Route.ActionArgs

async function requireOwner({ context }: Args): Promise<number> {
  const { id } = currentUser(context)
  const { clientAddress } = currentRequest(context)
  await requireWithin(limitsOf({ name: 'reminder-settings', clientAddress, account: String(id) }))
  return id
}

/** The browser's push subscription, as it says it: POST adds it to the learner's devices, DELETE removes it. */
const handle = endpoint<Args>({
  async POST(args) {
    const userId = await requireOwner(args)
    await addDevice({ userId, subscription: await parseBody(args.request, PushSubscriptionSchema) })
    return { added: true }
  },
  async DELETE(args) {
    const userId = await requireOwner(args)
    const { endpoint: address } = await parseBody(args.request, PushEndpointSchema)
    return { removed: await removePushSubscription({ userId, endpoint: address }) }
  },
})

export { handle as loader, handle as action }
