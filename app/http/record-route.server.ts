import type { MiddlewareFunction } from 'react-router'
import { currentScope } from '#app/telemetry/request-scope.server.ts'

/** Middleware on every route: records its pattern for metrics and traces. */
export const recordRoute: MiddlewareFunction<Response> = ({ pattern }) => {
  const scope = currentScope()
  if (scope) scope.route = pattern.startsWith('/') ? pattern : `/${pattern}`
}
