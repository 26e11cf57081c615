import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { deliver, firstOf, outcomeOf, paidAtStripe, startBilling, WEBHOOK_SECRETS } from '#tests/support/billing.ts'
import { signedEvent, type StripeDouble } from '#tests/support/stripe-double/server.ts'

// Who may report payments to us, and what is rejected.

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

const nowSeconds = () => Math.floor(Date.now() / 1_000)
const post = (init: RequestInit) => app.request('/api/stripe/webhook', { method: 'POST', ...init })

test('every configured secret is valid during rotation, any other is not', async () => {
  const payer = await paidAtStripe({ app, stripe })
  const [first, second] = [firstOf(payer.events()), firstOf(payer.events().slice(1))]
  expect((await deliver(app, first, { secret: WEBHOOK_SECRETS.older })).status).toBe(200)
  expect((await deliver(app, second, { secret: 'whsec_somebody-else-s' })).status).toBe(400)
  expect(await db.stripeEvent.count({ where: { id: second.id } })).toBe(0)
})

test.each([
  ['299 seconds old', -295, 200],
  ['half an hour old', -1_800, 400],
  ['a little ahead of our clock', 200, 200],
  ['half an hour ahead', 1_800, 400],
])('a signature that is %s', async (_, offset, status) => {
  const payer = await paidAtStripe({ app, stripe })
  const event = firstOf(payer.events())
  expect((await deliver(app, event, { timestamp: nowSeconds() + offset })).status).toBe(status)
  expect(await payer.stored()).toMatchObject({ subscriptionStatus: status === 200 ? 'active' : 'free' })
})

test('an altered, unsigned or malformed webhook is refused with 400 and a message', async () => {
  const payer = await paidAtStripe({ app, stripe })
  const event = firstOf(payer.events())
  const secret = WEBHOOK_SECRETS.current
  const { body, headers } = signedEvent({ event, secret })
  const altered: RequestInit[] = [
    { body: `${body} `, headers },
    { body: body.replace('"active"', '"unpaid"'), headers },
    { body, headers: {} },
    { body, headers: { 'Stripe-Signature': '' } },
    { body, headers: { 'Stripe-Signature': 't=,v1=' } },
    { body, headers: { 'Stripe-Signature': headers['Stripe-Signature'].replace('v1=', 'v0=') } },
    { body: '', headers },
    { body: 'not json', headers },
  ]
  for (const init of altered) expect(await outcomeOf(await post(init))).toEqual([400, 'INVALID_TOKEN'])
  for (const shape of [[], 'text', { id: 'evt_1' }, { id: 1, type: 'invoice.paid', data: {} }]) {
    const signed = signedEvent({ event: Object(shape), secret })
    expect((await post(signed)).status).toBe(400)
  }
  expect(await payer.stored()).toMatchObject({ subscriptionStatus: 'free' })
})

test('an unknown kind, an unknown customer and a missing one are answered and ignored', async () => {
  const calls = stripe.calls.length
  const secret = WEBHOOK_SECRETS.current
  for (const [type, object] of [
    ['charge.dispute.created', { customer: 'cus_nobody' }],
    ['invoice.paid', { customer: 'cus_nobody' }],
    ['invoice.paid', { customer: null }],
    ['customer.subscription.updated', {}],
  ] as const) {
    const event = { id: `evt_${type}`, object: 'event', type, data: { object } }
    expect(await outcomeOf(await post(signedEvent({ event, secret })))).toEqual([200, 'not for us'])
  }
  expect(stripe.calls).toHaveLength(calls)
})

test('only POST is accepted', async () => {
  expect((await app.request('/api/stripe/webhook')).status).toBe(405)
  expect((await app.request('/api/stripe/webhook', { method: 'PUT', body: '{}' })).status).toBe(405)
})

// Last, because the connection is unusable afterwards.
test('a body too large for any event is refused unread', async () => {
  expect((await post({ body: 'x'.repeat(2_000_000) })).status).toBe(413)
})
