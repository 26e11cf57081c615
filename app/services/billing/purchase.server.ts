import { setTimeout as wait } from 'node:timers/promises'
import { PURCHASE_LEASE_POLL_MS } from '#app/config/billing.ts'
import { PROVIDER_RETRY_AFTER_SECONDS } from '#app/config/http.ts'
import { inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { type BillingAccount, ensureAccount, setCustomer } from '#app/models/billing/billing-account.server.ts'
import { claimLease, type Lease, releaseLease } from '#app/models/leases/lease.server.ts'
import type { BillingUser } from './billing-user.ts'
import { type Call, type PaymentProvider, ProviderFailure } from './port.ts'

export interface Buyer {
  accountId: string
  customerId: string
}

async function waitForLease(accountId: string, { signal }: Call): Promise<Lease> {
  for (;;) {
    const claimed = await claimLease({ table: 'billing_accounts', key: accountId })
    if (claimed) return claimed.lease
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
 * Runs one purchase of a learner at a time, across all processes. Uses a lease, because a database lock would hold a
 * connection while Stripe is slow.
 *
 * @throws AppError PROVIDER_UNAVAILABLE if another purchase takes too long.
 */
export async function asOnlyPurchase<T>(
  options: { user: BillingUser; provider: PaymentProvider; call: Call },
  work: (buyer: Buyer) => Promise<T>,
): Promise<T> {
  const { user, provider, call } = options
  const { id: accountId } = await ensureAccount(user.id)
  const lease = await waitForLease(accountId, call)
  let isOver = true
  try {
    // Read again: the previous holder of the lease may have created the customer.
    const account = await ensureAccount(user.id)
    return await work({ accountId, customerId: await customerOf({ user, account, provider, call }) })
  } catch (error) {
    isOver = !(error instanceof ProviderFailure) || error.kind !== 'unknown'
    throw error
  } finally {
    // After an unclear answer the lease is left to expire: by then Stripe knows whether there was a payment.
    if (isOver) await releaseLease(lease)
  }
}
