import { expect, type Page, test } from '@playwright/test'
import { overflowOf, violationsInEveryLook } from './axe.ts'
import { createAccount, PASSWORD, signIn } from './accounts.ts'

const REFUSED = 'Invalid username or password. Please check your credentials and try again.'

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const submit = (page: Page) => page.getByRole('button', { name: 'Log In' })

async function logIn(page: Page, credentials: { username: string; password: string }): Promise<void> {
  await field(page, 'username').fill(credentials.username)
  await field(page, 'password').fill(credentials.password)
  await submit(page).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a page for learners redirects to the form and, after a wrong attempt, back', async ({ page }) => {
      const username = await createAccount({ username: 'yolcu' })
      await page.goto('/settings')
      await expect(page).toHaveURL(/\/login\?redirectTo=%2Fsettings$/)
      await logIn(page, { username, password: 'Wrong-pass-9!' })
      await expect(page.getByRole('alert')).toHaveText(REFUSED)
      await expect(field(page, 'username')).toHaveValue(username)
      if (!javaScriptEnabled) await expect(field(page, 'password')).toHaveValue('')
      await logIn(page, { username: `${username.toUpperCase()}@EXAMPLE.ORG`, password: PASSWORD })
      await expect(page).toHaveURL(/\/settings$/)
      await expect(page.getByText('Welcome back!')).toBeVisible()
    })

    test('going to sign-up and back keeps the destination', async ({ page }) => {
      await page.goto('/login?redirectTo=/settings')
      await page.getByRole('link', { name: 'Create a free account' }).click()
      await expect(page).toHaveURL(/\/signup\?redirectTo=%2Fsettings$/)
      await page.getByRole('link', { name: 'Log in', exact: true }).click()
      await expect(page).toHaveURL(/\/login\?redirectTo=%2Fsettings$/)
      await expect(field(page, 'redirectTo')).toHaveValue('/settings')
    })

    test('another site is no destination', async ({ page }) => {
      const username = await createAccount({ username: 'yolcu' })
      await page.goto('/login?redirectTo=//evil.example')
      await logIn(page, { username, password: PASSWORD })
      await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/dashboard$/)
    })

    test('the logout page asks, logs out and says so', async ({ page, context }) => {
      const username = await createAccount({ username: 'yolcu' })
      await signIn(context, username)
      await page.goto('/logout')
      await expect(page.getByRole('link', { name: 'Stay logged in' })).toBeVisible()
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect(page).toHaveURL(/\/login$/)
      await expect(page.getByText('You are logged out')).toBeVisible()
      await page.goto('/settings')
      await expect(page).toHaveURL(/\/login\?redirectTo=%2Fsettings$/)
    })
  })
}

test('the button waits for both fields, and an error disappears on typing', async ({ page }) => {
  await page.goto('/login')
  await expect(submit(page)).toBeDisabled()
  await field(page, 'username').fill('nobody')
  await field(page, 'password').fill('   ')
  await expect(submit(page)).toBeDisabled()
  await field(page, 'password').fill('Wrong-pass-9!')
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText(REFUSED)
  await expect(page.getByRole('alert')).toBeFocused()
  await field(page, 'password').press('End')
  await field(page, 'password').press('Backspace')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the password can be shown, and the eye icon says so', async ({ page }) => {
  await page.goto('/login')
  const eye = page.getByRole('button', { name: 'Show password' })
  await expect(field(page, 'password')).toHaveAttribute('type', 'password')
  await eye.click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await expect(eye).toHaveAttribute('aria-pressed', 'true')
})

test('an interrupted sign-in with Google is explained, and Back to Home works', async ({ page }) => {
  await page.goto('/login?error=oauth_session_expired')
  await expect(page.getByText('Your Google sign-in took too long')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})

const STATES: { name: string; path: string; act?: (page: Page) => Promise<void> }[] = [
  { name: '/login with a sentence about Google', path: '/login?error=oauth_failed' },
  {
    name: '/login after a wrong try',
    path: '/login',
    async act(page) {
      await logIn(page, { username: 'nobody', password: 'Wrong-pass-9!' })
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
]

for (const { name, path, act } of STATES) {
  test(`${name} has no accessibility violation`, async ({ page }) => {
    await page.goto(path)
    await act?.(page)
    expect(await violationsInEveryLook(page)).toEqual([])
  })
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { path, act } of STATES) {
    await page.goto(path)
    await act?.(page)
    expect(await overflowOf(page)).toBe(0)
  }
})
