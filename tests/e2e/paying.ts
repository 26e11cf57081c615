import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { query, signInAs } from './accounts.ts'

/** Signs in on the server with the Stripe double. `proDays`: days of Pro that were not bought there. */
export const signInHere = (context: BrowserContext, proDays?: number): Promise<string> =>
  signInAs(context, { server: 'recogniser', username: 'odeyen', ...(proDays !== undefined && { proDays }) })

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name })
export const subscribeNow = (page: Page): Locator => page.getByRole('button', { name: 'Subscribe Now' })

/** Chooses a plan, up to the page that takes the card. @returns the id of the pending setup. */
export async function choosePlan(page: Page, name: 'Monthly' | 'Fortnightly'): Promise<string> {
  await page.goto('/upgrade')
  await page.getByRole('button', { name: `Choose ${name}` }).click()
  await expect(heading(page, 'Order Summary')).toBeVisible()
  return new URL(page.url()).searchParams.get('client_secret')?.split('_secret_')[0] ?? ''
}

/** A learner's customer at Stripe. */
export async function customerOf(username: string): Promise<string> {
  const text = `SELECT a.stripe_customer_id AS id FROM billing_accounts a JOIN users u ON u.id = a.user_id WHERE username = $1`
  return String((await query(text, [username], 'recogniser'))[0]?.id)
}
