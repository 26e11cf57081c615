import { signedInDownload } from '#app/http/guards/guards.server.ts'
import type { Route } from './+types/_signed-in-download.ts'

export const middleware: Route.MiddlewareFunction[] = [signedInDownload]
