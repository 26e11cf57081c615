import { guestPage } from '#app/http/guards/guards.server.ts'
import { requireDocument } from '#app/http/headers/page-sources.server.ts'
import type { Route } from './+types/_guests-only.ts'

/** See root.tsx. */
export const handle = { isPublic: true }

/** These pages ship no React: a client navigation to them becomes a document load, which also shows the pending toast. */
const documentsOnly: Route.MiddlewareFunction = ({ request, url }) => requireDocument({ request, url })

export const middleware: Route.MiddlewareFunction[] = [documentsOnly, guestPage]

/** Without a loader, middleware would not run on client navigations. */
export function loader() {
  return null
}
