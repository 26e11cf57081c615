import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { requireExamCall } from '#app/http/limits/rate-limit.server.ts'
import { CompleteSchema } from '#app/models/mock-test/exam-form.ts'
import { completeMockTest } from '#app/services/mock-test/load-results.server.ts'
import type { Route } from './+types/complete.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const user = currentUser(context)
    const wish = await parseBody(request, CompleteSchema)
    const { clientAddress, locale } = currentRequest(context)
    await requireExamCall({ kind: 'call', userId: user.id, clientAddress })
    return completeMockTest({ ...wish, user, locale, now: new Date(), signal: request.signal })
  },
})

export { handle as loader, handle as action }
