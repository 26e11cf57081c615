import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { loadActiveMockTest } from '#app/services/mock-test/load-exam.server.ts'
import type { Route } from './+types/active.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ params, context }) {
    const mockTestId = pathNumber(params.mockTestId, (copy) => copy.mockTestNotFound)
    return loadActiveMockTest({ userId: currentUser(context).id, mockTestId, now: new Date() })
  },
})

export { handle as loader, handle as action }
