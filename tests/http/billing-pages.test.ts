import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { cookiesOf, createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { startStripeDouble, type StripeDouble } from '#tests/support/stripe-double/server.ts'

const SECRET = 'seti_1Abc_secret_2Def'
const ATTEMPT = '0f2b6f5e-6a53-4a83-9c54-0b9c9f3f1d11'
const DAY_MS = 86_400_000

type User = Awaited<ReturnType<typeof createAccount>>

let app: RunningApp
let stripe: StripeDouble

beforeAll(async () => {
  stripe = await startStripeDouble()
  // Before the bundle is imported, which reads them.
  process.env.STRIPE_SECRET_KEY = 'sk_test_double'
  process.env.STRIPE_PUBLISHABLE_KEY = 'pk_test_double'
  process.env.STRIPE_API_BASE = stripe.url
  process.env.SUPPORT_EMAIL = 'help@kopru.example'
  app = await startApp()
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})
beforeEach(async () => {
  stripe.setFault(undefined)
  await db.rateLimit.deleteMany()
})

async function open(path: string, user?: User): Promise<{ response: Response; html: string }> {
  const response = await app.request(path, { headers: user ? await signedInAs(user) : {} })
  return { response, html: await response.text() }
}

async function post(path: string, options: { user: User; fields: Record<string, string> }): Promise<Response> {
  const headers = await writingAs(options.user)
  return app.request(path, { method: 'POST', headers, body: new URLSearchParams(options.fields) })
}

const choose = (user: User, planId = 'monthly', fields: Record<string, string> = {}) =>
  post('/upgrade', { user, fields: { planId, attemptKey: ATTEMPT, ...fields } })

/** What one directive of a page's policy allows. */
function allowed(response: Response, directive: string): string[] {
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? ''
  return found.split(' ').slice(1)
}

/** Chooses a plan and pays on the double's own page. @returns where Stripe leads back to. */
async function pay(user: User): Promise<URL> {
  const address = (await choose(user)).headers.get('Location') ?? ''
  const paid = await fetch(address, { method: 'POST', redirect: 'manual' })
  return new URL(paid.headers.get('Location') ?? '')
}

const pathOf = (url: URL) => url.pathname + url.search

function subscribe(user: User, changes: { status?: 'active' | 'past_due' | 'unpaid'; days?: number; ends?: boolean }) {
  const { status = 'active', days = 12, ends = false } = changes
  const end = new Date(Date.now() + days * DAY_MS)
  return db.user.update({
    where: { id: user.id },
    data: { subscriptionStatus: status, subscriptionPeriodEnd: end, cancelAtPeriodEnd: ends },
  })
}

test('a guest is asked to log in, sees the prices and no button to buy', async () => {
  const { response, html } = await open('/upgrade')
  expect(response.status).toBe(200)
  for (const text of ['Authentication Required', 'A$25', 'every 2 weeks', 'A$40', 'per month'])
    expect(html).toContain(text)
  expect(html).toContain('href="/login?redirectTo=%2Fupgrade"')
  expect(html).toContain('href="/signup?redirectTo=%2Fupgrade"')
  expect(html).not.toContain('name="planId"')
  expect(allowed(response, 'form-action')).toEqual(["'self'"])
})

test('a guest who chooses a plan all the same is led to the login page, and told why', async () => {
  const body = new URLSearchParams({ planId: 'monthly', attemptKey: ATTEMPT })
  const response = await app.request('/upgrade', { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' }, body })
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/login?redirectTo=%2Fupgrade'])
  const login = await app.request('/login', { headers: cookiesOf(response) })
  expect(await login.text()).toContain('Please log in to upgrade your plan.')
})

test('a learner sees both plans with their buttons, what opens counted, and a mail link', async () => {
  const { html } = await open('/upgrade', await createAccount())
  const dialogues = await db.dialogue.count({ where: { deletedAt: null, isMockTestCandidate: false } })
  expect(html).toContain(`all ${dialogues}`)
  for (const plan of ['fortnightly', 'monthly'])
    expect(html).toMatch(new RegExp(`<button(?=[^>]*name="planId")(?=[^>]*value="${plan}")`))
  expect(html).toContain('href="mailto:help@kopru.example"')
})

test('choosing a plan leads to Stripe, where the policy of this page lets a form end, and no other page does', async () => {
  const user = await createAccount()
  const { response } = await open('/upgrade', user)
  const origins = ['https://checkout.stripe.com', 'https://billing.stripe.com', stripe.url]
  expect(allowed(response, 'form-action')).toEqual(["'self'", ...origins])
  expect(allowed((await open('/dashboard', user)).response, 'form-action')).toEqual(["'self'"])
  const chosen = await choose(user, 'fortnightly')
  expect(chosen.status).toBe(303)
  expect(chosen.headers.get('Location')).toMatch(new RegExp(`^${stripe.url}/c/pay/cs_`))
})

test.each([
  ['an unknown plan', { planId: 'weekly' }],
  ['no number of the try', { attemptKey: '' }],
])('%s is refused, and Stripe not asked', async (_, fields) => {
  const before = stripe.calls.length
  const response = await choose(await createAccount(), 'monthly', fields)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Payment processing error: Failed to create checkout session.')
  expect(stripe.calls.length).toBe(before)
})

test('while Stripe fails the page says so in the words of the specification, and that nothing was charged', async () => {
  stripe.setFault({ kind: 'error' })
  const response = await choose(await createAccount())
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(html).toContain('role="alert"')
  expect(html).toContain(
    'Payment processing error: Failed to create checkout session. Please try again or contact support for assistance.',
  )
  expect(html).toContain('Nothing was charged.')
})

test('who has a plan sees it, and may switch to the other at Stripe', async () => {
  const user = await createAccount()
  await app.request(pathOf(await pay(user)), { headers: await signedInAs(user) })
  const { html } = await open('/upgrade', user)
  for (const text of ['Pro is active', 'It renews on', 'Your current plan', 'Switch to Fortnightly']) {
    expect(html).toContain(text)
  }
  expect(html).not.toContain('Choose Monthly')
  const switched = await choose(user, 'fortnightly')
  expect(switched.headers.get('Location')).toMatch(new RegExp(`^${stripe.url}/p/session/`))
})

test('a plan that does not renew says until when it lasts, in settings too', async () => {
  const user = await createAccount()
  await subscribe(user, { ends: true })
  const { html } = await open('/upgrade', user)
  expect(html).toMatch(/Pro until \d+ \w+ 20\d\d/)
  const settings = (await open('/settings', user)).html
  expect(settings).toContain('Pro until')
  expect(settings).toContain('12 days remaining')
})

test('while a payment is due every page says until when Pro stays open, with a form that may end at the portal', async () => {
  const user = await createAccount()
  await subscribe(user, { status: 'past_due' })
  const { response, html } = await open('/dashboard', user)
  expect(html).toMatch(/The last payment did not go through\. Pro stays open until \d+ \w+ 20\d\d\./)
  expect(html).toContain('Update payment details')
  expect(allowed(response, 'form-action')).toEqual(["'self'", 'https://billing.stripe.com', stripe.url])
  await subscribe(user, { status: 'unpaid' })
  expect((await open('/dashboard', user)).html).toContain('so Pro is closed until it does')
})

test('the portal opens by a plain form; for who never paid, the page says that it failed', async () => {
  const user = await createAccount()
  await app.request(pathOf(await pay(user)), { headers: await signedInAs(user) })
  const opened = await post('/settings', { user, fields: { intent: 'portal' } })
  expect([opened.status, opened.headers.get('Location')?.startsWith(`${stripe.url}/p/session/`)]).toEqual([303, true])
  const given = await createAccount({ plan: 'pro' })
  const failed = await post('/settings', { user: given, fields: { intent: 'portal' } })
  expect([failed.status, failed.headers.get('Location')]).toEqual([303, '/settings#subscription'])
  const cookies = [(await signedInAs(given)).Cookie, cookiesOf(failed).Cookie].join('; ')
  const page = await app.request('/settings', { headers: { Cookie: cookies } })
  expect(await page.text()).toContain('Failed to open billing portal')
})

const payment = (changes: Record<string, string> = {}) =>
  `/subscribe?${new URLSearchParams({ client_secret: SECRET, amount: '4000', planId: 'monthly', billingCycle: 'monthly', ...changes }).toString()}`

test('the payment page shows our price whatever amount its address says', async () => {
  const { response, html } = await open(payment({ amount: '1', billingCycle: 'fortnightly' }), await createAccount())
  expect(response.status).toBe(200)
  for (const text of ['Order Summary', 'A$40.00', 'Back to plans', 'Subscribe Now']) expect(html).toContain(text)
  expect(html).not.toContain('A$0.01')
  expect(html).not.toContain('every 2 weeks')
})

test('the payment page alone is open to Stripe, and its address does not travel', async () => {
  const { response } = await open(payment(), await createAccount())
  expect(allowed(response, 'script-src')).toContain('https://js.stripe.com')
  expect(allowed(response, 'connect-src')).toEqual(["'self'", 'https://api.stripe.com'])
  expect(allowed(response, 'frame-src')).toContain('https://hooks.stripe.com')
  expect(allowed(response, 'style-src')).toEqual(["'self'"])
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
  expect(response.headers.get('Cache-Control')).toContain('no-store')
  const upgrade = (await open('/upgrade', await createAccount())).response
  expect(allowed(upgrade, 'script-src').join(' ')).not.toContain('stripe')
  expect(allowed(upgrade, 'frame-src')).toEqual(["'self'"])
})

test('without JavaScript the payment page leads to Stripe by a plain form', async () => {
  const user = await createAccount()
  const { html } = await open(payment(), user)
  expect(html).toContain('This payment form needs JavaScript.')
  expect(html).toMatch(/<form[^>]*action="\/upgrade"/)
  const chosen = await choose(user, 'monthly', { page: 'checkout' })
  expect(chosen.headers.get('Location')).toMatch(new RegExp(`^${stripe.url}/c/pay/cs_`))
})

test.each([
  ['no secret', { client_secret: '' }],
  ['a secret that is none', { client_secret: 'pi_1_secret_2' }],
  ['an unknown plan', { planId: 'weekly' }],
])('the payment page is a Payment Error with %s', async (_, changes) => {
  const { response, html } = await open(payment(changes), await createAccount())
  expect(response.status).toBe(400)
  expect(html).toContain('Payment Error')
  expect(html).toContain('No payment intent found. Please start from the upgrade page.')
  expect(html).toContain('Return to Upgrade Page')
  expect(allowed(response, 'script-src').join(' ')).not.toContain('stripe')
})

test('a client navigation to the payment page is told to load it as a document', async () => {
  const headers = await signedInAs(await createAccount())
  const response = await app.request(payment().replace('/subscribe?', '/subscribe.data?'), { headers })
  expect(await response.text()).toContain('/subscribe?client_secret=')
  expect(response.status).toBe(202)
})

test('after the payment the page itself brings the subscription up to date, without a webhook', async () => {
  const user = await createAccount()
  const back = await pay(user)
  expect(back.pathname).toBe('/payment-success')
  const first = await app.request(pathOf(back), { headers: await signedInAs(user) })
  expect(first.status).toBe(303)
  expect(first.headers.get('Referrer-Policy')).toBe('strict-origin')
  const { response, html } = await open(first.headers.get('Location') ?? '', user)
  expect(response.status).toBe(200)
  for (const text of ['Subscription Activated!', 'href="/dashboard"', 'href="/practice"']) expect(html).toContain(text)
  expect(html).not.toContain('>Upgrade<')
})

test('while Stripe does not answer the page waits, and offers to check again', async () => {
  const user = await createAccount()
  const back = await pay(user)
  stripe.setFault({ kind: 'error' })
  const { response, html } = await open(pathOf(back), user)
  expect(response.status).toBe(200)
  expect(html).toContain('Payment Successful! We&#x27;re now activating your subscription...')
  expect(html).toContain('Check again')
})

test("somebody else's payment is nobody's", async () => {
  const back = await pay(await createAccount())
  const { response, html } = await open(pathOf(back), await createAccount())
  expect(response.status).toBe(400)
  expect(html).toContain('Payment Processing Issue')
  expect(html).toContain('We do not know this payment.')
})

test('without a payment in its address the success page says so, with the way to support', async () => {
  const { response, html } = await open('/payment-success', await createAccount())
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
  await choose(user)
  const { customer } = [...stripe.state.sessions.values()].at(-1) ?? { customer: '' }
  const setup = { id: 'seti_byhand', object: 'setup_intent', client_secret: 's', payment_method: null } as const
  const metadata = [...stripe.state.sessions.values()].at(-1)?.metadata ?? {}
  stripe.state.setups.set(setup.id, { ...setup, customer, status: 'requires_payment_method', metadata })
  const path = '/payment-success?setup_intent=seti_byhand'
  const unfinished = await post(path, { user, fields: { setupIntentId: setup.id } })
  expect(unfinished.status).toBe(409)
  expect(await unfinished.text()).toContain('Payment Processing Issue')
  stripe.state.succeedSetup(setup.id)
  const { html } = await open(path, user)
  expect(html).toContain('Activate my subscription')
  expect(stripe.state.subscriptionsOf(customer)).toEqual([])
  const done = await post(path, { user, fields: { setupIntentId: setup.id } })
  expect([done.status, done.headers.get('Location')]).toEqual([303, `${path}&checked=1`])
  expect(stripe.state.subscriptionsOf(customer)).toHaveLength(1)
  const call = await app.request('/api/user', { headers: key })
  expect(await call.json()).toMatchObject({ subscriptionStatus: 'active' })
})

test('a card that was refused at the bank says so', async () => {
  const { html } = await open('/payment-success?setup_intent=seti_1&redirect_status=failed', await createAccount())
  expect(html).toContain('The card was not confirmed, so nothing was charged.')
})
