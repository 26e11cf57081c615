/** System calls that fail before a request is sent: looking up the host and connecting to it. */
const BEFORE_SENDING: ReadonlySet<unknown> = new Set(['getaddrinfo', 'connect'])
const SLOW_CONNECT = 'UND_ERR_CONNECT_TIMEOUT'
const DEEPEST = 6

/** An error with its chain of causes. */
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
  // Every address of the host was tried.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isBeforeSending)
  if (!(error instanceof Error)) return false
  return hasCode(error, SLOW_CONNECT) || ('syscall' in error && BEFORE_SENDING.has(error.syscall))
}

/** Whether a call failed before a connection was made, so that it cannot be billed. */
export function failedBeforeSending(error: unknown): boolean {
  return causesOf(error).some(isBeforeSending)
}

/** Whether connecting timed out. */
export function timedOutConnecting(error: unknown): boolean {
  return causesOf(error).some((cause) => hasCode(cause, SLOW_CONNECT))
}
