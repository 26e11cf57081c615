import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type BillingPages, startBillingPages, type User } from '#tests/support/billing-pages.ts'

// /payment-success after a card was set up on /subscribe, as server-rendered HTML: it shows what Stripe reports.

const SUCCESS = 'Payment Successful!'
const DAYS_30 = 30 * 86_400_000

let pages: BillingPages

beforeAll(async () => {
  pages = await startBillingPages()
})
afterAll(() => pages.close())
beforeEach(async () => {
  pages.stripe.setFault(undefined)
  await db.rateLimit.deleteMany()
})

const start = (user: User, id: string) =>
  pages.post(`/payment-success?setup_intent=${id}`, { user, fields: { setupIntentId: id } })

test('a saved card starts its subscription by a button, and never by opening the page', async () => {
  const user = await createAccount()
  const key = { ...(await writingAs(user)), 'Content-Type': 'application/json' }
  const { setup, back } = await pages.setUpCard(user, 'requires_payment_method')
  const unfinished = await start(user, setup.id)
  expect(unfinished.status).toBe(409)
  expect(await unfinished.text()).toContain('Payment Processing Issue')
  pages.stripe.state.succeedSetup(setup.id)
  const { html } = await pages.open(back, user)
  expect(html).toContain('Activate my subscription')
  expect(pages.stripe.state.subscriptionsOf(setup.customer)).toEqual([])
  const done = await start(user, setup.id)
  expect([done.status, done.headers.get('Location')]).toEqual([303, `${back}&checked=1`])
  expect(pages.stripe.state.subscriptionsOf(setup.customer)).toHaveLength(1)
  const call = await pages.app.request('/api/user', { headers: key })
  expect(await call.json()).toMatchObject({ subscriptionStatus: 'active' })
  expect((await pages.open(back, user)).html).toContain('Subscription Activated!')
})

test('what is left to do without JavaScript is not called a success before it is paid', async () => {
  const user = await createAccount()
  const { html } = await pages.open((await pages.setUpCard(user)).back, user)
  expect(html).toMatch(/<h2 class="[^"]*\bscripted:hidden"[^>]*>One step left: start your subscription/)
  expect(html).toMatch(/<h2 class="[^"]*\bhidden scripted:block"[^>]*>Payment Successful!/)
})

test.each([
  ['requires_payment_method', 'The card was not confirmed, so nothing was charged.'],
  ['requires_action', 'Your bank still needs you to confirm this card, so nothing was charged.'],
  ['requires_confirmation', 'Your bank still needs you to confirm this card, so nothing was charged.'],
  ['canceled', 'This payment was cancelled, and nothing was charged.'],
])('a card in the state %s is no payment, whatever the address says', async (status, sentence) => {
  const user = await createAccount()
  const { back } = await pages.setUpCard(user, status)
  const { response, html } = await pages.open(`${back}&redirect_status=succeeded`, user)
  expect(response.status).toBe(200)
  for (const text of ['Nothing was paid', sentence]) expect(html).toContain(text)
  expect(html).toMatch(/href="\/upgrade"[^>]*>Go to the plans/)
  for (const text of [SUCCESS, 'Your card is saved', 'You do not need to pay again']) expect(html).not.toContain(text)
})

test('a card that the bank is still checking is neither saved nor refused', async () => {
  const user = await createAccount()
  const { back } = await pages.setUpCard(user, 'processing')
  const { html } = await pages.open(back, user)
  expect(html).toContain('We are checking your payment...')
  for (const text of [SUCCESS, 'Your card is saved', 'Activate my subscription']) expect(html).not.toContain(text)
})

test('a card from a day ago starts nothing, and the page says so before any click', async () => {
  const user = await createAccount()
  const { setup, back } = await pages.setUpCard(user)
  setup.created -= 25 * 3_600
  const { html } = await pages.open(back, user)
  expect(html).toContain('This payment was started more than a day ago, and nothing was charged.')
  for (const text of [SUCCESS, 'Activate my subscription']) expect(html).not.toContain(text)
})

test('a card whose subscription has ended is not activated again', async () => {
  const user = await createAccount()
  const { setup, back } = await pages.setUpCard(user)
  await start(user, setup.id)
  const [subscription] = pages.stripe.state.subscriptionsOf(setup.customer)
  pages.stripe.state.end(subscription?.id ?? '')
  const { html } = await pages.open(back, user)
  expect(html).toContain('This subscription has ended')
  for (const text of [SUCCESS, 'Activate my subscription', 'Subscription Activated!']) expect(html).not.toContain(text)
})

test('a subscription of this card that no webhook reported is found by the page', async () => {
  const user = await createAccount()
  const { setup, back } = await pages.setUpCard(user)
  const price = [...pages.stripe.state.prices.values()].find((one) => one.lookup_key === 'kopru_monthly')
  const made = { customer: setup.customer, priceId: price?.id ?? '', paymentMethod: 'pm_1' }
  pages.stripe.state.subscribe({ ...made, metadata: { setup_intent: setup.id } })
  const first = await pages.app.request(back, { headers: await signedInAs(user) })
  expect([first.status, first.headers.get('Location')]).toEqual([303, `${back}&checked=1`])
})

test("an unknown card, somebody else's and an invalid one get the same message", async () => {
  const theirs = await pages.setUpCard(await createAccount())
  const user = await createAccount()
  await pages.begin(user)
  const stranger = await createAccount()
  for (const [path, reader] of [
    [theirs.back, user],
    [theirs.back, stranger],
    ['/payment-success?setup_intent=seti_unknown', user],
    ['/payment-success?setup_intent=pi_1', user],
  ] as const) {
    const { response, html } = await pages.open(path, reader)
    expect(response.status).toBe(400)
    expect(html).toContain('We do not know this payment.')
    for (const text of [SUCCESS, 'Your card is saved', 'Activate my subscription']) expect(html).not.toContain(text)
  }
})

test('with given Pro, a saved card buys nothing, and the page says so', async () => {
  const user = await createAccount()
  const { back } = await pages.setUpCard(user)
  await db.user.update({ where: { id: user.id }, data: { manualProUntil: new Date(Date.now() + DAYS_30) } })
  const { html } = await pages.open(back, user)
  expect(html).toContain('You already have Pro, so there is nothing to buy. Your card was not charged.')
  for (const text of [SUCCESS, 'Activate my subscription', 'Subscription Activated!']) expect(html).not.toContain(text)
})

test('while Stripe is down a refusal in the address is believed, a success is not', async () => {
  const user = await createAccount()
  const { back } = await pages.setUpCard(user)
  pages.stripe.setFault({ kind: 'error' })
  const refused = (await pages.open(`${back}&redirect_status=failed`, user)).html
  expect(refused).toContain('The card was not confirmed, so nothing was charged.')
  const claimed = (await pages.open(`${back}&redirect_status=succeeded`, user)).html
  expect(claimed).toContain('We are checking your payment...')
  for (const text of [SUCCESS, 'Your card is saved']) expect(claimed).not.toContain(text)
})

test('a card that was refused by the bank says so', async () => {
  const user = await createAccount()
  const { back } = await pages.setUpCard(user, 'requires_payment_method')
  const { html } = await pages.open(`${back}&redirect_status=failed`, user)
  expect(html).toContain('The card was not confirmed, so nothing was charged.')
  expect(html).not.toContain('You do not need to pay again')
  expect(html).toContain('Go to the plans')
})

test('a declined card shows the reason and never claims a payment', async () => {
  const user = await createAccount()
  const { setup } = await pages.setUpCard(user)
  pages.stripe.state.declinesCards = true
  const response = await start(user, setup.id)
  pages.stripe.state.declinesCards = false
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html).toContain('Your card was declined. Nothing was charged.')
  expect(html).toMatch(/href="\/upgrade"[^>]*>Go to the plans/)
  for (const text of ['You do not need to pay again', 'within 24 hours', 'was successful'])
    expect(html).not.toContain(text)
})

test.each([
  ['declined', 400, 'Your card was declined.', 'No subscription was started.'],
  ['somebody else’s', 404, 'We do not know this payment.', 'No subscription was started.'],
  ['cancelled', 409, 'This payment was cancelled', 'No subscription was started.'],
  ['in want of its bank', 409, 'Your bank still needs you to confirm this card', 'No subscription was started.'],
  ['taken while Stripe fails', 503, 'Failed to initiate subscription', 'within 24 hours, with an email confirmation'],
])('a card that is %s is answered %i, here and by the call, with a reference', async (what, status, sentence, text) => {
  const states: Record<string, string> = { cancelled: 'canceled', 'in want of its bank': 'requires_action' }
  const owner = await createAccount()
  const { setup } = await pages.setUpCard(owner, states[what] ?? 'succeeded')
  const user = what === 'somebody else’s' ? await createAccount() : owner
  pages.stripe.state.declinesCards = what === 'declined'
  if (status === 503) pages.stripe.setFault({ kind: 'error', on: /POST \/v1\/subscriptions/ })
  const shown = await start(user, setup.id)
  const headers = { ...(await writingAs(user)), 'Content-Type': 'application/json' }
  const body = JSON.stringify({ setupIntentId: setup.id })
  const call = await pages.app.request('/api/complete-subscription', { method: 'POST', headers, body })
  pages.stripe.state.declinesCards = false
  const html = await shown.text()
  expect([shown.status, call.status]).toEqual([status, status])
  for (const part of ['Payment Processing Issue', sentence, text]) expect(html).toContain(part)
  expect(html).toContain(`Reference for support: ${shown.headers.get('X-Request-Id')}`)
  expect(await call.json()).toMatchObject({
    error: expect.stringContaining(sentence),
    requestId: call.headers.get('X-Request-Id'),
  })
})
