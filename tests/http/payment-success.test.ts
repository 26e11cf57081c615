import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs } from '#tests/support/accounts.ts'
import { type BillingPages, startBillingPages, type User } from '#tests/support/billing-pages.ts'

// /payment-success after a payment page at Stripe, as server-rendered HTML: it shows what Stripe reports.

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

/** A learner who has paid, and whose subscription at Stripe has since changed state. */
async function paidAndThen(status: string): Promise<{ user: User; back: string }> {
  const user = await createAccount()
  const back = await pages.pay(user)
  const subscription = [...pages.stripe.state.subscriptions.values()].at(-1)
  if (!subscription) throw new Error('nothing was bought')
  subscription.status = status
  return { user, back }
}

function expectUnpaid({ response, html }: { response: Response; html: string }, sentence: string) {
  expect(response.status).toBe(200)
  for (const text of ['Nothing was paid', sentence, 'nothing was charged']) expect(html).toContain(text)
  expect(html).toMatch(/href="\/upgrade"[^>]*>Go to the plans/)
  for (const text of [SUCCESS, 'Subscription Activated!', 'within 24 hours', 'Payment Processing Issue'])
    expect(html).not.toContain(text)
}

test('after the payment the page itself updates the subscription, without a webhook', async () => {
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
  // Without the record of the first check, Stripe is asked again and gives the same answer.
  expect((await pages.open(back, user)).html).toContain('Subscription Activated!')
})

test('a payment that is not active yet says so, and offers to check again', async () => {
  const { user, back } = await paidAndThen('incomplete')
  const { response, html } = await pages.open(back, user)
  expect(response.status).toBe(200)
  expect(html).toContain('Payment Successful! We&#x27;re now activating your subscription...')
  expect(html).toContain('Check again')
})

test('while Stripe does not answer the page claims no payment, and offers to check again', async () => {
  const user = await createAccount()
  const back = await pages.pay(user)
  pages.stripe.setFault({ kind: 'error' })
  const { response, html } = await pages.open(back, user)
  expect(response.status).toBe(200)
  expect(html).toContain('We are checking your payment...')
  expect(html).toContain('Please do not pay again')
  expect(html).not.toContain(SUCCESS)
  expect(html).toContain('Check again')
})

test('beyond the rate limit the page shows what is stored', async () => {
  const user = await createAccount()
  const { back } = await pages.begin(user)
  await pages.open(back, user)
  await db.rateLimit.updateMany({ data: { count: 1_000_000 } })
  const { html } = await pages.open(back, user)
  expect(html).toContain('We are checking your payment...')
  expect(html).not.toContain(SUCCESS)
})

test('a payment page that was left is no payment', async () => {
  const user = await createAccount()
  const { back } = await pages.begin(user)
  expectUnpaid(await pages.open(back, user), 'was not finished')
  // Whatever else the address claims.
  expectUnpaid(await pages.open(`${back}&checked=1&redirect_status=succeeded`, user), 'was not finished')
})

test('a payment page that has expired is no payment', async () => {
  const user = await createAccount()
  const { session, back } = await pages.begin(user)
  session.status = 'expired'
  expectUnpaid(await pages.open(back, user), 'closed before anything was paid')
})

test('with Pro already active, a payment page that was left is no payment either', async () => {
  const user = await createAccount()
  const { back } = await pages.begin(user)
  const running = { subscriptionStatus: 'active', subscriptionPeriodEnd: new Date(Date.now() + DAYS_30) } as const
  await db.user.update({ where: { id: user.id }, data: running })
  const page = await pages.open(back, user)
  expectUnpaid(page, 'was not finished')
  expect(page.html).toContain('it stays open as before')
})

test('a payment page that was completed without money is a processing issue', async () => {
  const { user, back } = await paidAndThen('incomplete')
  const session = [...pages.stripe.state.sessions.values()].at(-1)
  if (session) session.payment_status = 'unpaid'
  const { response, html } = await pages.open(back, user)
  expect(response.status).toBe(400)
  expect(html).toContain('Payment Processing Issue')
  expect(html).toContain('has not received a payment yet')
  expect(html).toContain('within 24 hours, with an email confirmation')
  expect(html).not.toContain(SUCCESS)
})

test('a payment whose subscription has ended is not activated again', async () => {
  const { user, back } = await paidAndThen('canceled')
  const { response, html } = await pages.open(back, user)
  expect(response.status).toBe(200)
  expect(html).toContain('This subscription has ended')
  expect(html).toMatch(/href="\/upgrade"[^>]*>Go to the plans/)
  expect(html).not.toContain(SUCCESS)
})

test('a subscription whose later payment failed says that', async () => {
  const { user, back } = await paidAndThen('unpaid')
  const { response, html } = await pages.open(back, user)
  expect(response.status).toBe(400)
  expect(html).toContain('A later payment for this subscription did not go through')
  expect(html).not.toContain(SUCCESS)
})

test("an unknown payment, somebody else's and an invalid one get the same message", async () => {
  const theirs = await pages.pay(await createAccount())
  const user = await createAccount()
  await pages.begin(user)
  const stranger = await createAccount()
  for (const [path, reader] of [
    [theirs, user],
    [theirs, stranger],
    ['/payment-success?session_id=cs_test_nowhere', user],
    ['/payment-success?session_id=../customers', user],
  ] as const) {
    const { response, html } = await pages.open(path, reader)
    expect(response.status).toBe(400)
    expect(html).toContain('Payment Processing Issue')
    expect(html).toContain('We do not know this payment.')
    expect(html).not.toContain(SUCCESS)
    expect(html).not.toContain('No session_id')
  }
})

test('without a payment in its address the page says so in plain words first, with links back', async () => {
  const { response, html } = await pages.open('/payment-success', await createAccount())
  expect(response.status).toBe(400)
  const [plain, literal] = [
    html.indexOf('There is no payment in this link'),
    html.indexOf('No session_id or setup_intent found in URL parameters...'),
  ]
  expect(plain).toBeGreaterThan(0)
  expect(literal).toBeGreaterThan(plain)
  expect(html).toContain('within 24 hours, with an email confirmation')
  expect(html).toMatch(/href="\/upgrade"[^>]*>Go to the plans/)
  expect(html).toMatch(/href="mailto:help@kopru\.example\?subject=[^"]+"[^>]*>Contact Support/)
  expect(html).toMatch(/href="\/"[^>]*>Return to Dashboard/)
})

test('a mail to support about a payment quotes the number of the request', async () => {
  const user = await createAccount()
  const { back } = await pages.begin(user)
  for (const path of [back, '/payment-success', '/payment-success?session_id=cs_test_nowhere']) {
    const { response, html } = await pages.open(path, user)
    const id = response.headers.get('X-Request-Id') ?? 'none'
    expect(html).toContain(`Reference for support: ${id}`)
    const [, mail = ''] = /href="(mailto:[^"]+)"/.exec(html) ?? []
    expect(decodeURIComponent(mail)).toContain(id)
  }
})

test('the page says the same in Turkish', async () => {
  const user = await createAccount()
  await db.userSettings.update({ where: { userId: user.id }, data: { language: 'tr' } })
  const { back } = await pages.begin(user)
  const { html } = await pages.open(back, user)
  for (const text of ['Ödeme yapılmadı', 'hiçbir ücret alınmadı', 'Planlara git']) expect(html).toContain(text)
  expect(html).not.toContain('Ödeme alındı!')
})
