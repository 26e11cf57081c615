import { endpoint } from '#app/http/endpoint.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { loadDashboardStats } from '#app/services/progress/load-dashboard-stats.server.ts'
import type { Route } from './+types/dashboard-stats.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ context }) {
    return loadDashboardStats({ user: await findCurrentUser(context), now: new Date() })
  },
})

export { handle as loader, handle as action }
