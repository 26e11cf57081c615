import { expect, type Page, test } from '@playwright/test'
import type { StripeDouble } from '../support/stripe-double/server.ts'
import { violationsInEveryLook } from './axe.ts'
import { choosePlan, heading, signInHere, subscribeNow } from './paying.ts'

interface AtStripe {
  /** Available once the tests run. */
  stripe: () => StripeDouble
  /** Serves Stripe's script, which accepts any card. */
  serveStripe: (page: Page) => Promise<void>
}

/** Checks what the page says about a card in each of Stripe's states, and its link to the plans. */
async function expectNothingPaid(page: Page, stripe: () => StripeDouble): Promise<void> {
  const states = { canceled: 'This payment was cancelled', requires_action: 'Your bank still needs you to confirm' }
  for (const [status, sentence] of Object.entries(states)) {
    const id = await choosePlan(page, 'Monthly')
    stripe().state.setup(id).status = status
    await page.goto(`/payment-success?setup_intent=${id}&redirect_status=succeeded`)
    await expect(heading(page, 'Nothing was paid')).toBeVisible()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByText('Payment Successful!')).toHaveCount(0)
    await page.getByRole('link', { name: 'Go to the plans' }).click()
    await expect(heading(page, 'Upgrade to Pro')).toBeVisible()
  }
}

/** Tests of /payment-success and Settings, for the one file that has Stripe's double. */
export function describeOutcomes({ stripe, serveStripe }: AtStripe): void {
  test('a card that was cancelled or waits for its bank is no payment, and the plans are one click away', async ({
    page,
  }) => {
    await serveStripe(page)
    await signInHere(page.context())
    await expectNothingPaid(page, stripe)
    await page.goto('/payment-success?setup_intent=seti_unknown')
    await expect(page.getByRole('alert')).toContainText('We do not know this payment.')
    await expect(page.getByText(/^Reference for support: [\da-f-]{36}$/)).toBeVisible()
    expect(await violationsInEveryLook(page)).toEqual([])
  })

  test('a card declined at the first payment is a processing issue with its reason and a reference', async ({
    page,
  }) => {
    await serveStripe(page)
    await signInHere(page.context())
    await choosePlan(page, 'Monthly')
    stripe().state.declinesCards = true
    await subscribeNow(page).click()
    await expect(heading(page, 'Payment Processing Issue')).toBeVisible()
    stripe().state.declinesCards = false
    await expect(page.getByText('Your card was declined. Nothing was charged.')).toBeVisible()
    await expect(page.getByText('Your subscription was not started.')).toBeVisible()
    await expect(page.getByText('Your payment was successful')).toHaveCount(0)
    await expect(page.getByText(/^Reference for support: [\da-f-]{36}$/)).toBeVisible()
    expect(await violationsInEveryLook(page)).toEqual([])
  })

  test('Pro that was not bought says so, and its portal button explains why', async ({ page }) => {
    await signInHere(page.context(), 30)
    await page.goto('/settings')
    const block = page.getByRole('region', { name: 'Subscription Management' })
    await expect(block).toContainText('A gift: nothing to pay')
    await block.getByRole('button', { name: 'Open billing portal' }).click()
    await expect(page.getByRole('alert')).toContainText('Your Pro was not bought here')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test("the server's HTML shows Stripe's state: not paid, cancelled, one step left, active", async ({ page }) => {
      await signInHere(page.context())
      await expectNothingPaid(page, stripe)
      const id = await choosePlan(page, 'Monthly')
      await page.getByRole('button', { name: 'Continue to Stripe' }).click()
      await expect(heading(page, 'Pay with Stripe')).toBeVisible()
      const session = new URL(page.url()).pathname.split('/').at(-1) ?? ''
      await page.goto(`/payment-success?session_id=${session}`)
      await expect(page.getByText('The payment on Stripe’s page was not finished')).toBeVisible()
      stripe().state.succeedSetup(id)
      await page.goto(`/payment-success?setup_intent=${id}`)
      await expect(heading(page, 'One step left: start your subscription')).toBeVisible()
      await expect(heading(page, 'Payment Successful!')).toBeHidden()
      await page.getByRole('button', { name: 'Activate my subscription' }).click()
      await expect(heading(page, 'Subscription Activated!')).toBeVisible()
    })
  })
}
