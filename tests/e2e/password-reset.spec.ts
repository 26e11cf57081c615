import { expect, type Page, type Request, test } from '@playwright/test'
import { linkFromOutbox } from './outbox.ts'

const PASSWORD = 'Deniz!2026'
const NEW_PASSWORD = 'Yakamoz#41'

/** A new account, created by an API call; nobody is signed in. A retry gets its own account. */
async function register(page: Page, name: string): Promise<{ username: string; email: string }> {
  const username = test.info().retry > 0 ? `${name}2` : name
  const email = `${username}@example.org`
  const response = await page.request.post('/api/auth/register', { data: { username, email, password: PASSWORD } })
  expect(response.status()).toBe(201)
  await page.context().clearCookies()
  return { username, email }
}

async function logIn(page: Page, options: { username: string; password: string }): Promise<void> {
  await page.goto('/login')
  await page.locator('[name="username"]').fill(options.username)
  await page.locator('[name="password"]').fill(options.password)
  await page.locator('[name="password"]').press('Enter')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    const suffix = javaScriptEnabled ? 'scripted' : 'plain'

    test('a forgotten password is replaced with the link in the mail, once', async ({ page, browser }) => {
      const { username, email } = await register(page, `forgetful-${suffix}`)
      const elsewhere = await browser.newPage({ javaScriptEnabled })
      await logIn(elsewhere, { username, password: PASSWORD })
      await expect(elsewhere).toHaveURL(/\/dashboard$/)

      await page.goto('/forgot-password')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send Reset Link' }).click()
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
      await expect(page.getByText('Reset link sent', { exact: true })).toBeVisible()
      expect(page.url()).not.toContain('example.org')

      const link = await linkFromOutbox({ to: email, path: '/reset-password' })
      await page.goto(link)
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByLabel('Confirm new password').fill('Yakamoz#42')
      await page.getByRole('button', { name: 'Reset Password' }).click()
      await expect(page.getByText("Passwords don't match")).toBeVisible()
      await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
      await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
      await page.getByRole('button', { name: 'Reset Password' }).click()
      await expect(page.getByText('Password Reset Successfully')).toBeVisible()

      await elsewhere.goto('/settings')
      await expect(elsewhere).toHaveURL(/\/login\?redirectTo=/)
      await elsewhere.close()
      await page.goto(link)
      await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible()
      await logIn(page, { username, password: NEW_PASSWORD })
      await expect(page).toHaveURL(/\/dashboard$/)
    })

    test('an address is verified by the button on the linked page', async ({ page }) => {
      const { email } = await register(page, `verified-${suffix}`)
      const link = await linkFromOutbox({ to: email, path: '/verify-email' })
      await page.goto(link)
      await page.getByRole('button', { name: 'Verify my email address' }).click()
      await expect(page.getByText('Email address verified')).toBeVisible()
      await page.goto(link)
      await expect(page.getByRole('heading', { name: 'Your email address is verified' })).toBeVisible()
    })
  })
}

test('a lost connection is reported each time, and the address is kept', async ({ page }) => {
  await page.goto('/forgot-password')
  const field = page.getByLabel('Email')
  const send = page.getByRole('button', { name: 'Send Reset Link' })
  const isPost = (url: URL) => url.pathname.startsWith('/forgot-password')
  await field.fill('derya@example.org')
  await page.route(isPost, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  for (const _ of ['once', 'again']) {
    await send.click()
    await expect(page.getByRole('alert')).toHaveText(/^That did not work\. Check your connection/)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(field).toHaveValue('derya@example.org')
    await field.press('End')
    await field.press('Space')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await field.press('Backspace')
  }
  await page.unroute(isPost)
  await send.click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
})

test("a link's token is in no Referer header", async ({ page }) => {
  const { email } = await register(page, 'discreet')
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  const link = await linkFromOutbox({ to: email, path: '/reset-password' })
  const requests: Request[] = []
  const keep = (request: Request) => requests.push(request)
  page.on('request', keep)
  await page.goto(link)
  await page.getByRole('link', { name: 'Köprü' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => requests.length).toBeGreaterThan(2)
  page.off('request', keep)
  const referers = await Promise.all(requests.map((request) => request.headerValue('referer')))
  for (const referer of referers) expect(referer ?? '').not.toContain('token')
})
