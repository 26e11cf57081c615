import { AppError } from '#app/errors.ts'
import { isSubscribed } from '#app/models/accounts/current-user.ts'
import { findAccount } from '#app/models/billing/billing-account.server.ts'
import { chooseSubscription, isRunning, type SubscriptionSnapshot } from '#app/models/billing/subscription-snapshot.ts'
import type { BillingUser } from './billing-user.ts'
import type { Call, PaymentProvider } from './port.ts'
import type { Buyer } from './purchase.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

interface Options {
  user: BillingUser
  buyer: Buyer
  provider: PaymentProvider
  call: Call
}

/**
 * The running subscription among a customer's, according to Stripe; null if none is running. Updates the database if it
 * disagrees.
 *
 * @throws AppError CONFLICT if the learner has Pro without a running subscription: it was gifted, and no plan is sold on
 *   top of it.
 */
export async function runningAmong(
  all: readonly SubscriptionSnapshot[],
  { user, buyer, provider, call }: Options,
): Promise<SubscriptionSnapshot | null> {
  const chosen = chooseSubscription(all)
  const running = chosen && isRunning(chosen.status) ? chosen : null
  const stored = await findAccount({ id: buyer.accountId })
  const wasRunning = isRunning(stored?.status ?? 'free')
  if (wasRunning !== (running !== null)) await syncSubscription({ ...buyer, provider, call })
  else if (!running && isSubscribed(user, new Date())) throw new AppError('CONFLICT', (copy) => copy.proAlready)
  return running
}

/** Like `runningAmong`, over all of the customer's subscriptions. @throws AppError CONFLICT */
export async function findRunning(options: Options): Promise<SubscriptionSnapshot | null> {
  const { buyer, provider, call } = options
  return runningAmong(await provider.listSubscriptions(buyer.customerId, call), options)
}
