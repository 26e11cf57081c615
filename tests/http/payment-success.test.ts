import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type BillingPages, startBillingPages } from '#tests/support/billing-pages.ts'

let pages: BillingPages

beforeAll(async () => {
  pages = await startBillingPages()
})
afterAll(() => pages.close())
beforeEach(async () => {
  pages.stripe.setFault(undefined)
  await db.rateLimit.deleteMany()
})

test('after the payment the page itself brings the subscription up to date, without a webhook', async () => {
  const user = await createAccount()
  const back = await pages.pay(user)
  expect(back).toMatch(/^\/payment-success\?/)
  const first = await pages.app.request(back, { headers: await signedInAs(user) })
  expect(first.status).toBe(303)
  expect(first.headers.get('Referrer-Policy')).toBe('strict-origin')
  const { response, html } = await pages.open(first.headers.get('Location') ?? '', user)
  expect(response.status).toBe(200)
  for (const text of ['Subscription Activated!', 'href="/dashboard"', 'href="/practice"']) expect(html).toContain(text)
  expect(html).not.toContain('>Upgrade<')
})

test('while Stripe does not answer the page waits, and offers to check again', async () => {
  const user = await createAccount()
  const back = await pages.pay(user)
  pages.stripe.setFault({ kind: 'error' })
  const { response, html } = await pages.open(back, user)
  expect(response.status).toBe(200)
  expect(html).toContain('Payment Successful! We&#x27;re now activating your subscription...')
  expect(html).toContain('Check again')
})

test("somebody else's payment is nobody's", async () => {
  const back = await pages.pay(await createAccount())
  const { response, html } = await pages.open(back, await createAccount())
  expect(response.status).toBe(400)
  expect(html).toContain('Payment Processing Issue')
  expect(html).toContain('We do not know this payment.')
})

test('without a payment in its address the success page says so, with the way to support', async () => {
  const { response, html } = await pages.open('/payment-success', await createAccount())
  expect(response.status).toBe(400)
  expect(html).toContain('No session_id or setup_intent found in URL parameters...')
  expect(html).toContain('within 24 hours, with an email confirmation')
  expect(html).toMatch(/href="mailto:help@kopru\.example\?subject=[^"]+"[^>]*>Contact Support/)
  expect(html).toMatch(/href="\/"[^>]*>Return to Dashboard/)
})

test('a card that was set up starts its subscription at the press of a button, and never by opening the page', async () => {
  const user = await createAccount()
  const key = { ...(await writingAs(user)), 'Content-Type': 'application/json' }
  // The customer exists once a payment was begun.
  await pages.choose(user)
  const { customer } = [...pages.stripe.state.sessions.values()].at(-1) ?? { customer: '' }
  const setup = {
    id: 'seti_byhand',
    object: 'setup_intent',
    client_secret: 's',
    created: Date.now() / 1_000,
    payment_method: null,
  } as const
  const metadata = [...pages.stripe.state.sessions.values()].at(-1)?.metadata ?? {}
  pages.stripe.state.setups.set(setup.id, { ...setup, customer, status: 'requires_payment_method', metadata })
  const path = '/payment-success?setup_intent=seti_byhand'
  const unfinished = await pages.post(path, { user, fields: { setupIntentId: setup.id } })
  expect(unfinished.status).toBe(409)
  expect(await unfinished.text()).toContain('Payment Processing Issue')
  pages.stripe.state.succeedSetup(setup.id)
  const { html } = await pages.open(path, user)
  expect(html).toContain('Activate my subscription')
  expect(pages.stripe.state.subscriptionsOf(customer)).toEqual([])
  const done = await pages.post(path, { user, fields: { setupIntentId: setup.id } })
  expect([done.status, done.headers.get('Location')]).toEqual([303, `${path}&checked=1`])
  expect(pages.stripe.state.subscriptionsOf(customer)).toHaveLength(1)
  const call = await pages.app.request('/api/user', { headers: key })
  expect(await call.json()).toMatchObject({ subscriptionStatus: 'active' })
})

test('a card that was refused at the bank says so', async () => {
  const { html } = await pages.open(
    '/payment-success?setup_intent=seti_1&redirect_status=failed',
    await createAccount(),
  )
  expect(html).toContain('The card was not confirmed, so nothing was charged.')
  expect(html).not.toContain('You need not pay again')
  expect(html).toContain('Go to the plans')
})

test('a card that is declined is told why, and nobody says that it was paid', async () => {
  const user = await createAccount()
  await pages.choose(user)
  const { customer, metadata } = [...pages.stripe.state.sessions.values()].at(-1) ?? { customer: '', metadata: {} }
  const { id } = pages.stripe.state.newSetup({ customer, metadata })
  pages.stripe.state.succeedSetup(id)
  pages.stripe.state.declinesCards = true
  const response = await pages.post(`/payment-success?setup_intent=${id}`, { user, fields: { setupIntentId: id } })
  pages.stripe.state.declinesCards = false
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html).toContain('Your card was declined. Nothing was charged.')
  expect(html).toMatch(/href="\/upgrade"[^>]*>Go to the plans/)
  for (const text of ['You need not pay again', 'within 24 hours', 'was successful']) expect(html).not.toContain(text)
})
