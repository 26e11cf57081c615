import { guestPage } from '#app/http/guards.server.ts'
import type { Route } from './+types/_guests-only.ts'

export const middleware: Route.MiddlewareFunction[] = [guestPage]

/** A guard runs on client navigations only where there is a loader to ask for. */
export function loader() {
  return null
}
