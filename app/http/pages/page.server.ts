import { data, type RouterContextProvider } from 'react-router'
import { currentRequest } from '../context.server.ts'
import { refusalBody, refusalHeaders, toAppError } from '../responses/refusal.server.ts'

interface PageArgs {
  context: Readonly<RouterContextProvider>
}

/** Whether it was made by `data(…)`: if thrown, it reaches the error boundary unchanged. */
function isAnswer(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit'
}

/**
 * Wraps a page's loader or action: refusals reach the error boundary with their message and status. Thrown
 * redirects and responses pass through.
 */
export function page<Args extends PageArgs, Result>(handler: (args: Args) => Promise<Result>) {
  return async function handle(args: Args): Promise<Result> {
    try {
      return await handler(args)
    } catch (error) {
      if (error instanceof Response || isAnswer(error)) throw error
      const request = currentRequest(args.context)
      const refusal = toAppError(error, request.id)
      // The framework drops the headers of errors that reach an error boundary.
      request.retryAfterSeconds = refusal.retryAfterSeconds
      throw data(refusalBody(refusal, request), { status: refusal.status, headers: refusalHeaders(refusal) })
    }
  }
}
