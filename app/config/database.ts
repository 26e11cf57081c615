import { MINUTE_MS } from './time.ts'

// Waits and sizes of the database connection: a request must end even when the database has gone silent.
export const POOL_SIZE = 10
export const CONNECT_TIMEOUT_MS = 5_000
/** The server ends a statement after this, so that it never outlives who asked. */
export const STATEMENT_TIMEOUT_MS = 7_000
/** We give up on an answer after this, when not even the server's refusal arrives. */
export const QUERY_TIMEOUT_MS = 8_000
export const IDLE_TIMEOUT_MS = 30_000
export const TRANSACTION_WAIT_MS = 5_000
export const TRANSACTION_TIMEOUT_MS = 8_000
/** For all of the content at once, on a busy machine too. */
export const SEED_TIMEOUT_MS = MINUTE_MS
/** How the last call to a provider went is written down this often at the most (models/accounts/provider-outcome). */
export const PROVIDER_OUTCOME_SECONDS = 60
