import { parseBody } from '#app/http/forms/body.server.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { requireExamCall } from '#app/http/limits/rate-limit.server.ts'
import { StartSchema } from '#app/models/mock-test/exam-form.ts'
import { startMockTest } from '#app/services/mock-test/start-mock-test.server.ts'
import type { Route } from './+types/start-template.ts'

/** The body is optional. */
async function readOptions(request: Request): Promise<{ realRules: boolean }> {
  const isEmpty = request.body === null || request.headers.get('Content-Length') === '0'
  return isEmpty ? { realRules: false } : parseBody(request, StartSchema)
}

const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async POST({ request, params, context }) {
    const user = currentUser(context)
    const { clientAddress, locale } = currentRequest(context)
    const templateId = pathNumber(params.templateId, (copy) => copy.templateNotFound)
    const { realRules } = await readOptions(request)
    await requireExamCall({ kind: 'start', userId: user.id, clientAddress })
    const mockTestId = await startMockTest({ user, templateId, realRules, locale, now: new Date() })
    return Response.json({ mockTestId }, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  },
})

export { handle as loader, handle as action }
