import { PLACES } from '#app/config/navigation.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { answerDownload } from '#app/http/forms/form-or-call.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { pdfDownload } from '#app/http/responses/download.server.ts'
import { readWordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import { printWords } from '#app/services/vocabulary/print-words.server.ts'
import type { Route } from './+types/words-print.ts'

async function download({ url, request, context }: Route.LoaderArgs): Promise<Response> {
  const { clientAddress, locale } = currentRequest(context)
  await requireWithin(limitsOf({ name: 'report', clientAddress, account: String(currentUser(context).id) }))
  const filter = readWordFilter(url.searchParams)
  return pdfDownload(await printWords({ filter, locale, signal: request.signal }))
}

/** GET /vocabulary/print.pdf?q=&category=. */
const handle = endpoint<Route.LoaderArgs>({
  GET: (args) => answerDownload(args, () => download(args), { failed: 'wordsFailed', back: PLACES.vocabulary }),
})

export { handle as loader, handle as action }
