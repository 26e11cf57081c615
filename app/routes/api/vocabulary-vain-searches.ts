import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { isFirstSearchToday, limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { VainSearchSchema } from '#app/models/vocabulary/look-up/vain-search-form.ts'
import { noteVainSearch } from '#app/services/vocabulary/note-vain-search.server.ts'
import type { Route } from './+types/vocabulary-vain-searches.ts'

/** POST /api/vocabulary/vain-searches: a search that the learner left typed, and that found nothing. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, context }) {
    const { q } = await parseBody(request, VainSearchSchema)
    const { id: userId } = currentUser(context)
    const { clientAddress } = currentRequest(context)
    await requireWithin(limitsOf({ name: 'vain-search', clientAddress, account: String(userId) }))
    const isFirst = (folded: string) => isFirstSearchToday({ userId, folded })
    await noteVainSearch({ userId, q, isFirst, now: new Date() })
    return new Response(null, { status: 204 })
  },
})

export { handle as loader, handle as action }
