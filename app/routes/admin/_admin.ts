import { withFrame } from '#app/http/pages/frame.server.ts'
import { adminPage } from '#app/http/guards/guards.server.ts'
import type { Route } from './+types/_admin.ts'

export const middleware: Route.MiddlewareFunction[] = [withFrame(adminPage)]

/** A guard runs on client navigations only where there is a loader to ask for. */
export function loader() {
  return null
}
