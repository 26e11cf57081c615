import { PLACES } from '#app/config/navigation.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { answerDownload } from '#app/http/forms/form-or-call.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { explanationLanguage } from '#app/http/locale/explanation-cookie.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import { pdfDownload } from '#app/http/responses/download.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { makeMockTestReport } from '#app/services/mock-test/make-report.server.ts'
import type { Route } from './+types/report.ts'

async function download({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const mockTestId = pathNumber(params.mockTestId, (copy) => copy.mockTestNotFound)
  const { clientAddress, locale } = currentRequest(context)
  const user = currentUser(context)
  const explainIn = explanationLanguage(context) ?? locale
  await requireWithin(limitsOf({ name: 'report', clientAddress, account: String(user.id) }))
  return pdfDownload(await makeMockTestReport({ user, mockTestId, locale, explainIn, signal: request.signal }))
}

/** GET /api/mock-test/{mockTestId}/report.pdf, for its owner. */
const handle = endpoint<Route.LoaderArgs>({
  GET: (args) => answerDownload(args, () => download(args), { failed: 'reportFailed', back: PLACES.mockTest }),
})

export { handle as loader, handle as action }
