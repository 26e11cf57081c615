import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { cookiesOf, createAccount, noteBought, signedInAs } from '#tests/support/accounts.ts'
import { ATTEMPT, type BillingPages, startBillingPages, type User } from '#tests/support/billing-pages.ts'

const SECRET = 'seti_1Abc_secret_2Def'
const DAY_MS = 86_400_000

let pages: BillingPages

beforeAll(async () => {
  pages = await startBillingPages()
})
afterAll(() => pages.close())
beforeEach(async () => {
  pages.stripe.setFault(undefined)
  await db.rateLimit.deleteMany()
})

/** The sources of one directive in a page's policy. */
function allowed(response: Response, directive: string): string[] {
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? ''
  return found.split(' ').slice(1)
}

async function subscribe(
  user: User,
  changes: { status?: 'active' | 'past_due' | 'unpaid'; days?: number; ends?: boolean },
) {
  const { status = 'active', days = 12, ends = false } = changes
  const end = new Date(Date.now() + days * DAY_MS)
  await noteBought(user)
  await db.user.update({
    where: { id: user.id },
    data: { subscriptionStatus: status, subscriptionPeriodEnd: end, cancelAtPeriodEnd: ends },
  })
}

test('a guest is asked to log in, sees the prices and no button to buy', async () => {
  const { response, html } = await pages.open('/upgrade')
  expect(response.status).toBe(200)
  for (const text of ['Authentication Required', 'A$25', 'every 2 weeks', 'A$40', 'per month'])
    expect(html).toContain(text)
  expect(html).toContain('href="/login?redirectTo=%2Fupgrade"')
  expect(html).toContain('href="/signup?redirectTo=%2Fupgrade"')
  expect(html).not.toContain('name="planId"')
  expect(allowed(response, 'form-action')).toEqual(["'self'"])
})

test('a guest who chooses a plan anyway is redirected to the login page, and told why', async () => {
  const body = new URLSearchParams({ planId: 'monthly', attemptKey: ATTEMPT })
  const response = await pages.app.request('/upgrade', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body,
  })
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/login?redirectTo=%2Fupgrade'])
  const login = await pages.app.request('/login', { headers: cookiesOf(response) })
  expect(await login.text()).toContain('Please log in to upgrade your plan.')
})

test('a learner sees both plans with their buttons, the number of unlocked dialogues, and a mail link', async () => {
  const { html } = await pages.open('/upgrade', await createAccount())
  const dialogues = await db.dialogue.count({ where: { deletedAt: null, isMockTestCandidate: false } })
  expect(html).toContain(`all ${dialogues}`)
  for (const plan of ['fortnightly', 'monthly'])
    expect(html).toMatch(new RegExp(`<button(?=[^>]*name="planId")(?=[^>]*value="${plan}")`))
  expect(html).toContain('href="mailto:help@kopru.example"')
  expect(html).toContain('Priority support')
})

test("choosing a plan leads to Stripe, which only this page's policy allows as a form target", async () => {
  const user = await createAccount()
  const { response } = await pages.open('/upgrade', user)
  const origins = ['https://checkout.stripe.com', 'https://billing.stripe.com', pages.stripe.url]
  expect(allowed(response, 'form-action')).toEqual(["'self'", ...origins])
  expect(allowed((await pages.open('/dashboard', user)).response, 'form-action')).toEqual(["'self'"])
  const chosen = await pages.choose(user, 'fortnightly')
  expect(chosen.status).toBe(303)
  expect(chosen.headers.get('Location')).toMatch(new RegExp(`^${pages.stripe.url}/c/pay/cs_`))
})

test.each([
  ['an unknown plan', { planId: 'weekly' }],
  ['no number of the try', { attemptKey: '' }],
])('%s is refused, and Stripe is not asked', async (_, fields) => {
  const before = pages.stripe.calls.length
  const response = await pages.choose(await createAccount(), 'monthly', fields)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Payment processing error: Failed to create checkout session.')
  expect(pages.stripe.calls.length).toBe(before)
})

test('if Stripe fails the page says so, and that nothing was charged', async () => {
  pages.stripe.setFault({ kind: 'error' })
  const response = await pages.choose(await createAccount())
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(html).toContain('role="alert"')
  expect(html).toContain(
    'Payment processing error: Failed to create checkout session. Please try again or contact support for assistance.',
  )
  expect(html).toContain('Nothing was charged.')
  const id = response.headers.get('X-Request-Id') ?? 'none'
  expect(html).toContain(`Reference for support: ${id}`)
  expect(decodeURIComponent(/href="(mailto:help[^"]+)"/.exec(html)?.[1] ?? '')).toContain(id)
})

test('a subscriber sees the plan, and can change to the other at Stripe', async () => {
  const user = await createAccount()
  await pages.app.request(await pages.pay(user), { headers: await signedInAs(user) })
  const { html } = await pages.open('/upgrade', user)
  for (const text of ['Pro is active', 'It renews on', 'Your current plan', 'Switch to Fortnightly']) {
    expect(html).toContain(text)
  }
  expect(html).not.toContain('Choose Monthly')
  const switched = await pages.choose(user, 'fortnightly')
  expect(switched.headers.get('Location')).toMatch(new RegExp(`^${pages.stripe.url}/p/session/`))
})

test('a plan that does not renew shows its last day, in settings too', async () => {
  const user = await createAccount()
  await subscribe(user, { ends: true })
  const { html } = await pages.open('/upgrade', user)
  expect(html).toMatch(/Pro until \d+ \w+ 20\d\d/)
  const settings = (await pages.open('/settings', user)).html
  expect(settings).toContain('Pro until')
  expect(settings).toContain('12 days remaining')
})

test('while a payment is due every page says so without a doubtful date, and links to the portal', async () => {
  const user = await createAccount()
  await subscribe(user, { status: 'past_due' })
  const { response, html } = await pages.open('/dashboard', user)
  expect(html).toMatch(/The last payment did not go through\. Pro stays open for now/)
  expect(html).not.toContain('Pro stays open until')
  expect(html).toContain('Update payment details')
  expect(allowed(response, 'form-action')).toEqual(["'self'", 'https://billing.stripe.com', pages.stripe.url])
  await subscribe(user, { status: 'unpaid' })
  expect((await pages.open('/dashboard', user)).html).toContain('so Pro is locked until it does')
})

/** The address of /subscribe for a user's own setup; `changes` alter its query. */
async function payment(user: User, changes: Record<string, string> = {}) {
  await pages.choose(user)
  const { stripeCustomerId, id } = await db.billingAccount.findUniqueOrThrow({ where: { userId: user.id } })
  const metadata = { plan: 'monthly', kopru_account: id }
  const setup = pages.stripe.state.newSetup({ customer: stripeCustomerId ?? '', metadata })
  const fields = { client_secret: setup.client_secret, amount: '4000', planId: 'monthly', billingCycle: 'monthly' }
  return { path: `/subscribe?${new URLSearchParams({ ...fields, ...changes }).toString()}`, setup }
}

async function openPayment(changes: Record<string, string> = {}) {
  const user = await createAccount()
  return pages.open((await payment(user, changes)).path, user)
}

function expectPaymentError({ response, html }: { response: Response; html: string }) {
  expect(response.status).toBe(400)
  expect(html).toContain('Payment Error')
  expect(html).toContain('No payment intent found. Please start from the upgrade page.')
  expect(html).toContain('Return to Upgrade Page')
  expect(html).not.toContain('Order Summary')
  expect(allowed(response, 'script-src').join(' ')).not.toContain('stripe')
}

test('the payment page shows our price, whatever amount its address contains', async () => {
  const { response, html } = await openPayment({ amount: '1', billingCycle: 'fortnightly' })
  expect(response.status).toBe(200)
  for (const text of ['Order Summary', 'A$40.00', 'Back to plans', 'Subscribe Now']) expect(html).toContain(text)
  expect(html).not.toContain('A$0.01')
  expect(html).not.toContain('every 2 weeks')
})

test('only the payment page allows Stripe, and its address is not sent as a referrer', async () => {
  const { response } = await openPayment()
  expect(allowed(response, 'script-src')).toContain('https://js.stripe.com')
  expect(allowed(response, 'connect-src')).toEqual(["'self'", 'https://api.stripe.com'])
  expect(allowed(response, 'frame-src')).toContain('https://hooks.stripe.com')
  expect(allowed(response, 'style-src')).toEqual(["'self'"])
  expect(response.headers.get('Referrer-Policy')).toBe('strict-origin')
  expect(response.headers.get('Cache-Control')).toContain('no-store')
  const upgrade = (await pages.open('/upgrade', await createAccount())).response
  expect(allowed(upgrade, 'script-src').join(' ')).not.toContain('stripe')
  expect(allowed(upgrade, 'frame-src')).toEqual(["'self'"])
})

test('a payment of somebody else, for another plan, with another secret or long ago is a Payment Error', async () => {
  const user = await createAccount()
  const { path, setup } = await payment(user)
  expect((await pages.open(path, user)).response.status).toBe(200)
  const victim = await createAccount()
  expectPaymentError(await pages.open(path, victim))
  await pages.choose(victim)
  expectPaymentError(await pages.open(path, victim))
  expectPaymentError(await pages.open(path.replace('planId=monthly', 'planId=fortnightly'), user))
  expectPaymentError(await pages.open(path.replace(setup.client_secret, `${setup.id}_secret_x`), user))
  expectPaymentError(await pages.open(path.replace(setup.client_secret, SECRET), user))
  setup.created -= 25 * 3_600
  expectPaymentError(await pages.open(path, user))
})

test('if Stripe cannot say whose payment it is the page offers a retry', async () => {
  const user = await createAccount()
  const { path } = await payment(user)
  pages.stripe.setFault({ kind: 'unauthorized' })
  const { response, html } = await pages.open(path, user)
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(html).toContain('Stripe is not answering right now')
  expect(html).toContain('Try again')
  expect(allowed(response, 'script-src').join(' ')).not.toContain('stripe')
  pages.stripe.setFault(undefined)
  expect((await pages.open(path, user)).response.status).toBe(200)
})

test('without JavaScript the payment page leads to Stripe by a plain form', async () => {
  const user = await createAccount()
  const { html } = await pages.open((await payment(user)).path, user)
  expect(html).toContain('This payment form needs JavaScript.')
  expect(html).toMatch(/<form[^>]*action="\/upgrade"/)
  const chosen = await pages.choose(user, 'monthly', { page: 'checkout' })
  expect(chosen.headers.get('Location')).toMatch(new RegExp(`^${pages.stripe.url}/c/pay/cs_`))
})

test.each([
  ['no secret', { client_secret: '' }],
  ['a secret that is none', { client_secret: 'pi_1_secret_2' }],
  ['an unknown plan', { planId: 'weekly' }],
])('the payment page is a Payment Error with %s', async (_, changes) => {
  expectPaymentError(await openPayment(changes))
})

test('a client navigation to the payment page is told to load it as a document', async () => {
  const user = await createAccount()
  const headers = await signedInAs(user)
  const { path } = await payment(user)
  const response = await pages.app.request(path.replace('/subscribe?', '/subscribe.data?'), { headers })
  expect(await response.text()).toContain('/subscribe?client_secret=')
  expect(response.status).toBe(202)
})
