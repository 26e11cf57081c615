import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import {
  deliver,
  firstOf,
  mailsTo,
  newPayer,
  newSetup,
  outcomeOf,
  paidAtStripe,
  startBilling,
  toldTo,
  WEBHOOK_SECRETS,
} from '#tests/support/billing.ts'
import { signedEvent, type StripeDouble } from '#tests/support/stripe-double/server.ts'
import type { StripeEvent } from '#tests/support/stripe-double/things.ts'

// Stripe guarantees neither order nor single delivery: whatever arrives, the stored state must be the same as after
// one delivery in order.

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
})

const post = (init: RequestInit) => app.request('/api/stripe/webhook', { method: 'POST', ...init })

/** Delivers all events in this order, and expects each to be accepted. */
async function deliverAll(events: StripeEvent[]): Promise<void> {
  for (const event of events) expect((await deliver(app, event)).status).toBe(200)
}

test('a payment opens Pro until the end of its period, and notifies once', async () => {
  const payer = await paidAtStripe({ app, stripe })
  await deliverAll(payer.events())
  const [item] = payer.subscription.items.data
  expect(await payer.stored()).toMatchObject({
    subscriptionStatus: 'active',
    subscriptionPeriodEnd: new Date((item?.current_period_end ?? 0) * 1_000),
    cancelAtPeriodEnd: false,
  })
  expect(await toldTo(payer.user)).toEqual(['Pro is active. Every dialogue and every mock test is open to you.'])
  expect(await mailsTo(payer.user)).toEqual(['activated'])
  const user: Record<string, unknown> = await (await app.request('/api/user', { headers: payer.headers })).json()
  expect(user).toMatchObject({ subscriptionStatus: 'active', cancelAtPeriodEnd: false })
  expect(Object.keys(user).join(' ')).not.toMatch(/stripe/i)
})

test('the same event again changes nothing and asks Stripe nothing', async () => {
  const payer = await paidAtStripe({ app, stripe })
  const event = firstOf(payer.events())
  expect(await outcomeOf(await deliver(app, event))).toEqual([200, 'handled'])
  const calls = stripe.calls.length
  expect(await outcomeOf(await deliver(app, event))).toEqual([200, 'handled before'])
  expect(stripe.calls).toHaveLength(calls)
  expect(await db.stripeEvent.count({ where: { id: event.id } })).toBe(1)
  expect(await toldTo(payer.user)).toHaveLength(1)
})

test('twenty concurrent copies count as one', async () => {
  const payer = await paidAtStripe({ app, stripe })
  const event = firstOf(payer.events())
  stripe.setLatency(20)
  const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(app, event)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await toldTo(payer.user)).toHaveLength(1)
  expect(await mailsTo(payer.user)).toEqual(['activated'])
})

test('reordered, concurrent and repeated events give the last state', async () => {
  const payer = await paidAtStripe({ app, stripe })
  const { id } = payer.subscription
  stripe.state.renew(id, { isPaid: false })
  stripe.state.renew(id, { isPaid: true })
  const ended = stripe.state.end(id)
  const backwards = payer.events().toReversed()
  expect(backwards.length).toBeGreaterThan(6)
  stripe.setLatency(5)
  await Promise.all([...backwards, ...backwards].map((event) => deliver(app, event)))
  await deliverAll(payer.events())
  expect(await payer.stored()).toMatchObject({
    subscriptionStatus: 'canceled',
    subscriptionPeriodEnd: new Date((ended.ended_at ?? 0) * 1_000),
  })
})

test('an earlier answer from Stripe does not replace a later one', async () => {
  const payer = await paidAtStripe({ app, stripe })
  const first = firstOf(payer.events())
  // The event was correct when it was sent. It arrives after the cancellation, which wins.
  stripe.setFault({ kind: 'late', times: 1, on: /^GET \/v1\/subscriptions$/ })
  const slow = deliver(app, first)
  await expect.poll(() => stripe.calls.at(-1)).toBe('GET /v1/subscriptions')
  stripe.state.change(payer.subscription.id, { isEnding: true })
  await deliverAll(payer.events().slice(1))
  expect(await payer.stored()).toMatchObject({ cancelAtPeriodEnd: true })
  expect((await slow).status).toBe(200)
  expect(await payer.stored()).toMatchObject({ cancelAtPeriodEnd: true })
})

test('a failed payment, its recovery, a cancellation and the end each notify once', async () => {
  const payer = await paidAtStripe({ app, stripe })
  const { id } = payer.subscription
  const step = async (expected: object) => {
    await deliverAll(payer.events())
    expect(await payer.stored()).toMatchObject(expected)
  }
  await step({ subscriptionStatus: 'active' })
  stripe.state.renew(id, { isPaid: false })
  await step({ subscriptionStatus: 'past_due' })
  stripe.state.change(id, { status: 'active' })
  await step({ subscriptionStatus: 'active' })
  stripe.state.change(id, { isEnding: true })
  await step({ subscriptionStatus: 'active', cancelAtPeriodEnd: true })
  stripe.state.change(id, { isEnding: false })
  await step({ cancelAtPeriodEnd: false })
  stripe.state.change(id, { isEnding: true })
  stripe.state.end(id)
  await step({ subscriptionStatus: 'canceled' })
  expect(await toldTo(payer.user)).toEqual([
    'Pro is active. Every dialogue and every mock test is open to you.',
    'Your last payment did not go through. Please check your card in Settings.',
    'Your payment went through. Pro continues.',
    expect.stringMatching(/^Your subscription is cancelled\. Pro stays open until \d+ \w+ 20\d\d\.$/),
    'Your subscription continues as before.',
    'Your Pro subscription has ended. Free dialogues stay open to you.',
  ])
  expect(await mailsTo(payer.user)).toEqual(['activated', 'payment_failed', 'ending', 'ending_soon', 'ended'])
})

test('a failed payment leaves Pro open until the period ends; unpaid closes it', async () => {
  const payer = await paidAtStripe({ app, stripe })
  const { id } = payer.subscription
  const hasAll = async () => {
    const response = await app.request('/api/dialogues', { headers: payer.headers })
    const dialogues: { userCanAccess: boolean }[] = await response.json()
    return dialogues.every(({ userCanAccess }) => userCanAccess)
  }
  expect(await hasAll()).toBe(false)
  stripe.state.renew(id, { isPaid: false })
  await deliverAll(payer.events())
  expect(await payer.stored()).toMatchObject({ subscriptionStatus: 'past_due' })
  expect(await hasAll()).toBe(true)
  stripe.state.change(id, { periodEnd: Math.floor(Date.now() / 1_000) - 60 })
  await deliverAll(payer.events())
  expect(await hasAll()).toBe(false)
  stripe.state.renew(id, { isPaid: true })
  await deliverAll(payer.events())
  expect(await hasAll()).toBe(true)
  stripe.state.change(id, { status: 'unpaid' })
  await deliverAll(payer.events())
  expect(await hasAll()).toBe(false)
})

test('a change of plans is stored with its new period', async () => {
  const payer = await paidAtStripe({ app, stripe, planId: 'monthly' })
  await payer.checkout('fortnightly')
  const fortnightly = [...stripe.state.prices.values()].find((price) => price.lookup_key === 'kopru_fortnightly')
  const switched = stripe.state.switchPrice(payer.subscription.id, fortnightly?.id ?? '')
  await deliverAll(payer.events())
  const { stripeCustomerId, subscriptionPeriodEnd } = await payer.stored()
  expect(await db.billingAccount.findFirst({ where: { stripeCustomerId } })).toMatchObject({ plan: 'fortnightly' })
  expect(subscriptionPeriodEnd?.getTime()).toBe((switched.items.data[0]?.current_period_end ?? 0) * 1_000)
})

test('only the customer in an event is trusted, nothing else', async () => {
  const payer = await newPayer(app)
  await payer.checkout()
  const { stripeCustomerId } = await payer.stored()
  const lie = { customer: stripeCustomerId, status: 'active', metadata: { plan: 'monthly' } }
  const event = { id: 'evt_lie', object: 'event', type: 'customer.subscription.created', data: { object: lie } }
  expect((await post(signedEvent({ event, secret: WEBHOOK_SECRETS.current }))).status).toBe(200)
  expect(await payer.stored()).toMatchObject({ subscriptionStatus: 'free' })
})

test('while Stripe is down, an event is refused for a retry, and we retry ourselves as well', async () => {
  const payer = await paidAtStripe({ app, stripe })
  const event = firstOf(payer.events())
  stripe.setFault({ kind: 'error' })
  const response = await deliver(app, event)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await db.stripeEvent.count({ where: { id: event.id } })).toBe(0)
  const { id } = await db.billingAccount.findFirstOrThrow({ where: { userId: payer.user.id } })
  expect(await db.job.count({ where: { uniqueKey: `reconcile-subscription:${id}` } })).toBe(1)
  stripe.setFault(undefined)
  expect(await outcomeOf(await deliver(app, event))).toEqual([200, 'handled'])
  expect(await payer.stored()).toMatchObject({ subscriptionStatus: 'active' })
})

test('a card whose browser was closed starts its subscription by the webhook, for its owner and plan, once', async () => {
  const payer = await newSetup({ app, stripe, planId: 'fortnightly' })
  const setup = stripe.state.succeedSetup(payer.id)
  const eventOf = (id: string) =>
    deliver(app, { id, object: 'event', type: 'setup_intent.succeeded', created: 0, data: { object: { ...setup } } })
  // Without our account's name it is a card added in the portal.
  expect(await outcomeOf(await eventOf('evt_portal'))).toEqual([200, 'not for us'])
  expect(payer.subscriptions()).toEqual([])
  const account = await db.billingAccount.findFirstOrThrow({ where: { userId: payer.user.id } })
  setup.metadata['kopru_account'] = account.id
  stripe.setFault({ kind: 'unauthorized' })
  expect((await eventOf('evt_setup')).status).toBe(503)
  stripe.setFault(undefined)
  expect(await outcomeOf(await eventOf('evt_setup'))).toEqual([200, 'handled'])
  expect(await outcomeOf(await eventOf('evt_setup'))).toEqual([200, 'handled before'])
  expect((await payer.complete()).status).toBe(200)
  expect(payer.subscriptions()).toHaveLength(1)
  expect(await payer.stored()).toMatchObject({ subscriptionStatus: 'active' })
})

test('a declined or too old card starts nothing by the webhook, and is not sent again', async () => {
  for (const spoil of ['old', 'declined', 'leaving'] as const) {
    const payer = await newSetup({ app, stripe })
    const setup = stripe.state.succeedSetup(payer.id)
    const account = await db.billingAccount.findFirstOrThrow({ where: { userId: payer.user.id } })
    setup.metadata['kopru_account'] = account.id
    if (spoil === 'old') setup.created -= 25 * 3_600
    if (spoil === 'leaving') await db.user.update({ where: { id: payer.user.id }, data: { deleteAfter: new Date() } })
    stripe.state.declinesCards = spoil === 'declined'
    const type = 'setup_intent.succeeded'
    const event = { id: `evt_${spoil}`, object: 'event' as const, type, created: 0, data: { object: setup } }
    expect((await deliver(app, event)).status).toBe(200)
    stripe.state.declinesCards = false
    expect(payer.subscriptions()).toEqual([])
  }
})
