/** What failed before a request could be sent: looking up the host, or connecting to it. */
const BEFORE_SENDING: ReadonlySet<unknown> = new Set(['getaddrinfo', 'connect'])
const SLOW_CONNECT = 'UND_ERR_CONNECT_TIMEOUT'
const DEEPEST = 6

/** An error and the causes below it. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  let cause = error
  while (cause instanceof Error && causes.length < DEEPEST) {
    causes.push(cause)
    cause = cause.cause
  }
  return causes
}

const hasCode = (error: Error, code: string) => 'code' in error && error.code === code

function isBeforeSending(error: unknown): boolean {
  // A host with several addresses: each was tried.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isBeforeSending)
  if (!(error instanceof Error)) return false
  return hasCode(error, SLOW_CONNECT) || ('syscall' in error && BEFORE_SENDING.has(error.syscall))
}

/** Whether a call failed before anything of it had left: no connection ever stood, so that nobody can bill for it. */
export function isUnsent(error: unknown): boolean {
  return causesOf(error).some(isBeforeSending)
}

/** Whether the provider could not be reached in half of the time that there is. */
export function tookTooLongToConnect(error: unknown): boolean {
  return causesOf(error).some((cause) => hasCode(cause, SLOW_CONNECT))
}
