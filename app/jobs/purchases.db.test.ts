import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_SECONDS } from '#app/config/time.ts'
import { db } from '#app/db.server.ts'
import { keepAccount, scheduleDeletion } from '#app/services/accounts/account-deletion.server.ts'
import { completeSubscription } from '#app/services/billing/complete-subscription.server.ts'
import { confirmCheckout } from '#app/services/billing/confirm-checkout.server.ts'
import { reconcileSubscription } from '#app/services/billing/reconcile-subscription.server.ts'
import { startCheckout } from '#app/services/billing/start-checkout.server.ts'
import { startSetup } from '#app/services/billing/start-setup.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { storedOf } from '#tests/support/billing.ts'
import { startStripeDouble } from '#tests/support/stripe-double/server.ts'
import { handlers } from './handlers.server.ts'
import { enqueue } from './queue.server.ts'
import { JobWorker } from './worker.server.ts'

// Concurrent purchases, old ones, and Stripe failures: nobody pays twice and nothing is lost.

const PORT = vi.hoisted(() => {
  const port = 30_000 + (process.pid % 10_000)
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

const signal = new AbortController().signal
const worker = new JobWorker({ handlers, concurrency: 50 })
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
type User = Awaited<ReturnType<typeof createAccount>>

const begin = (user: User) => startCheckout({ user, planId: 'monthly', attemptKey: crypto.randomUUID() })
const accountOf = (user: User) => db.billingAccount.findUniqueOrThrow({ where: { userId: user.id } })
const atStripe = async (user: User) =>
  stripe.state.subscriptionsOf((await accountOf(user)).stripeCustomerId ?? '').toReversed()

async function pay(user: User) {
  const page = new URL((await begin(user)).url)
  const sessionId = page.pathname.split('/').at(-1) ?? ''
  const subscription = stripe.state.completeCheckout(sessionId, page.searchParams.get('price') ?? '')
  await confirmCheckout({ user, sessionId })
  return subscription
}

/** A card set up for a plan whose subscription has not started. */
async function setUp(user: User) {
  const { clientSecret } = await startSetup({ user, planId: 'monthly' })
  const setup = stripe.state.succeedSetup(clientSecret.split('_secret_')[0] ?? '')
  return { setup, complete: () => completeSubscription({ user, setupIntentId: setup.id }) }
}

test('Pro that an admin gave stays through whatever Stripe says, and nothing is sold on top of it', async () => {
  const user = await createAccount()
  const subscription = await pay(user)
  const paid = await storedOf(user)
  const manualProUntil = inDays(90)
  await db.user.update({ where: { id: user.id }, data: { manualProUntil } })
  const { id: accountId } = await accountOf(user)
  await reconcileSubscription({ accountId, signal })
  expect(await storedOf(user)).toEqual(paid)
  stripe.state.end(subscription.id)
  await reconcileSubscription({ accountId, signal })
  expect(await storedOf(user)).toMatchObject({ subscriptionStatus: 'canceled' })
  const known = await db.user.findUniqueOrThrow({ where: { id: user.id } })
  expect(known.manualProUntil).toEqual(manualProUntil)
  await expect(begin(known)).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('who comes back is renewed again, whether the subscription was to end with its period or on a day', async () => {
  for (const byDay of [false, true]) {
    const user = await createAccount()
    const subscription = await pay(user)
    await scheduleDeletion(user.id)
    await worker.runDue()
    expect(subscription.cancel_at_period_end).toBe(true)
    const end = Math.floor(inDays(20).getTime() / 1_000)
    if (byDay) Object.assign(subscription, { cancel_at_period_end: false, cancel_at: end })
    await keepAccount(user.id)
    await worker.runDue()
    expect(subscription).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
    expect(await storedOf(user)).toMatchObject({ cancelAtPeriodEnd: false })
  }
})

test('a payment page in another tab is closed before a card on our own page pays', async () => {
  const user = await createAccount()
  await begin(user)
  const { complete } = await setUp(user)
  await complete()
  const { stripeCustomerId } = await accountOf(user)
  const pages = [...stripe.state.sessions.values()].filter(({ customer }) => customer === stripeCustomerId)
  expect(pages.map(({ status }) => status)).toEqual(['expired'])
  expect(await atStripe(user)).toHaveLength(1)
})

test('a payment that was begun is asked after until a subscription runs, though an older one is over', async () => {
  const user = await createAccount()
  const old = await pay(user)
  stripe.state.end(old.id)
  await reconcileSubscription({ accountId: (await accountOf(user)).id, signal })
  await begin(await db.user.findUniqueOrThrow({ where: { id: user.id } }))
  await reconcileSubscription({ accountId: (await accountOf(user)).id, signal })
  expect((await accountOf(user)).checkoutAt).not.toBeNull()
  const fresh = await db.user.findUniqueOrThrow({ where: { id: user.id } })
  await pay(fresh)
  expect((await accountOf(user)).checkoutAt).toBeNull()
})

test('what Stripe never answered is asked after, and nothing else is bought before it can be known', async () => {
  const user = await createAccount()
  const { complete } = await setUp(user)
  stripe.setFault({ kind: 'reset', on: /^POST \/v1\/subscriptions$/ })
  await expect(complete()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  const { checkoutAt, leaseUntil } = await accountOf(user)
  expect(checkoutAt).not.toBeNull()
  expect(leaseUntil?.getTime()).toBeGreaterThan(Date.now())
})

test('a card that was set up long ago, or before Pro was given, buys nothing', async () => {
  const late = await createAccount()
  const old = await setUp(late)
  old.setup.created -= 25 * HOUR_SECONDS
  await expect(old.complete()).rejects.toMatchObject({ code: 'CONFLICT' })
  const given = await createAccount()
  const { setup } = await setUp(given)
  const data = { subscriptionStatus: 'active' as const, subscriptionPeriodEnd: inDays(30) }
  const user = await db.user.update({ where: { id: given.id }, data })
  const complete = completeSubscription({ user, setupIntentId: setup.id })
  await expect(complete).rejects.toMatchObject({ code: 'CONFLICT' })
  expect([...(await atStripe(late)), ...(await atStripe(given))]).toEqual([])
})

test('a look that comes early leaves the one after the end of the period where it was', async () => {
  const user = await createAccount()
  await pay(user)
  const { id: accountId } = await accountOf(user)
  await enqueue({
    kind: 'reconcile-subscription',
    payload: { accountId },
    uniqueKey: `reconcile-subscription:${accountId}`,
  })
  await worker.runDue()
  const { subscriptionPeriodEnd } = await storedOf(user)
  const [next] = await db.job.findMany({ where: { kind: 'reconcile-subscription' } })
  expect(next?.runAt.getTime()).toBe((subscriptionPeriodEnd?.getTime() ?? 0) + 60_000)
})

test('a price that was archived or forgotten at Stripe is made anew', async () => {
  await begin(await createAccount())
  const [price] = [...stripe.state.prices.values()].filter(({ lookup_key: key }) => key === 'kopru_monthly')
  if (!price) throw new Error('no price was made')
  stripe.state.prices.delete(price.id)
  await expect(begin(await createAccount())).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
  stripe.state.prices.set('price_archived', { ...price, id: 'price_archived', active: false })
  expect((await begin(await createAccount())).url).toContain('/c/pay/')
})

test('a page that is paid while another is asked for leads to the portal, not to a second page', async () => {
  const user = await createAccount()
  const page = new URL((await begin(user)).url)
  const session = stripe.state.session(page.pathname.split('/').at(-1) ?? '')
  // Listed as open, and paid before it is expired.
  stripe.setOnCall((call) => {
    if (!call.endsWith('/expire') || session.status !== 'open') return
    stripe.state.completeCheckout(session.id, page.searchParams.get('price') ?? '')
  })
  const { url } = await startCheckout({ user, planId: 'fortnightly', attemptKey: crypto.randomUUID() })
  stripe.setOnCall(undefined)
  expect(url).toContain('/p/session/')
})

test.each(['customers', 'products', 'prices', 'checkout/sessions', 'billing_portal/configurations', 'subscriptions'])(
  'a fault that Stripe repeats for a day for the same call to %s is got over',
  async (call) => {
    stripe.reset()
    vi.resetModules()
    const user = await createAccount()
    stripe.setFault({ kind: 'kept', times: 1, on: new RegExp(`^POST /v1/${call}$`) })
    const { startCheckout: start } = await import('#app/services/billing/start-checkout.server.ts')
    const { startSetup: set } = await import('#app/services/billing/start-setup.server.ts')
    const { completeSubscription: complete } = await import('#app/services/billing/complete-subscription.server.ts')
    const { openPortal } = await import('#app/services/billing/open-portal.server.ts')
    await start({ user, planId: 'monthly', attemptKey: crypto.randomUUID() })
    await openPortal({ user, returnPath: '/settings' })
    const { clientSecret } = await set({ user, planId: 'monthly' })
    const { id } = stripe.state.succeedSetup(clientSecret.split('_secret_')[0] ?? '')
    expect(await complete({ user, setupIntentId: id })).toMatchObject({ status: 'active' })
    expect(await atStripe(user)).toHaveLength(1)
  },
)
