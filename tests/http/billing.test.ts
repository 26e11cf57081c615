import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { signedInAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { newPayer, newSetup, pageOf, paidAtStripe, startBilling, storedOf, toldTo } from '#tests/support/billing.ts'
import type { StripeDouble } from '#tests/support/stripe-double/server.ts'

let stripe: StripeDouble
let app: RunningApp

beforeAll(async () => {
  stripe = await startBilling()
  app = await startApp()
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})
beforeEach(() => {
  stripe.setFault(undefined)
  stripe.setLatency(0)
  stripe.state.declinesCards = false
})

const open = () => [...stripe.state.sessions.values()].filter(({ status }) => status === 'open')
const openOf = (customer: string | null) => open().filter((session) => session.customer === customer)
const asked = (call: string) => stripe.calls.filter((made) => made === call).length

test('a plan is bought at Stripe: right amount and interval, one customer, return to /payment-success', async () => {
  const payer = await newPayer(app)
  const response = await payer.checkout('fortnightly')
  expect(response.status).toBe(200)
  const { sessionId, priceId } = await pageOf(response)
  expect(stripe.state.price(priceId)).toMatchObject({
    currency: 'aud',
    unit_amount: 2_500,
    lookup_key: 'kopru_fortnightly',
    recurring: { interval: 'week', interval_count: 2 },
  })
  const { stripeCustomerId } = await payer.stored()
  expect(stripe.state.session(sessionId)).toMatchObject({
    customer: stripeCustomerId,
    success_url: expect.stringMatching(/\/payment-success\?session_id=\{CHECKOUT_SESSION_ID\}$/),
    cancel_url: expect.stringMatching(/\/upgrade$/),
  })
  expect(stripe.state.customers.get(stripeCustomerId ?? '')).toMatchObject({ email: payer.user.email })
  expect(await payer.stored()).toMatchObject({ subscriptionStatus: 'free' })
})

test('prices are created once and then found by their lookup key', () => {
  const keys = [...stripe.state.prices.values()].map((price) => price.lookup_key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(asked('POST /v1/products')).toBe(1)
})

test.each([
  ['no plan', {}],
  ['an unknown plan', { planId: 'weekly', billingCycle: 'weekly' }],
  ['another cycle', { planId: 'monthly', billingCycle: 'fortnightly' }],
  ['a plan that is no text', { planId: { $gt: '' } }],
  ['a list', []],
  ['an attempt that is no UUID', { planId: 'monthly', attemptKey: 'x' }],
])('%s is refused before any request to Stripe', async (_, body) => {
  const payer = await newPayer(app)
  const before = stripe.calls.length
  const response = await payer.post('/api/create-checkout-session', body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'VALIDATION_FAILED' })
  expect(stripe.calls).toHaveLength(before)
})

test.each(['create-checkout-session', 'complete-subscription'])(
  'garbage at %s gets a message, not a crash',
  async (call) => {
    const payer = await newPayer(app)
    const { Cookie } = await signedInAs(payer.user)
    for (const [type, body] of [
      ['application/json', '{"planId":'],
      ['application/json', 'null'],
      ['application/xml', '<a/>'],
      ['multipart/form-data; boundary=x', 'garbage'],
    ] as const) {
      const headers = { Cookie, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type }
      const response = await app.request(`/api/${call}`, { method: 'POST', headers, body })
      expect([400, 415], `${type} ${body}`).toContain(response.status)
    }
  },
)

test('twenty concurrent clicks and two tabs lead to one payment page and one customer', async () => {
  const payer = await newPayer(app)
  stripe.setLatency(20)
  const attemptKey = randomUUID()
  const clicks = Array.from({ length: 18 }, () => payer.checkout('monthly', attemptKey))
  const answers = await Promise.all([...clicks, payer.checkout('monthly'), payer.checkout('monthly', randomUUID())])
  const urls = await Promise.all(answers.map(async (answer) => (await pageOf(answer)).sessionId))
  expect(new Set(urls).size).toBe(1)
  const { stripeCustomerId } = await payer.stored()
  expect(openOf(stripeCustomerId)).toHaveLength(1)
  expect([...stripe.state.customers.values()].filter(({ email }) => email === payer.user.email)).toHaveLength(1)
})

test("choosing the other plan closes a plan's payment page, and a repeated form gets an open one", async () => {
  const payer = await newPayer(app)
  const attemptKey = randomUUID()
  const first = await pageOf(await payer.checkout('monthly', attemptKey))
  const second = await pageOf(await payer.checkout('fortnightly', attemptKey))
  expect(stripe.state.session(first.sessionId).status).toBe('expired')
  const third = await pageOf(await payer.checkout('monthly', attemptKey))
  expect(stripe.state.session(third.sessionId).status).toBe('open')
  expect(stripe.state.session(second.sessionId).status).toBe('expired')
  expect(openOf((await payer.stored()).stripeCustomerId)).toHaveLength(1)
})

test('a subscriber is redirected to the portal, to its plan change for the other plan', async () => {
  const payer = await paidAtStripe({ app, stripe })
  const same: { url: string } = await (await payer.checkout('monthly')).json()
  const other: { url: string } = await (await payer.checkout('fortnightly')).json()
  const portalOf = (url: string) => stripe.state.portal(url.split('/').at(-1) ?? '')
  expect(portalOf(same.url)).toMatchObject({ switchTo: null, customer: payer.subscription.customer })
  const { switchTo } = portalOf(other.url)
  expect(stripe.state.price(switchTo ?? '').lookup_key).toBe('kopru_fortnightly')
  expect(openOf(payer.subscription.customer)).toHaveLength(0)
  expect(stripe.state.subscriptionsOf(payer.subscription.customer)).toHaveLength(1)
})

test('a user with given Pro cannot buy it on top', async () => {
  const payer = await newPayer(app, { plan: 'pro' })
  const response = await payer.checkout()
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ code: 'CONFLICT' })
})

test('the portal opens for customers only, with our configuration, which is created once', async () => {
  const stranger = await newPayer(app)
  expect((await stranger.post('/api/create-portal-session')).status).toBe(409)
  const payer = await paidAtStripe({ app, stripe })
  for (let count = 0; count < 2; count += 1) {
    const { url }: { url: string } = await (await payer.post('/api/create-portal-session')).json()
    const portal = stripe.state.portal(url.split('/').at(-1) ?? '')
    expect(portal).toMatchObject({
      customer: payer.subscription.customer,
      return_url: expect.stringMatching(/\/settings$/),
    })
  }
  expect(stripe.state.configurations.size).toBe(1)
})

test('a saved card starts one subscription, however often and concurrently it is requested', async () => {
  const payer = await newSetup({ app, stripe, planId: 'fortnightly' })
  stripe.state.succeedSetup(payer.id)
  stripe.setLatency(20)
  const answers = await Promise.all(Array.from({ length: 20 }, payer.complete))
  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  expect(bodies[0]).toMatchObject({ success: true, status: 'active', subscriptionId: expect.stringMatching(/^sub_/) })
  expect(payer.subscriptions()).toHaveLength(1)
  expect(await payer.stored()).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: false })
  expect(await toldTo(payer.user)).toHaveLength(1)
})

test('the address of a used card buys nothing when it is reopened after the subscription ended', async () => {
  const payer = await newSetup({ app, stripe })
  stripe.state.succeedSetup(payer.id)
  await payer.complete()
  const [subscription] = payer.subscriptions()
  stripe.state.end(subscription?.id ?? '')
  const again = await payer.complete()
  expect(await again.json()).toMatchObject({ subscriptionId: subscription?.id, status: 'canceled' })
  expect(payer.subscriptions()).toHaveLength(1)
  expect(await payer.stored()).toMatchObject({ subscriptionStatus: 'canceled' })
})

test('a card that is incomplete, declined, unknown or somebody else’s starts nothing', async () => {
  const payer = await newSetup({ app, stripe })
  expect((await payer.complete()).status).toBe(409)
  stripe.state.succeedSetup(payer.id)
  const other = await newSetup({ app, stripe })
  const stolen = await other.post('/api/complete-subscription', { setupIntentId: payer.id })
  const unknown = await other.post('/api/complete-subscription', { setupIntentId: 'seti_nowhere' })
  const path = await other.post('/api/complete-subscription', { setupIntentId: '../customers' })
  const bodies = await Promise.all([stolen, unknown, path].map((answer) => answer.json()))
  for (const body of bodies) expect(body).toMatchObject({ code: 'NOT_FOUND', error: bodies[0].error })
  stripe.state.declinesCards = true
  const declined = await payer.complete()
  expect(declined.status).toBe(400)
  expect(await declined.json()).toMatchObject({ code: 'VALIDATION_FAILED' })
  expect(payer.subscriptions()).toHaveLength(0)
  expect(other.subscriptions()).toHaveLength(0)
})

test.each(['error', 'limited', 'reset'] as const)('one %s of Stripe’s goes unnoticed', async (kind) => {
  const payer = await newPayer(app)
  stripe.setFault({ kind, times: 1, on: /checkout\/sessions$/ })
  expect((await payer.checkout()).status).toBe(200)
})

test.each(['error', 'limited', 'unauthorized'] as const)('a Stripe that always answers %s is a 503', async (kind) => {
  const payer = await newPayer(app)
  stripe.setFault({ kind })
  const response = await payer.checkout()
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    error: 'Failed to create checkout session',
  })
  stripe.setFault(undefined)
  expect((await payer.checkout()).status).toBe(200)
})

test.each(['hang', 'drip'] as const)('a Stripe that always %s costs at most ten seconds', async (kind) => {
  const payer = await newPayer(app)
  stripe.setFault({ kind })
  const startedAt = performance.now()
  const response = await payer.checkout()
  expect(response.status).toBe(503)
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})

test('an action at Stripe whose response was lost is not repeated', async () => {
  const payer = await newSetup({ app, stripe })
  stripe.state.succeedSetup(payer.id)
  stripe.setFault({ kind: 'acted', times: 1, on: /^POST \/v1\/subscriptions$/ })
  expect((await payer.complete()).status).toBe(200)
  expect(payer.subscriptions()).toHaveLength(1)

  const buyer = await newPayer(app)
  stripe.setFault({ kind: 'acted', on: /^POST \/v1\/customers$/ })
  expect((await buyer.checkout()).status).toBe(503)
  stripe.setFault(undefined)
  expect((await buyer.checkout()).status).toBe(200)
  expect([...stripe.state.customers.values()].filter(({ email }) => email === buyer.user.email)).toHaveLength(1)
  const { stripeCustomerId } = await storedOf(buyer.user)
  expect(await db.billingAccount.count({ where: { stripeCustomerId } })).toBe(1)
})
