import { PLAN_IDS, type PlanId } from '#app/config/billing.ts'
import { db, type Database } from '#app/db.server.ts'
import type { BillingState } from './billing-news.ts'
import { isRunning, type SubscriptionSnapshot } from './subscription-snapshot.ts'
import type { SubscriptionStatus } from './subscription-status.ts'

export interface BillingAccount {
  /** A UUID. */
  id: string
  customerId: string | null
}

/** The stored billing state of an account, with its row locked. */
export interface LockedAccount extends BillingState {
  id: string
  userId: number | null
  syncTicket: bigint
  endsWithAccount: boolean
}

/** The plan with this stored name; null if there is none. */
function planOf(name: string | null | undefined): PlanId | null {
  return PLAN_IDS.find((id) => id === name) ?? null
}

/** The learner's plan, whether they ever bought one here, and whether they have a Stripe customer. */
export async function findPlanOf(
  userId: number,
): Promise<{ planId: PlanId | null; isBought: boolean; hasPortal: boolean }> {
  const account = await db.billingAccount.findUnique({
    where: { userId },
    select: { plan: true, stripeCustomerId: true, stripeSubscriptionId: true },
  })
  return {
    planId: planOf(account?.plan),
    isBought: Boolean(account?.stripeSubscriptionId),
    hasPortal: Boolean(account?.stripeCustomerId),
  }
}

export interface PaidPlan {
  planId: PlanId | null
  status: SubscriptionStatus
  periodEnd: Date | null
  isEnding: boolean
}

/** The plan a learner has paid for; null if they never paid. */
export async function findPaidPlan(userId: number): Promise<PaidPlan | null> {
  const row = await db.billingAccount.findUnique({ where: { userId } })
  if (!row) return null
  const { plan, status, periodEnd, cancelAtPeriodEnd } = row
  return { planId: planOf(plan), status, periodEnd, isEnding: cancelAtPeriodEnd }
}

/** A learner's one billing account, created at the first payment. */
export async function ensureAccount(userId: number): Promise<BillingAccount> {
  await db.$executeRaw`INSERT INTO billing_accounts (user_id) VALUES (${userId}) ON CONFLICT (user_id) DO NOTHING`
  const { id, stripeCustomerId } = await db.billingAccount.findUniqueOrThrow({ where: { userId } })
  return { id, customerId: stripeCustomerId }
}

/** The keys an account can be looked up by. */
export type AccountKey = { id: string } | { userId: number } | { stripeCustomerId: string }

export async function findAccount(
  where: AccountKey,
  database: Database = db,
): Promise<(BillingAccount & { subscriptionId: string | null; status: SubscriptionStatus }) | null> {
  const row = await database.billingAccount.findFirst({ where })
  if (!row) return null
  const { id, stripeCustomerId, stripeSubscriptionId, status } = row
  return { id, customerId: stripeCustomerId, subscriptionId: stripeSubscriptionId, status }
}

/** The user who pays with an account, with their plan; null if deleted or scheduled for deletion. */
export async function findPayer(accountId: string) {
  const row = await db.billingAccount.findUnique({
    where: { id: accountId, user: { deleteAfter: null } },
    select: {
      user: {
        select: {
          id: true,
          email: true,
          username: true,
          subscriptionStatus: true,
          subscriptionPeriodEnd: true,
          manualProUntil: true,
        },
      },
    },
  })
  return row?.user ?? null
}

/** Stores the Stripe customer ID, permanently. `users` has a copy. */
export async function setCustomer(options: {
  accountId: string
  userId: number
  customerId: string
  database: Database
}): Promise<void> {
  const { accountId, userId, customerId, database } = options
  const data = { stripeCustomerId: customerId }
  await database.billingAccount.update({ where: { id: accountId, userId }, data, select: { id: true } })
  await database.user.update({ where: { id: userId }, data, select: { id: true } })
}

/** Marks that a checkout or portal visit has started, for the sweep to check later. */
export async function markCheckout(accountId: string): Promise<void> {
  await db.$executeRaw`UPDATE billing_accounts SET checkout_at = now() WHERE id = ${accountId}::uuid`
}

/** Drawn before each request to Stripe: the answer with the highest ticket wins, in whatever order they arrive. */
export async function drawSyncTicket(): Promise<bigint> {
  const [row] = await db.$queryRaw<{ ticket: bigint }[]>`SELECT nextval('billing_sync_tickets') AS ticket`
  return row?.ticket ?? 0n
}

/** Locks the account's row until the transaction ends. */
export async function lockAccount(tx: Database, accountId: string): Promise<LockedAccount | null> {
  const [row] = await tx.$queryRaw<LockedAccount[]>`
    SELECT id::text, user_id AS "userId", sync_ticket AS "syncTicket", ends_with_account AS "endsWithAccount",
      stripe_subscription_id AS "subscriptionId", status::text AS status, period_end AS "periodEnd",
      cancel_at_period_end AS "isEnding"
    FROM billing_accounts WHERE id = ${accountId}::uuid FOR UPDATE`
  return row ?? null
}

/** Stores a snapshot from Stripe. With a null `snapshot` (no subscription) the stored one is kept. */
export async function saveSnapshot(options: {
  tx: Database
  account: LockedAccount
  ticket: bigint
  snapshot: SubscriptionSnapshot | null
}): Promise<void> {
  const { tx, account, ticket, snapshot } = options
  await tx.billingAccount.update({
    where: { id: account.id },
    data: {
      syncTicket: ticket,
      syncedAt: new Date(),
      ...(snapshot && {
        stripeSubscriptionId: snapshot.id,
        plan: snapshot.planId,
        status: snapshot.status,
        periodEnd: snapshot.periodEnd,
        cancelAtPeriodEnd: snapshot.isEnding,
        // An ended subscription says nothing about a checkout started since.
        ...(isRunning(snapshot.status) && { checkoutAt: null }),
      }),
    },
    select: { id: true },
  })
}

/** Copies the state to `users`, which access checks read (models/accounts/current-user.ts). */
export async function copyToUser(options: {
  tx: Database
  userId: number
  snapshot: SubscriptionSnapshot
}): Promise<void> {
  const { tx, userId, snapshot } = options
  await tx.user.update({
    where: { id: userId },
    data: {
      subscriptionStatus: snapshot.status,
      subscriptionPeriodEnd: snapshot.periodEnd,
      cancelAtPeriodEnd: snapshot.isEnding,
    },
    select: { id: true },
  })
}
