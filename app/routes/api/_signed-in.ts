import { signedInCall } from '#app/http/guards/guards.server.ts'
import type { Route } from './+types/_signed-in.ts'

export const middleware: Route.MiddlewareFunction[] = [signedInCall]
