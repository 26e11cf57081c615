import { signedInPage } from '#app/http/guards/guards.server.ts'
import type { Route } from './+types/_signed-in.ts'

export const middleware: Route.MiddlewareFunction[] = [signedInPage]

/** Without a loader, client navigations would not reach the guard. */
export function loader() {
  return null
}
