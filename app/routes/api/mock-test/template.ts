import { endpoint } from '#app/http/endpoint.server.ts'
import { findCurrentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { getTemplate } from '#app/services/mock-test/templates.server.ts'
import type { Route } from './+types/template.ts'

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ params, context }) {
    const templateId = pathNumber(params.templateId, (copy) => copy.templateNotFound)
    return getTemplate({ templateId, user: await findCurrentUser(context) })
  },
})

export { handle as loader, handle as action }
