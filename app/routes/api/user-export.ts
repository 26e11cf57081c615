import { currentRequest } from '#app/http/context.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { answerDownload } from '#app/http/forms/form-or-call.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { limitsOf, requireWithin } from '#app/http/limits/rate-limit.server.ts'
import { streamOf } from '#app/http/responses/stream.server.ts'
import { exportAccount } from '#app/services/accounts/export-account.server.ts'
import { recordingStore } from '#app/services/speech/speech.server.ts'
import type { Route } from './+types/user-export.ts'

async function download({ context }: Route.LoaderArgs): Promise<Response> {
  const { clientAddress, locale } = currentRequest(context)
  const { id } = currentUser(context)
  await requireWithin(limitsOf({ name: 'data-export', clientAddress, account: String(id) }))
  const now = new Date()
  const pieces = await exportAccount({ userId: id, store: recordingStore, locale, now })
  const date = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
  return new Response(streamOf(pieces), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="kopru-data-${date}.zip"`,
      'Cache-Control': 'no-store',
    },
  })
}

const handle = endpoint<Route.LoaderArgs>({
  GET: (args) => answerDownload(args, () => download(args), { failed: 'exportFailed', back: '/settings#data' }),
})

export { handle as loader, handle as action }
