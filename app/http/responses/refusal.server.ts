import { errorCopy } from '#app/config/copy/errors.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/http.ts'
import { isDatabaseAway } from '#app/database-away.ts'
import { AppError, type RefusalFacts } from '#app/errors.ts'
import { log } from '#app/log.server.ts'
import { currentScope } from '#app/telemetry/request-scope.server.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'

/** The one shape of every error response. */
export interface RefusalBody extends RefusalFacts {
  error: string
  message: string
  code: string
  fields?: Record<string, string[]>
  missing?: readonly number[]
  requestId: string
}

const UNIQUE_VIOLATION = 'P2002'
const ROW_MISSING = 'P2025'

function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}

/** Finds the AppError in an error or its causes: parsers wrap errors of the body stream. */
function findAppError(error: unknown): AppError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AppError) return current
  }
  return undefined
}

/** Logs refused access. Another account's data answers NOT_FOUND, as if it did not exist. */
function noteRefusal({ code }: AppError): void {
  // Before routing only a foreign origin is forbidden (pipeline.server.ts).
  const isEarly = currentScope()?.route === undefined
  if (code === 'FORBIDDEN') {
    noteSecurity({ event: 'access-refused', reason: isEarly ? 'foreign-origin' : 'forbidden' })
  }
  if (code === 'NOT_FOUND') noteSecurity({ event: 'access-refused', reason: 'not-found' })
}

/** Whether reading failed because the client closed the connection; parsers may have wrapped the error. */
function isClientAbort(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current.name === 'AbortError') return currentScope()?.hasLeft() ?? false
  return false
}

/** Turns anything thrown into an AppError; an unexpected error is logged and becomes INTERNAL. */
export function toAppError(error: unknown, requestId: string): AppError {
  const known = findAppError(error)
  if (known) {
    noteRefusal(known)
    return known
  }
  if (codeOf(error) === UNIQUE_VIOLATION) return new AppError('CONFLICT', (copy) => copy.conflict, { cause: error })
  if (codeOf(error) === ROW_MISSING) return new AppError('NOT_FOUND', (copy) => copy.notFound, { cause: error })
  if (!isClientAbort(error)) log.error({ requestId, err: error }, 'request failed')
  if (isDatabaseAway(error)) {
    return new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.databaseUnavailable, {
      retryAfterSeconds: PROVIDER_RETRY_AFTER_SECONDS,
      cause: error,
    })
  }
  return new AppError('INTERNAL', (copy) => copy.internal, { cause: error })
}

export function refusalHeaders(error: AppError): Headers {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (error.retryAfterSeconds !== undefined) headers.set('Retry-After', String(error.retryAfterSeconds))
  if (error.allow !== undefined) headers.set('Allow', error.allow)
  return headers
}

export function refusalBody(error: AppError, request: { id: string; locale: Locale }): RefusalBody {
  const copy = errorCopy[request.locale]
  const sentence = error.sentence(copy)
  const fields = Object.entries(error.fields ?? {}).map(([name, pick]): [string, string[]] => [name, [pick(copy)]])
  return {
    error: sentence,
    message: sentence,
    code: error.code,
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
    ...(error.missing && { missing: error.missing }),
    ...error.facts,
    requestId: request.id,
  }
}

export function refusalResponse(error: AppError, request: { id: string; locale: Locale }): Response {
  return Response.json(refusalBody(error, request), { status: error.status, headers: refusalHeaders(error) })
}
