import { MINUTE_MS } from './time.ts'

// Time-outs and sizes of the connection pool: a request must end even if the database stops responding.
export const POOL_SIZE = 10
export const CONNECT_TIMEOUT_MS = 5_000
/** The server ends a statement after this, so that it never outlives its request. */
export const STATEMENT_TIMEOUT_MS = 7_000
/** The client gives up after this, if not even the server's error arrives. */
export const QUERY_TIMEOUT_MS = 8_000
export const IDLE_TIMEOUT_MS = 30_000
export const TRANSACTION_WAIT_MS = 5_000
export const TRANSACTION_TIMEOUT_MS = 8_000
/** For loading all content at once, even on a busy machine. */
export const SEED_TIMEOUT_MS = MINUTE_MS
/** The result of a provider's last call is stored at most this often (models/accounts/provider-outcome). */
export const PROVIDER_OUTCOME_SECONDS = 60
