import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { WaitlistSchema } from '#app/models/feedback/waitlist-form.ts'
import { joinWaitlist } from '#app/services/feedback/join-waitlist.server.ts'
import type { Route } from './+types/waitlist.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { clientAddress } = currentRequest(context)
    const { email } = await parseBody(request, WaitlistSchema)
    await requireWithin(limitsOf({ name: 'waitlist', clientAddress }))
    return Response.json(await joinWaitlist(email), { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
})

export { handle as loader, handle as action }
