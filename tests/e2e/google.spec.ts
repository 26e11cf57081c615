import { expect, type Page, test } from '@playwright/test'
import { type GoogleDouble, googlePerson, startGoogleDouble } from '../support/google-double.ts'
import { newUsername } from './accounts.ts'
import { violationsInEveryLook } from './axe.ts'
import { whatIsCovered } from './covered.ts'
import { GOOGLE_PORT, PORTS } from './places.ts'
import { typeModelAnswers } from './sample.ts'

let google: GoogleDouble

test.use({ baseURL: `http://127.0.0.1:${PORTS.recogniser}` })
test.beforeAll(async () => {
  google = await startGoogleDouble({ port: GOOGLE_PORT })
})
test.beforeEach(() => google.reset())
test.afterAll(() => google.close())

const field = (page: Page) => page.getByRole('textbox', { name: 'Username' })
const terms = (page: Page) => page.getByRole('checkbox')
const submit = (page: Page) => page.getByRole('button', { name: 'Continue to Dashboard' })

async function comeFromGoogle(page: Page, changes: Record<string, unknown> = {}): Promise<void> {
  google.setClaims(googlePerson(changes))
  await page.goto('/api/auth/google')
  await expect(page.getByRole('heading', { name: 'Welcome, Işıl' })).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a new person picks a username, and later signs in directly', async ({ page, context }) => {
      await comeFromGoogle(page, {
        sub: `journey-${javaScriptEnabled}`,
        email: `journey-${javaScriptEnabled}@example.org`,
      })
      await expect(page.getByText(`journey-${javaScriptEnabled}@example.org`)).toBeVisible()
      await expect(field(page)).toHaveValue(/^isil\.ogut/)
      await field(page).fill(`isil.journey.${javaScriptEnabled}`)
      await terms(page).check()
      await submit(page).click()
      await expect(page).toHaveURL('/dashboard')
      await context.clearCookies()
      await page.goto('/api/auth/google?redirectTo=/settings')
      await expect(page).toHaveURL('/settings')
    })

    test('declining at Google returns to the login page', async ({ page }) => {
      google.denyConsent()
      await page.goto('/api/auth/google')
      await expect(page).toHaveURL('/login?error=oauth_denied')
    })

    test('without a pending sign-up the page redirects to the login page', async ({ page }) => {
      await page.goto('/username-setup')
      await expect(page).toHaveURL('/login?error=oauth_session_expired')
    })
  })
}

test("the sample's XP are on the dashboard of the account created from it", async ({ page }) => {
  const name = newUsername('ornek')
  google.setClaims(googlePerson({ sub: name, email: `${name}@example.org` }))
  await page.goto('/practice/sample?mode=type')
  await typeModelAnswers(page)
  await page.getByRole('button', { name: 'Score my interpretation' }).click()
  await page.getByRole('link', { name: 'Keep your progress' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create Free Account' }).click()
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await field(page).fill(name)
  await terms(page).check()
  await submit(page).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Your sample was kept')).toBeVisible()
  await expect(page.getByText('Daily Goal Met!')).toBeVisible()
})

test('the button waits for an available name and for the terms', async ({ page }) => {
  await comeFromGoogle(page)
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
  await terms(page).check()
  await expect(submit(page)).toBeEnabled()
  await field(page).fill('is')
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await field(page).fill('isil.free.name')
  await expect(submit(page)).toBeDisabled()
  await expect(submit(page)).toBeEnabled()
  await page.route('**/api/auth/validate/username*', (route) => route.abort())
  await field(page).fill('isil.other.name')
  await expect(page.getByText('Error checking username availability')).toBeVisible()
  await expect(submit(page)).toBeDisabled()
})

test('a name that was just taken is reported at its field, which gets the focus', async ({ page, browser }) => {
  const other = await browser.newPage()
  await comeFromGoogle(page)
  await comeFromGoogle(other)
  for (const each of [page, other]) {
    await field(each).fill('isil.meanwhile')
    await terms(each).check()
    await expect(submit(each)).toBeEnabled()
  }
  await submit(other).click()
  await expect(other).toHaveURL('/dashboard')
  await submit(page).click()
  await expect(page.getByText('This username is already taken.')).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('isil.meanwhile')
  await other.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server reports what is missing', async ({ page }) => {
    await comeFromGoogle(page)
    await field(page).fill('is')
    await submit(page).click()
    await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
    await expect(page.getByText('Please accept the Terms of Service and Privacy Policy to continue')).toBeVisible()
    await expect(field(page)).toHaveValue('is')
  })
})

test('the username page has no accessibility violation, and nothing covers a control', async ({ page }) => {
  await comeFromGoogle(page)
  expect(await violationsInEveryLook(page)).toEqual([])
  expect(await whatIsCovered(page)).toEqual([])
  await field(page).fill('is')
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
})

test('nothing scrolls sideways at 320 px, even with a long address', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await comeFromGoogle(page, { email: `${'long'.repeat(14)}@${'example'.repeat(6)}.example.org` })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})
