import { adminCall } from '#app/http/guards/guards.server.ts'
import type { Route } from './+types/_admin.ts'

export const middleware: Route.MiddlewareFunction[] = [adminCall]
