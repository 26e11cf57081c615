import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { BILLING_MAILS } from '#app/config/billing.ts'
import { DAY_MS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { deleteOldRecords } from '#app/models/billing/account-deletion.server.ts'
import { keepAccount, scheduleDeletion } from '#app/services/accounts/account-deletion.server.ts'
import { sendDeletionScheduledMail } from '#app/services/accounts/mails/send-account-mail.server.ts'
import { sweepAccounts } from '#app/services/accounts/sweep-accounts.server.ts'
import { confirmCheckout } from '#app/services/billing/confirm-checkout.server.ts'
import { sendBillingMail } from '#app/services/billing/send-billing-mail.server.ts'
import { startCheckout } from '#app/services/billing/start-checkout.server.ts'
import { sweepBilling } from '#app/services/billing/sweep-billing.server.ts'
import { recordingStore } from '#app/services/speech/speech.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { mailsTo, storedOf, toldTo } from '#tests/support/billing.ts'
import { outboxOf } from '#tests/support/outbox.ts'
import { startStripeDouble } from '#tests/support/stripe-double/server.ts'
import { handlers } from './handlers.server.ts'
import { JobWorker } from './worker.server.ts'

// Recovery when no webhook arrives, and subscriptions whose account is deleted.

const PORT = vi.hoisted(() => {
  const port = 20_000 + (process.pid % 10_000)
  process.env.STRIPE_SECRET_KEY = 'sk_test_kopru'
  process.env.STRIPE_API_BASE = `http://127.0.0.1:${port}`
  return port
})

const stripe = await startStripeDouble({ port: PORT })
afterAll(() => stripe.close())
beforeEach(async () => {
  stripe.setFault(undefined)
  await db.job.deleteMany()
})

const worker = new JobWorker({ handlers, concurrency: 50 })
const signal = new AbortController().signal
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
type User = Awaited<ReturnType<typeof createAccount>>

/** Runs due jobs and the jobs they queue; mails stay queued. */
async function work(): Promise<void> {
  await db.job.updateMany({ where: { kind: { startsWith: 'mail-' } }, data: { runAt: inDays(1) } })
  while ((await worker.runDue()) > 0)
    await db.job.updateMany({ where: { kind: { startsWith: 'mail-' } }, data: { runAt: inDays(1) } })
}

/** A learner who paid at Stripe without our receiving a webhook. */
async function unheardPayer() {
  const user = await createAccount()
  const { url } = await startCheckout({ user, planId: 'monthly', attemptKey: crypto.randomUUID() })
  const page = new URL(url)
  const sessionId = page.pathname.split('/').at(-1) ?? ''
  const subscription = stripe.state.completeCheckout(sessionId, page.searchParams.get('price') ?? '')
  return { user, sessionId, subscription }
}

async function payer() {
  const made = await unheardPayer()
  await confirmCheckout(made)
  return made
}

const accountOf = (user: Pick<User, 'id'>) => db.billingAccount.findUniqueOrThrow({ where: { userId: user.id } })
const age = (user: Pick<User, 'id'>, sql: object) =>
  db.billingAccount.updateMany({ where: { userId: user.id }, data: sql })

test('/payment-success brings the payment in by itself, for its owner only', async () => {
  const { user, sessionId } = await unheardPayer()
  const stranger = await unheardPayer()
  await expect(confirmCheckout({ user: stranger.user, sessionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(confirmCheckout({ user, sessionId: 'cs_test_nowhere' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(confirmCheckout({ user, sessionId: '../customers' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await confirmCheckout({ user, sessionId })).toEqual({ step: 'paid', begun: 'active', status: 'active' })
  expect(await storedOf(user)).toMatchObject({ subscriptionStatus: 'active' })
  expect(await storedOf(stranger.user)).toMatchObject({ subscriptionStatus: 'free' })
})

test('a payment that nobody told us of is found by the sweep', async () => {
  const { user } = await unheardPayer()
  await sweepBilling()
  expect(await db.job.count({ where: { kind: 'reconcile-subscription' } })).toBe(0)
  await age(user, { checkoutAt: inDays(-0.5) })
  await sweepBilling()
  await sweepBilling()
  await work()
  expect(await storedOf(user)).toMatchObject({ subscriptionStatus: 'active' })
  expect(await accountOf(user)).toMatchObject({ checkoutAt: null, plan: 'monthly' })
  expect(await mailsTo(user)).toEqual(['activated'])
})

test('a renewal and an end that nobody told us of are found when the period is over', async () => {
  const { user, subscription } = await payer()
  stripe.state.renew(subscription.id, { isPaid: true })
  const [next] = await db.job.findMany({ where: { kind: 'reconcile-subscription' } })
  const { subscriptionPeriodEnd } = await storedOf(user)
  expect(next?.runAt.getTime()).toBe((subscriptionPeriodEnd?.getTime() ?? 0) + 60_000)
  await db.job.updateMany({ where: { id: next?.id ?? 0n }, data: { runAt: new Date() } })
  await work()
  const renewed = await storedOf(user)
  expect(renewed.subscriptionPeriodEnd?.getTime()).toBeGreaterThan(subscriptionPeriodEnd?.getTime() ?? 0)
  stripe.state.end(subscription.id)
  await age(user, { syncedAt: inDays(-2) })
  await db.job.deleteMany()
  await sweepBilling()
  await work()
  expect(await storedOf(user)).toMatchObject({ subscriptionStatus: 'canceled' })
})

test('a customer whom Stripe knows no more has no subscription', async () => {
  const { user, subscription } = await payer()
  stripe.state.subscriptions.delete(subscription.id)
  await age(user, { syncedAt: inDays(-2) })
  await sweepBilling()
  await work()
  expect(await storedOf(user)).toMatchObject({ subscriptionStatus: 'canceled' })
})

test('Pro that was given is left alone, with and without a past at Stripe', async () => {
  const given = { subscriptionStatus: 'active' as const, subscriptionPeriodEnd: inDays(30) }
  const never = await createAccount({ plan: 'pro' })
  const browsed = await createAccount()
  await startCheckout({ user: browsed, planId: 'monthly', attemptKey: crypto.randomUUID() })
  const { user: left, subscription } = await payer()
  stripe.state.end(subscription.id)
  await age(left, { syncedAt: inDays(-2) })
  await sweepBilling()
  await work()
  for (const { id } of [never, browsed, left]) await db.user.update({ where: { id }, data: given })
  await db.billingAccount.updateMany({ data: { syncedAt: inDays(-2), checkoutAt: inDays(-0.5) } })
  await sweepBilling()
  await work()
  for (const user of [never, browsed, left]) expect(await storedOf(user)).toMatchObject(given)
})

test('a sweep while Stripe is away changes nothing, and the next one heals', async () => {
  const { user } = await unheardPayer()
  await age(user, { checkoutAt: inDays(-0.5) })
  stripe.setFault({ kind: 'unauthorized' })
  await sweepBilling()
  await worker.runDue()
  expect(await storedOf(user)).toMatchObject({ subscriptionStatus: 'free' })
  stripe.setFault(undefined)
  await db.job.updateMany({ data: { runAt: new Date() } })
  await work()
  expect(await storedOf(user)).toMatchObject({ subscriptionStatus: 'active' })
})

test('an account that is to be deleted does not renew, and one that comes back goes on', async () => {
  const { user, subscription } = await payer()
  const atStripe = () => stripe.state.subscription(subscription.id)
  await scheduleDeletion(user.id)
  await work()
  expect(atStripe()).toMatchObject({ status: 'active', cancel_at_period_end: true })
  expect(await storedOf(user)).toMatchObject({ cancelAtPeriodEnd: true })
  expect(await keepAccount(user.id)).toBe(true)
  await work()
  expect(atStripe()).toMatchObject({ status: 'active', cancel_at_period_end: false })
  expect(await storedOf(user)).toMatchObject({ cancelAtPeriodEnd: false })
  // The mail about the deletion already covers it.
  expect(await mailsTo(user)).toEqual(['activated'])
  expect(await toldTo(user)).toHaveLength(1)
})

test('the mail about the deletion says what becomes of the subscription', async () => {
  const { user } = await payer()
  const free = await createAccount()
  for (const { id: userId } of [user, free]) {
    await db.user.update({ where: { id: userId }, data: { deleteAfter: inDays(30) } })
    await sendDeletionScheduledMail({ userId, signal })
  }
  const [[paying], [other]] = [await outboxOf(user.email), await outboxOf(free.email)]
  expect(paying?.text).toContain('Your Pro subscription is cancelled too')
  expect(other?.text).not.toContain('subscription')
})

test('a checkout begun on stale news sees what is so', async () => {
  const { user, subscription } = await payer()
  stripe.state.end(subscription.id)
  const pro = await db.user.findUniqueOrThrow({ where: { id: user.id } })
  const { url } = await startCheckout({ user: pro, planId: 'monthly', attemptKey: crypto.randomUUID() })
  expect(url).toContain('/c/pay/')
  expect(await storedOf(user)).toMatchObject({ subscriptionStatus: 'canceled' })
  const unheard = await unheardPayer()
  const second = await startCheckout({ user: unheard.user, planId: 'monthly', attemptKey: crypto.randomUUID() })
  expect(second.url).toContain('/p/session/')
  expect(await storedOf(unheard.user)).toMatchObject({ subscriptionStatus: 'active' })
})

test('what a learner has cancelled by themselves stays cancelled when they come back', async () => {
  const { user, subscription } = await payer()
  stripe.state.change(subscription.id, { isEnding: true })
  await scheduleDeletion(user.id)
  await work()
  await keepAccount(user.id)
  await work()
  expect(stripe.state.subscription(subscription.id)).toMatchObject({ cancel_at_period_end: true })
})

test('an account that is gone leaves no subscription behind, though Stripe is away at first', async () => {
  const { user, subscription } = await payer()
  const { id } = await accountOf(user)
  await db.user.update({ where: { id: user.id }, data: { deleteAfter: inDays(-1) } })
  stripe.setFault({ kind: 'unauthorized' })
  await sweepAccounts({ store: recordingStore })
  await worker.runDue()
  expect(await db.user.count({ where: { id: user.id } })).toBe(0)
  expect(stripe.state.subscription(subscription.id).status).toBe('active')
  stripe.setFault(undefined)
  await db.job.deleteMany()
  // Even if its job was lost.
  await sweepBilling()
  await work()
  expect(stripe.state.subscription(subscription.id).status).toBe('canceled')
  expect(await db.billingAccount.findUnique({ where: { id } })).toMatchObject({ userId: null, status: 'canceled' })
})

test('records of payments are kept for seven years after their account', async () => {
  const made = await db.billingAccount.create({ data: { orphanedAt: inDays(-7 * 365) } })
  const old = await db.billingAccount.create({ data: { orphanedAt: inDays(-7 * 366) } })
  expect(await deleteOldRecords()).toBe(1)
  expect(await db.billingAccount.count({ where: { id: { in: [made.id, old.id] } } })).toBe(1)
})

test('a mail says what is so, and is not sent where it is no longer', async () => {
  const { user, subscription } = await payer()
  for (const news of BILLING_MAILS) await sendBillingMail({ userId: user.id, news, signal })
  const [activated] = await outboxOf(user.email, { count: 1 })
  expect(activated?.text).toContain('You pay A$40 a month. It renews on ')
  stripe.state.end(subscription.id)
  await age(user, { status: 'canceled' })
  await sendBillingMail({ userId: user.id, news: 'ended', signal })
  await sendBillingMail({ userId: user.id, news: 'activated', signal })
  const mails = await outboxOf(user.email, { count: 2 })
  expect(mails.map(({ headers }) => headers.get('subject'))).toEqual([
    'Pro is active',
    'Your Pro subscription has ended',
  ])
})
