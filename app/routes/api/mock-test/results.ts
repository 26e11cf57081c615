import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { loadResults } from '#app/services/mock-test/load-results.server.ts'
import type { Route } from './+types/results.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ params, context }) {
    const mockTestId = pathNumber(params.mockTestId, (copy) => copy.mockTestNotFound)
    const { locale } = currentRequest(context)
    return loadResults({ user: currentUser(context), mockTestId, locale, now: new Date() })
  },
})

export { handle as loader, handle as action }
