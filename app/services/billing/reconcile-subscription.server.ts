import { BILLING_JOB_DEADLINE_MS } from '#app/config/billing.ts'
import { findAccount } from '#app/models/billing/billing-account.server.ts'
import { findProvider } from './provider.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/**
 * Updates a subscription for which no webhook arrived. Gifted Pro has no Stripe customer, or none with a running
 * subscription, and is left alone.
 */
export async function reconcileSubscription(options: { accountId: string; signal: AbortSignal }): Promise<void> {
  const { accountId } = options
  const provider = findProvider()
  const account = await findAccount({ id: accountId })
  if (!provider || !account?.customerId) return
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(BILLING_JOB_DEADLINE_MS)])
  await syncSubscription({ accountId, customerId: account.customerId, provider, call: { signal } })
}
