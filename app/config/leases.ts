import { MINUTE_SECONDS } from './time.ts'

/** How long a claim of a row lasts unless it is renewed, in seconds, by the row's table (app/models/leases). */
export const LEASE_SECONDS = {
  /** With a poll of the queue less than the 30 seconds that a dead process may delay a result (docs/product.md, Scoring). */
  jobs: 20,
  submissions: 20,
  mock_test_attempts: 20,
  /** Not renewed: longer than a purchase takes, and than Stripe works on a payment after we stopped waiting for it. */
  billing_accounts: 15,
  /** Not renewed: longer than sending one sound may take. */
  mux_assets: 3 * MINUTE_SECONDS,
  /** Not renewed: longer than one sweep of the recordings takes. */
  installation: 30 * MINUTE_SECONDS,
} as const

/** How often a lease of 20 seconds is renewed while its work runs: it survives three failures in a row. */
export const LEASE_RENEWAL_MS = 5_000
