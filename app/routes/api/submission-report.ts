import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { answerDownload } from '#app/http/forms/form-or-call.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { explanationLanguage } from '#app/http/locale/explanation-cookie.server.ts'
import { pathUuid } from '#app/http/params/path-params.server.ts'
import { pdfDownload } from '#app/http/responses/download.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { makeAttemptReport } from '#app/services/practice/make-attempt-report.server.ts'
import type { Route } from './+types/submission-report.ts'

async function download({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const submissionId = pathUuid(params.submissionId, (copy) => copy.submissionNotFound)
  const { clientAddress, locale } = currentRequest(context)
  const explainIn = explanationLanguage(context) ?? locale
  const { id, firstName, username, timezone } = currentUser(context)
  await requireWithin(limitsOf({ name: 'report', clientAddress, account: String(id) }))
  const reader = { id, name: firstName ?? username, timezone }
  return pdfDownload(await makeAttemptReport({ submissionId, reader, locale, explainIn, signal: request.signal }))
}

/** GET /api/submissions/{id}/report.pdf, for its owner. */
const handle = endpoint<Route.LoaderArgs>({
  GET: (args) => answerDownload(args, () => download(args), { failed: 'reportFailed', back: '/history' }),
})

export { handle as loader, handle as action }
