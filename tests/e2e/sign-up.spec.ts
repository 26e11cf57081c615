import { expect, type Page, test } from '@playwright/test'
import { overflowOf, violationsInEveryLook } from './axe.ts'
import { newUsername } from './accounts.ts'

const PASSWORD = 'Deniz!2026'
const AVAILABLE = 'This username is available.'
const TAKEN = 'This username is already taken.'

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const submit = (page: Page) => page.getByRole('button', { name: 'Create Free Account' })

const checking = (page: Page) => page.getByText('Checking...').filter({ visible: true })

async function fillIn(page: Page, username: string): Promise<void> {
  await field(page, 'username').fill(username)
  await field(page, 'email').fill(`${username}@example.org`)
  await field(page, 'password').fill(PASSWORD)
  await field(page, 'confirmPassword').fill(PASSWORD)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an account is created after errors were shown at their fields', async ({ page }) => {
      const username = newUsername()
      await page.goto('/signup?redirectTo=/settings')
      await fillIn(page, username)
      await field(page, 'confirmPassword').fill('Deniz!2027')
      await submit(page).click()
      const confirmation = field(page, 'confirmPassword')
      await expect(confirmation).toHaveAttribute('aria-invalid', 'true')
      await expect(confirmation).toHaveAccessibleDescription(/Passwords don't match/)
      await expect(field(page, 'terms')).toHaveAccessibleDescription(
        'Please accept the Terms of Service and Privacy Policy to continue',
      )
      await expect(field(page, 'username')).toHaveValue(username)
      // Passwords never come back from the server: a script keeps what was typed.
      await expect(field(page, 'password')).toHaveValue(javaScriptEnabled ? PASSWORD : '')
      if (javaScriptEnabled) {
        await expect(confirmation).toBeFocused()
        await expect(page.getByText('Password strength: Strong')).toBeVisible()
      }
      await fillIn(page, username)
      await field(page, 'terms').check()
      await submit(page).click()
      await expect(page).toHaveURL(/\/settings$/)
      await expect(page.getByText('Account created successfully')).toBeVisible()
      await expect(page.getByText('Welcome to Köprü! You can now start practicing.')).toBeVisible()
    })
  })
}

test('while typing, the fields show availability, password strength and what is missing', async ({ page }) => {
  await page.goto('/signup')
  await expect(submit(page)).toBeDisabled()
  await field(page, 'username').fill('ADMIN')
  await expect(field(page, 'username')).toHaveAccessibleDescription(TAKEN)
  await expect(field(page, 'username')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'username').fill(newUsername())
  await expect(page.getByRole('status').filter({ hasText: AVAILABLE })).toBeVisible()
  await expect(field(page, 'username')).not.toHaveAttribute('aria-invalid')
  await field(page, 'email').fill('yolcu@')
  await field(page, 'email').fill(`${newUsername()}@example.org`)
  await expect(page.getByRole('status').filter({ hasText: 'This email address can be used.' })).toBeVisible()
  for (const [password, strength] of [
    ['abc', 'Weak'],
    ['abcA1', 'Medium'],
    ['abcA1!xy', 'Strong'],
  ] as const) {
    await field(page, 'password').fill(password)
    await expect(page.getByText(`Password strength: ${strength}`)).toBeVisible()
  }
  await expect(submit(page)).toBeDisabled()
  await field(page, 'confirmPassword').fill('   ')
  await expect(submit(page)).toBeDisabled()
  await field(page, 'confirmPassword').fill(PASSWORD)
  await expect(submit(page)).toBeEnabled()
})

test('a name is checked after half a second, from three characters on, and again after five seconds', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/auth/validate/username') asked.push(url.searchParams.get('value') ?? '')
  })
  const [first, second] = [newUsername(), newUsername()]
  const username = field(page, 'username')
  await page.clock.install({ time: 0 })
  await page.goto('/signup')
  await expect(submit(page)).toBeDisabled()
  await page.clock.pauseAt(3_600_000)
  await username.fill('ab')
  await page.clock.runFor(1_000)
  await username.fill('')
  await username.pressSequentially(first)
  await page.clock.runFor(400)
  await expect(checking(page)).toBeVisible()
  expect(asked).toEqual([])
  await page.clock.runFor(100)
  await expect(page.getByText(AVAILABLE)).toBeVisible()
  await username.fill(second)
  await expect(page.getByText(AVAILABLE)).toHaveCount(0)
  await page.clock.runFor(500)
  await expect(page.getByText(AVAILABLE)).toBeVisible()
  await username.fill(first)
  await expect(page.getByText(AVAILABLE)).toBeVisible()
  expect(asked).toEqual([first, second])
  await page.clock.runFor(5_000)
  await username.fill(second)
  await page.clock.runFor(500)
  await expect(page.getByText(AVAILABLE)).toBeVisible()
  expect(asked).toEqual([first, second, second])
})

test("a cached result for a name is shown again next to the server's other errors", async ({ page }) => {
  await page.goto('/signup')
  await fillIn(page, newUsername())
  await field(page, 'username').fill('ADMIN')
  await submit(page).click()
  await expect(field(page, 'terms')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'username')).toHaveAccessibleDescription(TAKEN)
})

test('a failed check is silent, and the form can be sent', async ({ page }) => {
  await page.route('**/api/auth/validate/**', (route) => route.abort())
  await page.goto('/signup')
  const failed = page.waitForEvent('requestfailed')
  await fillIn(page, newUsername())
  await failed
  await expect(checking(page)).toHaveCount(0)
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0)
  await field(page, 'terms').check()
  await submit(page).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the current field values count, also if the name was just taken and its check comes late', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/auth/validate/**', async (route) => {
    await held
    await route.abort().catch(() => {})
  })
  await page.goto('/signup')
  await fillIn(page, newUsername())
  const asked = page.waitForRequest((request) => request.url().endsWith('/username?value=Admin'))
  await field(page, 'username').fill('Admin')
  await field(page, 'terms').check()
  await asked
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/username?value=Admin'))
  await submit(page).click()
  await expect(field(page, 'username')).toBeFocused()
  letGo()
  await ended
  await expect(field(page, 'username')).toHaveAccessibleDescription(new RegExp(TAKEN.replace('.', '\\.')))
  await field(page, 'email').press('End')
  await field(page, 'email').press('Backspace')
  await expect(page.getByText(TAKEN).filter({ visible: true })).toHaveCount(0)
})

test('a lost connection is reported, and nothing typed is lost', async ({ page }) => {
  const username = newUsername()
  await page.goto('/signup?redirectTo=/settings')
  await fillIn(page, username)
  await field(page, 'terms').check()
  const isPost = (url: URL) => url.pathname === '/signup'
  await page.route(isPost, (route) => route.abort())
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText(/^That did not work\. Check your connection/)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(field(page, 'password')).toHaveValue(PASSWORD)
  await page.unroute(isPost)
  await submit(page).click()
  await expect(page).toHaveURL(/\/settings$/)
})

test.describe('in Sydney', () => {
  test.use({ timezoneId: 'Australia/Sydney' })

  test('the form knows the time zone, and shows that it is being sent', async ({ page }) => {
    await page.goto('/signup')
    await expect(field(page, 'timezone')).toHaveValue('Australia/Sydney')
    await fillIn(page, newUsername())
    await field(page, 'terms').check()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/signup', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await submit(page).click()
    await expect(page.getByRole('button', { name: 'Creating your account...' })).toBeDisabled()
    release()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

test("without Google's keys no page mentions Google", async ({ page }) => {
  for (const path of ['/', '/tr', '/signup', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByText('Google')).toHaveCount(0)
  }
})

const STATES: { name: string; act?: (page: Page) => Promise<void> }[] = [
  {
    name: 'with every problem',
    async act(page) {
      await field(page, 'username').fill('a b')
      await field(page, 'email').fill('nobody')
      await field(page, 'password').fill('abc')
      await field(page, 'confirmPassword').fill('abd')
      await submit(page).click()
      await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    },
  },
  {
    name: 'with good answers',
    async act(page) {
      await fillIn(page, newUsername())
      await expect(page.getByText('This email address can be used.')).toBeVisible()
    },
  },
]

for (const { name, act } of STATES) {
  test(`the form ${name} has no accessibility violation`, async ({ page }) => {
    await page.goto('/signup')
    await act?.(page)
    expect(await violationsInEveryLook(page)).toEqual([])
  })
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { act } of STATES) {
    await page.goto('/signup')
    await act?.(page)
    expect(await overflowOf(page)).toBe(0)
  }
})
