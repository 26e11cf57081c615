import { signedInPage } from '#app/http/guards/guards.server.ts'
import type { Route } from './+types/_signed-in.ts'

export const middleware: Route.MiddlewareFunction[] = [signedInPage]

/** A guard runs on client navigations only where there is a loader to ask for. */
export function loader() {
  return null
}
