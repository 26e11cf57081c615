import { localPath } from '#app/config/local-path.ts'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { answerDownload } from '#app/http/forms/form-or-call.server.ts'
import { explanationLanguage } from '#app/http/locale/explanation-cookie.server.ts'
import { pathUuid } from '#app/http/params/path-params.server.ts'
import { pdfDownload } from '#app/http/responses/download.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { makeAttemptReport } from '#app/services/practice/make-attempt-report.server.ts'
import type { Route } from './+types/sample-report.ts'

async function download({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const submissionId = pathUuid(params.attemptId, (copy) => copy.submissionNotFound)
  const { clientAddress, locale } = currentRequest(context)
  const explainIn = explanationLanguage(context) ?? locale
  await requireWithin(limitsOf({ name: 'sample-report', clientAddress }))
  return pdfDownload(await makeAttemptReport({ submissionId, reader: null, locale, explainIn, signal: request.signal }))
}

/** GET /api/sample-reports/{id}/report.pdf: a guest's report, for anybody who knows the attempt's id. */
const handle = endpoint<Route.LoaderArgs>({
  GET: (args) =>
    answerDownload(args, () => download(args), {
      failed: 'reportFailed',
      back: localPath({
        locale: currentRequest(args.context).locale,
        path: `${SAMPLE_PATH}?attempt=${encodeURIComponent(args.params.attemptId)}`,
      }),
    }),
})

export { handle as loader, handle as action }
