import { withFrame } from '#app/http/pages/frame.server.ts'
import { adminPage } from '#app/http/guards/guards.server.ts'
import adminStyles from '#app/styles/admin.css?url'
import type { Route } from './+types/_admin.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: adminStyles }]

export const middleware: Route.MiddlewareFunction[] = [withFrame(adminPage)]

/** Without a loader, client navigations would not reach the guard. */
export function loader() {
  return null
}
