import { MINUTE_SECONDS } from './time.ts'

/** How long a claim on a row lasts unless renewed, in seconds, by the row's table (app/models/leases). */
export const LEASE_SECONDS = {
  /** With one poll of the queue, less than the 30 seconds a dead process may delay a result (docs/product.md, Scoring). */
  jobs: 20,
  submissions: 20,
  mock_test_attempts: 20,
  /** Not renewed: longer than a purchase takes, and than Stripe works on a payment after our time-out. */
  billing_accounts: 15,
  /** Not renewed: longer than sending one audio file may take. */
  mux_assets: 3 * MINUTE_SECONDS,
  /** Not renewed: longer than one sweep of the recordings takes. */
  installation: 30 * MINUTE_SECONDS,
} as const

/** How often a 20-second lease is renewed while its work runs, so that it survives three failed renewals in a row. */
export const LEASE_RENEWAL_MS = 5_000
