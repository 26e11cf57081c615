// Prisma's codes for a database that cannot be reached, is too slow, or has no connection to spare, and its kinds of the
// same where a statement of ours was sent raw: those all have one code.
const PRISMA_AWAY =
  /^(?:P1001|P1002|P1008|P1011|P1017|P2024|P2028|P2034|P2037|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TlsConnectionError)$/
const SOCKET_AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const LOST =
  /ECONNREFUSED|ECONNRESET|EPIPE|timeout exceeded|Connection terminated|Query read timeout|ETIMEDOUT|not queryable|ended by the other party/i
/** What the server itself said of a statement that it has not done: it took too long, found no room, met another's. */
const UNDONE = /^(?:57014|53\d{3}|55P03|40001|40P01)$/
/** The server stops or starts. */
const STOPPED = /^57P0\d$/

/** An error's codes, wherever Prisma has put the driver's. */
function codesOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return []
  const own = (['code', 'originalCode', 'kind'] as const)
    .map((name): unknown => Reflect.get(error, name))
    .filter((value) => typeof value === 'string')
  const behind = (['cause', 'meta', 'driverAdapterError'] as const).map((name): unknown => Reflect.get(error, name))
  return [...own, ...behind.flatMap(codesOf)]
}

function isConnectionLost(error: unknown, codes: string[]): boolean {
  if (codes.some((code) => PRISMA_AWAY.test(code) || SOCKET_AWAY.test(code) || STOPPED.test(code))) return true
  return error instanceof Error && LOST.test(error.message)
}

/** The database cannot be reached, is silent, too slow or too full: a later try may go well. */
export function isDatabaseAway(error: unknown): boolean {
  const codes = codesOf(error)
  return codes.some((code) => UNDONE.test(code)) || isConnectionLost(error, codes)
}

/**
 * Nobody can say whether a transaction that ended so was kept, and soon after nobody can be asked either: its commit may
 * be on its way still.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  const codes = codesOf(error)
  return !codes.some((code) => UNDONE.test(code)) && isConnectionLost(error, codes)
}
