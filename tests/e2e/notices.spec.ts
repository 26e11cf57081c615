import { expect, type Page, test } from '@playwright/test'
import { violationsInThemes } from './axe.ts'
import { settle } from './settle.ts'

// The components page shows every notice and needs no account.
const PAGE = '/dev/components'

const HOUR_MS = 3_600_000
const NOTIFICATIONS = [
  { id: 3, message: 'Welcome to Köprü.', isRead: false, link: '/practice/sample', hours: 0 },
  { id: 2, message: 'Your password was changed.', isRead: false, link: null, hours: 5 },
  { id: 1, message: 'You met your goal.', isRead: true, link: null, hours: 30 },
  { id: 0, message: 'A line from long ago.', isRead: true, link: null, hours: 400 },
]

/** Mocks the bell's API, which the HTTP tests cover. @returns the requested paths. */
async function answerBell(page: Page, notifications = NOTIFICATIONS): Promise<string[]> {
  const asked: string[] = []
  const rows = notifications.map(({ hours, ...row }) => {
    return { ...row, createdAt: new Date(Date.now() - hours * HOUR_MS).toISOString() }
  })
  await page.route('**/api/notifications', (route) => route.fulfill({ json: rows }))
  await page.route('**/api/notifications/unread-count', (route) => {
    asked.push('unread-count')
    return route.fulfill({ json: { count: rows.filter(({ isRead }) => !isRead).length } })
  })
  await page.route('**/api/notifications/mark-as-read/*', (route) => {
    const id = Number(route.request().url().split('/').at(-1))
    asked.push(`${route.request().method()} ${id}`)
    const row = rows.find((candidate) => candidate.id === id)
    if (row) row.isRead = true
    return route.fulfill({ json: row })
  })
  return asked
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })
const toast = (page: Page) => page.getByRole('region', { name: 'Messages (F8)' }).getByRole('status')

test('the badge shows the unread count, polled every 30 seconds and never from a hidden tab', async ({ page }) => {
  await page.clock.install()
  const asked = await answerBell(page)
  await page.goto(PAGE)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.clock.runFor(29_000)
  expect(asked).toEqual([])
  await page.clock.runFor(1_500)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
  await expect(page.getByRole('button', { name: 'Notifications, 10 unread' })).toHaveCount(0)
  const before = asked.length
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
  await page.clock.runFor(90_000)
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
  expect(asked).toHaveLength(before)
  await page.clock.runFor(30_000)
  await expect.poll(() => asked.length).toBeGreaterThan(before)
})

test('more than nine unread are shown as 9+', async ({ page }) => {
  await page.goto(PAGE)
  await expect(page.getByRole('button', { name: 'Notifications, 9 unread' })).toHaveText('9')
  await expect(page.getByRole('button', { name: 'Notifications, 10 unread' })).toHaveText('9+')
})

test('the list shows how old things are, marks as read and follows the link', async ({ page }) => {
  const asked = await answerBell(page)
  await page.goto(PAGE)
  await bell(page).click()
  for (const age of ['Just now', '5h ago', 'Yesterday']) await expect(panel(page).getByText(age)).toBeVisible()
  await expect(panel(page).getByText(/^\d{1,2} \w{3,4} \d{4}$/)).toBeAttached()
  await panel(page).getByRole('button', { name: 'Your password was changed.' }).click()
  await expect(panel(page).getByRole('button', { name: 'Unread: Your password' })).toHaveCount(0)
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await panel(page).getByRole('button', { name: 'Welcome to Köprü.' }).click()
  await page.waitForURL('/practice/sample')
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual(['POST 2', 'POST 3'])
})

test('Escape and a click outside close the list, and Escape restores the focus', async ({ page }) => {
  await answerBell(page)
  await page.goto(PAGE)
  await bell(page).press('Enter')
  await expect(panel(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(bell(page)).toBeFocused()
  await bell(page).click()
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 2, y: 2 } })
  await expect(panel(page)).toHaveCount(0)
})

test('without notifications the list says so; after a failure it can be retried', async ({ page }) => {
  await page.goto(PAGE)
  await bell(page).click()
  await expect(panel(page).getByRole('alert')).toContainText('We could not load your notifications.')
  await answerBell(page, [])
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page).getByText('No notifications yet')).toBeVisible()
})

test('a toast disappears after 5 seconds, but not while it is being read', async ({ page }) => {
  await page.clock.install()
  await page.goto(PAGE)
  const show = page.getByRole('button', { name: 'Toast: title only' })
  await show.click()
  await expect(toast(page)).toHaveText('Settings saved')
  await page.clock.runFor(4_500)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(toast(page)).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 600_000)
  await show.click()
  await toast(page).hover()
  await settle(page)
  await page.clock.runFor(60_000)
  await expect(toast(page)).toBeVisible()
  await page.mouse.move(2, 2)
  await expect.poll(() => toast(page).evaluate((message) => message.matches(':hover'))).toBe(false)
  await page.clock.runFor(5_500)
  await expect(toast(page)).toHaveCount(0)
})

test('F8 focuses the message and Escape closes it and returns; F8 calls it again', async ({ page }) => {
  await page.clock.install()
  await page.goto(PAGE)
  const show = page.getByRole('button', { name: 'Toast: title only' })
  await expect(show).toBeVisible()
  await page.clock.pauseAt(Date.now() + 600_000)
  // The button exists before hydration.
  await expect(async () => {
    await show.press('Enter')
    await expect(toast(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Messages (F8)' })).toBeFocused()
  await settle(page)
  await page.clock.runFor(60_000)
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Close message' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)
  await expect(show).toBeFocused()
  await page.keyboard.press('F8')
  await expect(toast(page)).toHaveText('Settings saved')
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000_001)
  await page.keyboard.press('F8')
  await expect(toast(page)).toHaveCount(0)
})

test('one message at a time: the newest replaces the previous one', async ({ page }) => {
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Toast: title only' }).click()
  await page.getByRole('button', { name: 'Toast: destructive' }).click()
  const area = page.getByRole('region', { name: 'Messages (F8)' })
  await expect(area.getByRole('alert')).toContainText('A message with a long sentence')
  await expect(toast(page)).toHaveCount(0)
})

test('a swipe to the right past 50 pixels dismisses; a shorter one does not', async ({ page }) => {
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Toast: title only' }).click()
  const box = await toast(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 20]
  for (const distance of [45, -80, 55]) {
    await expect(toast(page)).toBeVisible()
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y)
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
  }
  await expect(toast(page)).toHaveCount(0)
})

test('the banner sends the mail again, says so, and can be dismissed', async ({ page }) => {
  const refusal = { status: 429, json: { error: 'Too many tries. Please wait 5 minutes.' } }
  await page.route('**/api/auth/resend-verification', (route) => route.fulfill({ json: { success: true } }))
  await page.route('**/api/auth/resend-verification', (route) => route.fulfill(refusal), { times: 1 })
  await page.goto(PAGE)
  const banner = page.getByRole('region', { name: 'Email verification' })
  const area = page.getByRole('region', { name: 'Messages (F8)' })
  for (const said of [
    /Failed to send verification email.*Too many tries\./,
    /Verification email sent!Please check your inbox and spam folder\./,
  ]) {
    await banner.getByRole('button', { name: 'Resend Email' }).click()
    await expect(area).toHaveText(said)
    await area.getByRole('button', { name: 'Close message' }).click()
  }
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toHaveCount(0)
})

test('the button says so while the mail is being requested', async ({ page }) => {
  let answer = () => {}
  // Set before the click: the button shows it before the request even arrives here.
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/auth/resend-verification', async (route) => {
    await answered
    await route.abort()
  })
  await page.goto(PAGE)
  await page.getByRole('button', { name: 'Resend Email' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer()
  await expect(page.getByText('Please try again later')).toBeVisible()
})

test('the sign-up prompt traps the focus, closes by Escape and outside clicks, and restores the focus', async ({
  page,
}) => {
  await page.goto(PAGE)
  const opener = page.getByRole('button', { name: 'Sign-up prompt: mock-test' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Take a mock test with an account' })
  await expect(dialog.getByRole('link', { name: 'Create Free Account' })).toHaveAttribute(
    'href',
    '/signup?redirectTo=%2Fdev%2Fcomponents',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await page.mouse.click(10, 10)
  await expect(dialog).toHaveCount(0)
})

for (const width of [390, 1280]) {
  test(`no accessibility violation with list, message and dialog open at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await answerBell(page)
    await page.goto(PAGE)
    await page.getByRole('button', { name: 'Toast: destructive' }).click()
    await bell(page).click()
    await expect(panel(page).getByText('Just now')).toBeVisible()
    expect(await violationsInThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Sign-up prompt: general' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violationsInThemes(page)).toEqual([])
  })
}
