import type { RouterContextProvider } from 'react-router'
import { AppError } from '#app/errors.ts'
import { currentRequest } from './context.server.ts'
import { refusalResponse, toAppError } from './responses/refusal.server.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface EndpointArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * Makes the loader and action of a resource route from one function per method. A function's result becomes JSON (a
 * Response passes through unchanged); errors become the standard error response; other methods get 405 with `Allow`.
 */
export function endpoint<Args extends EndpointArgs>(methods: Partial<Record<Method, (args: Args) => unknown>>) {
  const allow = [...Object.keys(methods), ...(methods.GET ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  const byMethod = new Map(Object.entries(methods))
  return async function handle(args: Args): Promise<Response> {
    const request = currentRequest(args.context)
    try {
      const { method } = args.request
      if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } })
      const answer = byMethod.get(method === 'HEAD' ? 'GET' : method)
      if (!answer) throw new AppError('METHOD_NOT_ALLOWED', (copy) => copy.methodNotAllowed(method), { allow })
      const value = await answer(args)
      return value instanceof Response ? value : Response.json(value, { headers: { 'Cache-Control': 'no-store' } })
    } catch (error) {
      return refusalResponse(toAppError(error, request.id), request)
    }
  }
}
