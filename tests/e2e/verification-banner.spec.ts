import { expect, type Page, test } from '@playwright/test'
import { newUsername, query, signIn, signInAs } from './accounts.ts'
import { overflowOf } from './axe.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Email verification' })
const dismiss = (page: Page) => banner(page).getByRole('button', { name: 'Dismiss' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a dismissed banner stays away, and another account has its own', async ({ page, context }) => {
      const username = await signInAs(context, { username: 'late', emailVerified: false })
      await page.goto('/history')
      const answered = page.waitForResponse('**/api/auth/dismiss-verification')
      await dismiss(page).click()
      await answered
      await expect(page).toHaveURL('/history')
      await expect(banner(page)).toHaveCount(0)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(banner(page)).toHaveCount(0)
      await page.goto('/vocabulary')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(banner(page)).toHaveCount(0)

      const other = await signInAs(context, { username: 'other', emailVerified: false })
      await page.goto('/history')
      await expect(banner(page)).toContainText(`${other}@example.org`)
      await signIn(context, username)
      await page.goto('/history')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(banner(page)).toHaveCount(0)
    })
  })
}

test('at 390 px it has at most two lines and a row of buttons, however long the address', async ({ page, context }) => {
  const username = await signInAs(context, { username: 'tall', emailVerified: false })
  const heightOf = async () => (await banner(page).boundingBox())?.height
  await page.goto('/history')
  expect(await heightOf()).toBeLessThanOrEqual(88)
  const address = `${newUsername('a'.repeat(50))}@${'b'.repeat(60)}.example.org`
  await query('UPDATE users SET email = $1 WHERE username = $2', [address, username])
  await page.reload()
  await expect(banner(page)).toContainText(address)
  expect(await heightOf()).toBeLessThanOrEqual(88)
  for (const name of ['Resend Email', 'Dismiss']) {
    const box = await banner(page).getByRole('button', { name }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  expect(await overflowOf(page)).toBe(0)
})

test('loading a page with the banner, or with it dismissed, causes no layout shift', async ({ page, context }) => {
  await signInAs(context, { username: 'still', emailVerified: false })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The display font may shift a heading by a hair; the banner would move everything below it.
  const moved = async () => Number(await page.evaluate('shifts.reduce((sum, shift) => sum + shift, 0)'))
  const bell = () => page.getByRole('button', { name: /^Notifications/ })
  await page.goto('/history')
  await expect(bell()).toBeVisible()
  expect(await moved()).toBeLessThan(0.01)
  const answered = page.waitForResponse('**/api/auth/dismiss-verification')
  await dismiss(page).click()
  await answered
  await page.reload()
  await expect(bell()).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  expect(await moved()).toBeLessThan(0.01)
})
