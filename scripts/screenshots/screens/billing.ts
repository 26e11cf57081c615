import { serveStripeScript } from '../../../tests/e2e/stripe-script.ts'
import type { Screen, Stage } from '../stage.ts'

/** From the plans to the page that takes the card. */
async function choosePlan({ page, press }: Stage): Promise<void> {
  await press('Choose Fortnightly')
  await page.waitForURL(/\/subscribe/, { waitUntil: 'commit' })
}

const serveForm = ({ page }: Stage) => serveStripeScript(page, () => ({ error: { type: 'card_error' } }))

/** Pays on the page of Stripe's double. */
async function pay(stage: Stage): Promise<void> {
  await choosePlan(stage)
  await stage.press('Continue to Stripe')
  await stage.page.getByRole('button', { name: 'Pay' }).click()
  await stage.page.waitForURL(/\/payment-success/)
}

const atStripe = { server: 'recogniser', who: 'own' } as const

export const BILLING: Screen[] = [
  { name: 'billing-upgrade-guest', path: '/upgrade', server: 'recogniser' },
  { name: 'billing-upgrade', path: '/upgrade', ...atStripe },
  { name: 'billing-upgrade-without-script', path: '/upgrade', noScript: true, ...atStripe },
  { name: 'billing-upgrade-pro', path: '/upgrade', server: 'recogniser', who: 'paying' },
  { name: 'billing-not-set-up', path: '/upgrade', who: 'newcomer' },
  { name: 'billing-subscribe-nothing-chosen', path: '/subscribe', ...atStripe },
  {
    name: 'billing-subscribe',
    route: '/subscribe',
    path: '/upgrade',
    ...atStripe,
    before: serveForm,
    act: async (stage) => {
      await choosePlan(stage)
      await stage.field(/Card number/).waitFor()
    },
  },
  {
    name: 'billing-subscribe-loading',
    path: '/upgrade',
    ...atStripe,
    before: ({ page }) => page.route('https://js.stripe.com/**', () => {}),
    act: choosePlan,
  },
  {
    name: 'billing-subscribe-blocked',
    path: '/upgrade',
    ...atStripe,
    before: ({ page }) => page.route('https://js.stripe.com/**', (route) => route.abort()),
    act: async (stage) => {
      await choosePlan(stage)
      await stage.page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'billing-subscribe-declined',
    path: '/upgrade',
    ...atStripe,
    before: serveForm,
    act: async (stage) => {
      await choosePlan(stage)
      await stage.field(/Card number/).fill('4000 0000 0000 0002')
      await stage.press('Subscribe Now')
      await stage.page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'billing-subscribe-without-script', path: '/upgrade', noScript: true, ...atStripe, act: choosePlan },
  { name: 'billing-paid', path: '/upgrade', noScript: true, ...atStripe, act: pay },
  {
    name: 'billing-paid-settings',
    path: '/upgrade',
    noScript: true,
    ...atStripe,
    act: async (stage) => {
      await pay(stage)
      await stage.page.goto('/settings')
    },
  },
  { name: 'billing-payment-unknown', path: '/payment-success', ...atStripe },
  { name: 'billing-payment-checking', path: '/payment-success?session_id=cs_test_late', isPassing: true, ...atStripe },
]
