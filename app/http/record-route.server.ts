import type { MiddlewareFunction } from 'react-router'
import { currentScope } from '#app/telemetry/request-scope.server.ts'

/** Around every route: remembers which one it is, by its pattern, for metrics and traces. */
export const recordRoute: MiddlewareFunction<Response> = ({ pattern }) => {
  const scope = currentScope()
  if (scope) scope.route = pattern.startsWith('/') ? pattern : `/${pattern}`
}
