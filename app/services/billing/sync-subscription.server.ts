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
  /** The webhook that triggered the sync; stored in the same transaction as its effects. */
  event?: ProviderEvent
}

/** At most one pending job per account. */
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

/** Schedules a check shortly after the period ends, webhook or not. */
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

/** Cancels a subscription whose account is gone (follow-account-deletion.server.ts). */
async function endForNobody(tx: Database, accountId: string, { status }: BillingState): Promise<void> {
  if (!isRunning(status)) return
  await enqueue({
    kind: 'follow-account-deletion',
    payload: { accountId },
    uniqueKey: `follow-account-deletion:${accountId}`,
    database: tx,
  })
}

/** Updates `users`. The end of a subscription is applied once: it must not undo Pro that an admin has gifted since. */
async function apply(tx: Database, account: LockedAccount, snapshot: SubscriptionSnapshot): Promise<void> {
  const { id: accountId, userId } = account
  const after = stateOf(snapshot)
  const hasChanged = !isSameState(account, after)
  if (userId === null) return endForNobody(tx, accountId, after)
  if (hasChanged || isRunning(after.status)) await copyToUser({ tx, userId, snapshot })
  // Scheduled every time: an earlier check replaces the planned one.
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

/** The last known subscription of a customer that Stripe no longer has. */
function vanished(account: LockedAccount): SubscriptionSnapshot | null {
  if (account.subscriptionId === null || !isRunning(account.status)) return null
  const { subscriptionId: id, periodEnd } = account
  return { id, status: 'canceled', planId: null, periodEnd, isEnding: false, itemId: null, setupIntentId: null }
}

/**
 * Fetches a customer's subscriptions from Stripe and stores the current one. Safe in any order and any number of times:
 * the answer to the latest request wins, and each change is notified once.
 *
 * @returns the stored state, and what Stripe listed.
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
