import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { cookiesOf, createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type BillingPages, startBillingPages, type User } from '#tests/support/billing-pages.ts'

// Access to Stripe's billing portal, and the message if there is nothing to see there.

let pages: BillingPages

beforeAll(async () => {
  pages = await startBillingPages()
})
afterAll(() => pages.close())
beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

test('the portal opens by a plain form; for somebody who never paid, the page says that it failed', async () => {
  const user = await createAccount()
  await pages.app.request(await pages.pay(user), { headers: await signedInAs(user) })
  const opened = await pages.post('/settings', { user, fields: { intent: 'portal' } })
  expect([opened.status, opened.headers.get('Location')?.startsWith(`${pages.stripe.url}/p/session/`)]).toEqual([
    303,
    true,
  ])
  const given = await createAccount({ plan: 'pro' })
  const failed = await pages.post('/settings', { user: given, fields: { intent: 'portal' } })
  expect([failed.status, failed.headers.get('Location')]).toEqual([303, '/settings#subscription'])
  const cookies = [(await signedInAs(given)).Cookie, cookiesOf(failed).Cookie].join('; ')
  const page = await pages.app.request('/settings', { headers: { Cookie: cookies } })
  expect(await page.text()).toContain(
    'Failed to open billing portal. Nothing was bought here, so there is no bill at Stripe.',
  )
})

test('the portal API says why there is no portal: no bill at Stripe, or Pro that was given', async () => {
  const call = async (user: User) => {
    const response = await pages.app.request('/api/create-portal-session', {
      method: 'POST',
      headers: await writingAs(user),
    })
    return [response.status, await response.json()]
  }
  const none = 'You have no subscription to manage here.'
  expect(await call(await createAccount())).toEqual([409, expect.objectContaining({ error: none })])
  const given = 'Your Pro was not bought here, so Stripe has no card or bills to show.'
  expect(await call(await createAccount({ plan: 'pro' }))).toEqual([409, expect.objectContaining({ error: given })])
})

test('Pro that was given is shown as given on the plans page, and does not renew', async () => {
  const { html } = await pages.open('/upgrade', await createAccount({ plan: 'pro' }))
  expect(html).toContain('Pro is a gift to you')
  expect(html).not.toContain('It renews on')
})
