import { currentUser } from '#app/http/guards/guards.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { streamOf } from '#app/http/responses/stream.server.ts'
import { exportWaitlist } from '#app/services/feedback/export-waitlist.server.ts'
import type { Route } from './+types/waitlist-export.ts'

/** GET /admin/waitlist.csv. */
const handle = endpoint<Route.LoaderArgs>({
  GET: async ({ context }) => {
    const pieces = await exportWaitlist({ admin: currentUser(context) })
    const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
    return new Response(streamOf(pieces), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8; header=present',
        'Content-Disposition': `attachment; filename="kopru-waitlist-${date}.csv"`,
        'Cache-Control': 'no-store',
      },
    })
  },
})

export { handle as loader, handle as action }
