import { PLACES } from '#app/config/navigation.ts'
import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { answerDownload } from '#app/http/forms/form-or-call.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { attachment } from '#app/http/responses/download.server.ts'
import { readDirection } from '#app/models/vocabulary/anki.ts'
import { readWordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import { exportWordsCsv } from '#app/services/vocabulary/export-words.server.ts'
import type { Route } from './+types/words-csv.ts'

async function download({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { clientAddress, locale } = currentRequest(context)
  await requireWithin(limitsOf({ name: 'word-export', clientAddress, account: String(currentUser(context).id) }))
  const { searchParams: query } = url
  const options = { filter: readWordFilter(query), direction: readDirection(query), locale }
  const { csv, name } = await exportWordsCsv(options)
  return new Response(csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(name, 'csv'),
      'Cache-Control': 'private, no-store',
    },
  })
}

/** GET /vocabulary/anki.csv?q=&category=&direction=. */
const handle = endpoint<Route.LoaderArgs>({
  GET: (args) => answerDownload(args, () => download(args), { failed: 'wordsFailed', back: PLACES.vocabulary }),
})

export { handle as loader, handle as action }
