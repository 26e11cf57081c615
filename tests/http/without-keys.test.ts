import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookiesOf, createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('without Google a browser is redirected to the login page, which says so', async () => {
  const response = await app.request('/api/auth/google', { headers: { Accept: 'text/html' } })
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/login?error=oauth_unavailable')
})

test('without Google an API call answers 503 in the usual error shape', async () => {
  const response = await app.request('/api/auth/google')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    error: 'Signing in with Google is not set up here.',
  })
})

test('without Google the callback signs nobody in', async () => {
  const response = await app.request('/api/auth/google/callback?code=x&state=x')
  expect(response.headers.get('Location')).toBe('/login?error=oauth_unavailable')
})

test.each([
  ['/api/create-checkout-session', { planId: 'monthly', billingCycle: 'monthly' }],
  ['/api/complete-subscription', { setupIntentId: 'seti_1' }],
  ['/api/create-portal-session', {}],
  ['/api/stripe/webhook', { id: 'evt_1', type: 'invoice.paid' }],
])('without Stripe %s answers 503 with a message', async (path, body) => {
  const headers = { ...(await writingAs(await createAccount())), 'Content-Type': 'application/json' }
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await response.json()).toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    error: 'Payments are not set up here.',
  })
})

test('without Stripe the portal form says why nothing opens, and any payment in the address is unknown', async () => {
  const user = await createAccount({ plan: 'pro' })
  const headers = await writingAs(user)
  const refused = await app.request('/settings', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ intent: 'portal' }),
  })
  const cookies = [headers['Cookie'], cookiesOf(refused).Cookie].join('; ')
  const settings = await app.request('/settings', { headers: { Cookie: cookies } })
  expect(await settings.text()).toContain('Failed to open billing portal. Payments are not set up here.')
  for (const query of ['session_id=cs_test_1', 'setup_intent=seti_1']) {
    const page = await app.request(`/payment-success?${query}`, { headers: await signedInAs(user) })
    expect(page.status).toBe(400)
    const html = await page.text()
    expect(html).toContain('We do not know this payment.')
    expect(html).not.toContain('Subscription Activated!')
  }
})
