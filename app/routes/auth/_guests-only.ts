import { guestPage } from '#app/http/guards/guards.server.ts'
import { requireDocument } from '#app/http/headers/page-sources.server.ts'
import type { Route } from './+types/_guests-only.ts'

/** See root.tsx. */
export const handle = { isPublic: true }

/** These pages have no framework: they are loaded, and what was to be shown once waits for that. */
const loadedOnly: Route.MiddlewareFunction = ({ request, url }) => requireDocument({ request, url })

export const middleware: Route.MiddlewareFunction[] = [loadedOnly, guestPage]

/** A guard runs on client navigations only where there is a loader to ask for. */
export function loader() {
  return null
}
