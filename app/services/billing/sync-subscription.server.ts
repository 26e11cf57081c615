import { RENEWAL_CHECK_DELAY_MS } from '#app/config/billing.ts'
import { type Database, inTransaction } from '#app/db.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { log } from '#app/log.server.ts'
import {
  copyToUser,
  drawSyncTicket,
  lockAccount,
  type LockedAccount,
  saveSnapshot,
} from '#app/models/billing/billing-account.server.ts'
import { type BillingState, newsBetween } from '#app/models/billing/billing-news.ts'
import { claimEvent } from '#app/models/billing/stripe-event.server.ts'
import { chooseSubscription, isRunning, type SubscriptionSnapshot } from '#app/models/billing/subscription-snapshot.ts'
import type { SubscriptionStatus } from '#app/models/billing/subscription-status.ts'
import type { Call, PaymentProvider, ProviderEvent } from './port.ts'
import { notifyOfChange } from './notify-of-change.server.ts'

interface SyncOptions {
  accountId: string
  customerId: string
  provider: PaymentProvider
  call: Call
  /** The webhook that made us ask: noted with what it brings about, or not at all. */
  event?: ProviderEvent
}

/** Work on a subscription that waits is one job for each account. */
export const reconcileKey = (accountId: string) => `reconcile-subscription:${accountId}`

function stateOf(snapshot: SubscriptionSnapshot): BillingState {
  const { id: subscriptionId, status, periodEnd, isEnding } = snapshot
  return { subscriptionId, status, periodEnd, isEnding }
}

function isSameState(first: BillingState, second: BillingState): boolean {
  return (
    first.subscriptionId === second.subscriptionId &&
    first.status === second.status &&
    first.isEnding === second.isEnding &&
    first.periodEnd?.getTime() === second.periodEnd?.getTime()
  )
}

/** Shortly after the end of the period the subscription is looked at again, webhook or not. */
async function planNextLook(tx: Database, accountId: string, { status, periodEnd }: BillingState): Promise<void> {
  if (!isRunning(status) || periodEnd === null || periodEnd.getTime() <= Date.now()) return
  await enqueue({
    kind: 'reconcile-subscription',
    payload: { accountId },
    runAt: new Date(periodEnd.getTime() + RENEWAL_CHECK_DELAY_MS),
    uniqueKey: reconcileKey(accountId),
    database: tx,
  })
}

/** A subscription without an account is for nobody: it is ended (follow-deletion.server.ts). */
async function endForNobody(tx: Database, accountId: string, { status }: BillingState): Promise<void> {
  if (!isRunning(status)) return
  await enqueue({
    kind: 'follow-account-deletion',
    payload: { accountId },
    uniqueKey: `follow-account-deletion:${accountId}`,
    database: tx,
  })
}

/**
 * Brings what `users` says up to date. What has ended is told once: it must not undo Pro that an admin has given since.
 */
async function apply(tx: Database, account: LockedAccount, snapshot: SubscriptionSnapshot): Promise<void> {
  const { id: accountId, userId } = account
  const after = stateOf(snapshot)
  const hasChanged = !isSameState(account, after)
  if (userId === null) return endForNobody(tx, accountId, after)
  if (hasChanged || isRunning(after.status)) await copyToUser({ tx, userId, snapshot })
  // Anew each time: a look that came earlier has taken the planned one with it.
  await planNextLook(tx, accountId, after)
  if (!hasChanged) return
  await notifyOfChange({
    tx,
    userId,
    news: newsBetween(account, after),
    state: after,
    isLeaving: account.endsWithAccount,
  })
}

/** The last subscription of a customer that Stripe no longer knows. */
function vanished(account: LockedAccount): SubscriptionSnapshot | null {
  if (account.subscriptionId === null || !isRunning(account.status)) return null
  const { subscriptionId: id, periodEnd } = account
  return { id, status: 'canceled', planId: null, periodEnd, isEnding: false, itemId: null, setupIntentId: null }
}

/**
 * Asks Stripe what a customer's subscription is now, and stores that. Whatever made us ask, in whatever order and
 * however often: the answer to the latest question counts, and each change is told once.
 *
 * @returns the state that is stored then, and what Stripe listed.
 */
export async function syncSubscription(
  options: SyncOptions,
): Promise<{ status: SubscriptionStatus; all: readonly SubscriptionSnapshot[] }> {
  const { accountId, customerId, provider, call, event } = options
  const ticket = await drawSyncTicket()
  const all = await provider.listSubscriptions(customerId, call)
  if (all.filter(({ status }) => isRunning(status)).length > 1)
    log.error({ accountId }, 'two subscriptions run at once')
  const chosen = chooseSubscription(all)
  const status = await inTransaction(async (tx): Promise<SubscriptionStatus> => {
    const isNew = event === undefined || (await claimEvent(tx, event))
    const account = await lockAccount(tx, accountId)
    if (!account) return 'free'
    if (!isNew || account.syncTicket >= ticket) return account.status
    const snapshot = chosen ?? vanished(account)
    await saveSnapshot({ tx, account, ticket, snapshot })
    if (snapshot) await apply(tx, account, snapshot)
    return snapshot?.status ?? account.status
  })
  return { status, all }
}
