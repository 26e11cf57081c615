import { setTimeout as wait } from 'node:timers/promises'
import { PURCHASE_LEASE_POLL_MS } from '#app/config/billing.ts'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/http.ts'
import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import {
  type BillingAccount,
  dropLease,
  ensureAccount,
  setCustomer,
  takeLease,
} from '#app/models/billing/billing-account.server.ts'
import type { BillingUser } from './billing-user.ts'
import { type Call, type PaymentProvider, ProviderFailure } from './port.ts'

export interface Buyer {
  accountId: string
  customerId: string
}

async function waitForLease(accountId: string, { signal }: Call): Promise<string> {
  for (;;) {
    const token = await takeLease(accountId)
    if (token !== undefined) return token
    if (signal.aborted) {
      const retryAfterSeconds = PROVIDER_RETRY_AFTER_SECONDS
      throw new AppError('PROVIDER_UNAVAILABLE', (copy) => copy.billingBusy, { retryAfterSeconds })
    }
    await wait(PURCHASE_LEASE_POLL_MS)
  }
}

async function customerOf(options: {
  user: BillingUser
  account: BillingAccount
  provider: PaymentProvider
  call: Call
}): Promise<string> {
  const { user, account, provider, call } = options
  if (account.customerId !== null) return account.customerId
  const accountId = account.id
  const customerId = await provider.customerOf({ accountId, email: user.email, name: user.username }, call)
  // Stored before it is used.
  await inTransaction((tx) => setCustomer({ accountId, userId: user.id, customerId, database: tx }))
  return customerId
}

/**
 * Does something about a learner's purchases while nobody else does, in whatever process: the lease is a row, since a
 * lock of the database's would hold a connection while Stripe is slow.
 *
 * @throws AppError PROVIDER_UNAVAILABLE where another takes too long.
 */
export async function asOnlyPurchase<T>(
  options: { user: BillingUser; provider: PaymentProvider; call: Call },
  work: (buyer: Buyer) => Promise<T>,
): Promise<T> {
  const { user, provider, call } = options
  const { id: accountId } = await ensureAccount(user.id)
  const token = await waitForLease(accountId, call)
  let isOver = true
  try {
    // Read again: who had the lease before may have made the customer.
    const account = await ensureAccount(user.id)
    return await work({ accountId, customerId: await customerOf({ user, account, provider, call }) })
  } catch (error) {
    isOver = !(error instanceof ProviderFailure) || error.kind !== 'unknown'
    throw error
  } finally {
    // A payment that may be under way keeps the lease until it lapses: by then it can be seen.
    if (isOver) await dropLease({ accountId, token })
  }
}
