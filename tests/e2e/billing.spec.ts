import { expect, type Page, test } from '@playwright/test'
import { startStripeDouble, type StripeDouble } from '../support/stripe-double/server.ts'
import { overflowOf, violationsInEveryLook } from './axe.ts'
import { type Confirmation, serveStripeScript } from './stripe-script.ts'
import { describeOutcomes } from './payment-outcomes.ts'
import { choosePlan, customerOf, heading, signInHere, subscribeNow } from './paying.ts'
import { PORTS, STRIPE_PORT, STRIPE_WEBHOOK_SECRET } from './places.ts'

const BASE = `http://127.0.0.1:${PORTS.recogniser}`
const WEBHOOK = { url: `${BASE}/api/stripe/webhook`, secret: STRIPE_WEBHOOK_SECRET }

let stripe: StripeDouble

test.use({ baseURL: BASE })
test.beforeAll(async () => {
  stripe = await startStripeDouble({ port: STRIPE_PORT })
})
test.beforeEach(() => {
  stripe.setFault(undefined)
  stripe.setWebhook(undefined)
})
test.afterAll(() => stripe.close())

/** Serves Stripe's script; `refuse` returns what is wrong with a card, if anything. */
function serveStripe(page: Page, refuse?: () => Confirmation): Promise<void> {
  return serveStripeScript(page, (clientSecret) => {
    const refused = refuse?.()
    if (refused) return refused
    const [id = ''] = clientSecret.split('_secret_')
    stripe.state.succeedSetup(id)
    return { setup_intent: id, setup_intent_client_secret: clientSecret, redirect_status: 'succeeded' }
  })
}

test('a learner finds the plans in the header, pays by card on our page, and the whole page shows Pro', async ({
  page,
}) => {
  await serveStripe(page)
  const username = await signInHere(page.context())
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Upgrade' }).click()
  await expect(heading(page, 'Upgrade to Pro')).toBeVisible()
  await page.getByRole('button', { name: 'Choose Fortnightly' }).click()
  await expect(page).toHaveURL(/\/subscribe\?client_secret=seti_/)
  await expect(page.getByText('A$25.00')).toHaveCount(2)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await subscribeNow(page).click()
  await expect(page).toHaveURL(/\/payment-success\?setup_intent=seti_/)
  await expect(heading(page, 'Subscription Activated!')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Subscription Activated!' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0)
  await expect(page.locator('header').getByText('Pro', { exact: true })).toBeVisible()
  // Opening the same address again starts nothing.
  await page.reload()
  await expect(heading(page, 'Subscription Activated!')).toBeVisible()
  expect(stripe.state.subscriptionsOf(await customerOf(username))).toHaveLength(1)
})

test("a declined card shows the provider's reason, or Payment failed without one", async ({ page }) => {
  const answers = [
    { error: { type: 'card_error', message: 'Your card was declined.' } },
    { error: { type: 'api_error' } },
    { error: { type: 'api_connection_error' } },
  ]
  await serveStripe(page, () => answers.shift() ?? { error: { type: 'api_error' } })
  await signInHere(page.context())
  await choosePlan(page, 'Monthly')
  const alert = page.getByRole('alert')
  await subscribeNow(page).click()
  await expect(alert).toContainText('Your card was declined.')
  await expect(alert).toBeFocused()
  expect(await violationsInEveryLook(page)).toEqual([])
  await subscribeNow(page).click()
  await expect(alert).toContainText('Payment failed')
  await subscribeNow(page).click()
  await expect(alert).toContainText('Payment processing blocked by browser extension.')
})

test('the button waits while a payment is being sent', async ({ page }) => {
  let answer: (outcome: Confirmation) => void = () => {}
  const answered = new Promise<Confirmation>((resolve) => {
    answer = resolve
  })
  await serveStripeScript(page, () => answered)
  await signInHere(page.context())
  await choosePlan(page, 'Monthly')
  await subscribeNow(page).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  answer({ error: { type: 'card_error', message: 'Your card was declined.' } })
  await expect(subscribeNow(page)).toBeEnabled()
})

test("if Stripe's script is blocked the page says so and offers Stripe's own page", async ({ page }) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await signInHere(page.context())
  await choosePlan(page, 'Monthly')
  await expect(page.getByRole('alert')).toContainText(
    'Payment processing blocked by browser extension. Please disable ad blockers and try again.',
  )
  expect(await violationsInEveryLook(page)).toEqual([])
  await page.getByRole('button', { name: 'own page instead' }).click()
  await expect(heading(page, 'Pay with Stripe')).toBeVisible()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(heading(page, 'Subscription Activated!')).toBeVisible()
})

test('two tabs and repeated clicks make one subscription', async ({ page, context }) => {
  const username = await signInHere(context)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await serveStripe(tab)
    await choosePlan(tab, 'Monthly')
  }
  await Promise.all([page, other].map((tab) => subscribeNow(tab).dblclick()))
  for (const tab of [page, other]) await expect(heading(tab, 'Subscription Activated!')).toBeVisible()
  expect(stripe.state.subscriptionsOf(await customerOf(username))).toHaveLength(1)
})

test('a late webhook is made up for by polling, and a failing Stripe is reported', async ({ page }) => {
  await serveStripe(page)
  const username = await signInHere(page.context())
  await choosePlan(page, 'Monthly')
  const customer = await customerOf(username)
  const price = [...stripe.state.prices.values()].find((one) => one.lookup_key === 'kopru_monthly')
  const account = stripe.state.customers.get(customer)?.metadata ?? {}
  // Block the page's own request about this session, so that only the webhook can report the payment.
  stripe.setFault({ kind: 'error', on: /checkout\/sessions/ })
  await page.goto('/payment-success?session_id=cs_test_late')
  await expect(page.getByText('Checking activation status... (1/20)')).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
  stripe.setWebhook(WEBHOOK)
  stripe.state.subscribe({ customer, priceId: price?.id ?? '', metadata: account, paymentMethod: 'pm_late' })
  await expect(heading(page, 'Subscription Activated!')).toBeVisible()
})

test('a subscription that cannot be started is a processing issue, and a retry fixes it', async ({ page }) => {
  await serveStripe(page)
  await signInHere(page.context())
  await choosePlan(page, 'Monthly')
  stripe.setFault({ kind: 'error', on: /POST \/v1\/subscriptions/ })
  await subscribeNow(page).click()
  await expect(heading(page, 'Payment Processing Issue')).toBeVisible()
  await expect(page.getByText('Failed to initiate subscription')).toBeVisible()
  await expect(page.getByText('Please contact support for immediate assistance.')).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
  stripe.setFault(undefined)
  await page.getByRole('link', { name: 'Check again' }).click()
  await expect(heading(page, 'Subscription Activated!')).toBeVisible()
})

test('the portal opens in a new tab, a toast appears if it cannot, and a cancellation is shown', async ({ page }) => {
  await serveStripe(page)
  await signInHere(page.context())
  await choosePlan(page, 'Monthly')
  await subscribeNow(page).click()
  await expect(heading(page, 'Subscription Activated!')).toBeVisible()
  await page.goto('/settings')
  const open = page.getByRole('button', { name: 'Open billing portal' })
  stripe.setFault({ kind: 'error', on: /billing_portal/ })
  // Pressed before the page is hydrated, it is a plain form in another tab.
  await expect(async () => {
    await open.click()
    await expect(page.getByRole('alert')).toContainText('Failed to open billing portal', { timeout: 5_000 })
  }).toPass()
  stripe.setFault(undefined)
  stripe.setWebhook(WEBHOOK)
  const [tab] = await Promise.all([page.waitForEvent('popup'), open.click()])
  await tab.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(tab).toHaveURL(`${BASE}/settings`)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('region', { name: 'Subscription Management' })).toContainText('Pro until', {
      timeout: 1,
    })
  }).toPass()
  await page.goto('/upgrade')
  await expect(heading(page, 'Pro until')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('plans, payment, a plan change and the portal are plain forms that end at Stripe', async ({ page }) => {
    await signInHere(page.context())
    await choosePlan(page, 'Monthly')
    await page.getByRole('button', { name: 'Continue to Stripe' }).click()
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(heading(page, 'Subscription Activated!')).toBeVisible()
    await page.goto('/upgrade')
    await page.getByRole('button', { name: 'Switch to Fortnightly' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page).toHaveURL('/upgrade')
    await page.goto('/settings')
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open billing portal' }).click(),
    ])
    await expect(tab.getByRole('heading', { name: 'Billing portal' })).toBeVisible()
  })
})

describeOutcomes({ stripe: () => stripe, serveStripe })

test('plans, payment page and its errors have no accessibility violation and do not scroll sideways', async ({
  page,
}) => {
  await serveStripe(page)
  await page.goto('/upgrade')
  await expect(heading(page, 'Authentication Required')).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
  await signInHere(page.context())
  await page.goto('/upgrade')
  expect(await violationsInEveryLook(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowOf(page)).toBe(0)
  await choosePlan(page, 'Monthly')
  await expect(subscribeNow(page)).toBeEnabled()
  expect(await overflowOf(page)).toBe(0)
  expect(await violationsInEveryLook(page)).toEqual([])
  await page.goto('/subscribe')
  await expect(heading(page, 'Payment Error')).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
  await page.goto('/payment-success')
  expect(await violationsInEveryLook(page)).toEqual([])
})
