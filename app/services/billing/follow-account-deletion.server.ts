import { BILLING_JOB_DEADLINE_MS } from '#app/config/billing.ts'
import { type Database } from '#app/db.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { findDeletion, setEndsWithAccount } from '#app/models/billing/account-deletion.server.ts'
import { findAccount } from '#app/models/billing/billing-account.server.ts'
import { isRunning, type SubscriptionSnapshot } from '#app/models/billing/subscription-snapshot.ts'
import type { Call, PaymentProvider } from './port.ts'
import { findProvider } from './provider.server.ts'
import { syncSubscription } from './sync-subscription.server.ts'

/** The account stays, is scheduled for deletion, or is deleted. */
type Deletion = NonNullable<Awaited<ReturnType<typeof findDeletion>>>

/** Queues an update of the subscription, in the transaction that changes the account. */
export async function followDeletionLater(options: { userId: number; database: Database }): Promise<void> {
  const { userId, database } = options
  const account = await findAccount({ userId }, database)
  if (!account?.customerId) return
  await enqueue({
    kind: 'follow-account-deletion',
    payload: { accountId: account.id },
    uniqueKey: `follow-account-deletion:${account.id}`,
    database,
  })
}

async function follow(options: {
  accountId: string
  deletion: Deletion
  subscription: SubscriptionSnapshot
  provider: PaymentProvider
  call: Call
}): Promise<void> {
  const { accountId, deletion, subscription, provider, call } = options
  const { id: subscriptionId, isEnding } = subscription
  if (deletion.state === 'gone') return provider.cancelNow(subscriptionId, call)
  if (deletion.state === 'scheduled') {
    if (isEnding) return
    // Stored first, so that we can undo our own cancellation.
    await setEndsWithAccount({ accountId, endsWithAccount: true })
    return provider.setEnding({ subscriptionId, isEnding: true }, call)
  }
  if (deletion.endsWithAccount && isEnding) await provider.setEnding({ subscriptionId, isEnding: false }, call)
}

/**
 * Keeps a subscription in step with its account: it does not renew while the account is scheduled for deletion, ends with
 * the account, and is restored if the learner comes back in time. Acts on the current state, so it can run at any time.
 */
export async function followAccountDeletion(options: { accountId: string; signal: AbortSignal }): Promise<void> {
  const { accountId } = options
  const provider = findProvider()
  const account = await findAccount({ id: accountId })
  const deletion = await findDeletion(accountId)
  if (!provider || !account?.customerId || !deletion) return
  const call = { signal: AbortSignal.any([options.signal, AbortSignal.timeout(BILLING_JOB_DEADLINE_MS)]) }
  const { customerId } = account
  if (deletion.state !== 'staying') await provider.closeCheckouts({ customerId, exceptPlan: null }, call)
  const running = (await provider.listSubscriptions(customerId, call)).filter(({ status }) => isRunning(status))
  for (const subscription of running) await follow({ accountId, deletion, subscription, provider, call })
  await syncSubscription({ accountId, customerId, provider, call })
  if (deletion.state === 'staying') await setEndsWithAccount({ accountId, endsWithAccount: false })
}
