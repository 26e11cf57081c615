// Prisma's error codes for a database that is unreachable, too slow, or out of connections. Errors of raw queries share
// one code, so those are distinguished by kind.
const PRISMA_AWAY =
  /^(?:P1001|P1002|P1008|P1011|P1017|P2024|P2028|P2034|P2037|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TlsConnectionError)$/
const SOCKET_AWAY =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const LOST =
  /ECONNREFUSED|ECONNRESET|EPIPE|timeout exceeded|Connection terminated|Query read timeout|ETIMEDOUT|not queryable|ended by the other party/i
/** Postgres did not execute the statement: it timed out, found no room, or conflicted with another. */
const UNDONE = /^(?:57014|53\d{3}|55P03|40001|40P01)$/
/** The server is shutting down or starting. */
const STOPPED = /^57P0\d$/

/** An error's codes, wherever Prisma puts the driver's. */
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

/** The database is unreachable, silent, too slow or too full: a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  const codes = codesOf(error)
  return codes.some((code) => UNDONE.test(code)) || isConnectionLost(error, codes)
}

/**
 * The outcome of a transaction that ended like this is unknown, and querying it soon afterwards would not settle it: the
 * commit may still be on its way.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  const codes = codesOf(error)
  return !codes.some((code) => UNDONE.test(code)) && isConnectionLost(error, codes)
}
