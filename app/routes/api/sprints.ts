import { SPRINT_ITEMS_MAX } from '#app/config/sprints.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { parseBody } from '#app/http/forms/body.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { pathSprintKind } from '#app/http/params/sprint-params.server.ts'
import { readSprintOptions } from '#app/models/sprints/options.ts'
import { readSeed } from '#app/models/sprints/sprint-flow.ts'
import { SprintRunSchema } from '#app/models/sprints/sprint-run.ts'
import { saveSprintRun } from '#app/models/sprints/sprint-run.server.ts'
import { listSprintItems } from '#app/services/sprints/sprint-items.server.ts'
import type { Route } from './+types/sprints.ts'

/** Questions that are fetched at once. */
const BATCH = 20

type Args = Route.LoaderArgs | Route.ActionArgs

async function requireSprintCall(context: Args['context']) {
  const { id: userId } = currentUser(context)
  const { clientAddress } = currentRequest(context)
  await requireWithin(limitsOf({ name: 'sprint', clientAddress, account: String(userId) }))
  return userId
}

const handle = endpoint<Args>({
  /** GET /api/sprints/{kind}?seed=&direction=&level=&from=: the next questions with their answers. */
  async GET({ url, params, context }) {
    const kind = pathSprintKind(params.kind)
    await requireSprintCall(context)
    const from = pathNumber(url.searchParams.get('from') ?? '0', (copy) => copy.sprintNotFound)
    const to = Math.min(from + BATCH, SPRINT_ITEMS_MAX)
    const options = readSprintOptions(url.searchParams)
    return listSprintItems({ kind, options, seed: readSeed(url.searchParams) ?? 0, from, to })
  },
  /** POST: keeps a finished sprint. */
  async POST({ request, context }) {
    const userId = await requireSprintCall(context)
    await saveSprintRun({ userId, run: await parseBody(request, SprintRunSchema) })
    return { saved: true }
  },
})

export { handle as loader, handle as action }
