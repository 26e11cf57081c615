import { expect, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsInEveryLook, violationsInThemes } from './axe.ts'
import { alive, DESKTOP, menuButton, panel, userMenu } from './shell-parts.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu button shows the panel, and its Logout is a form', async ({ page, context }) => {
    const username = await signInAs(context, { username: 'plain' })
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    await expect(panel(page).getByText(`Hi, ${username}`)).toBeVisible()
    await panel(page).getByRole('link', { name: 'Close menu' }).click()
    await expect(panel(page)).toBeHidden()
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
    const sent = page.waitForRequest((request) => request.url().endsWith('/logout'))
    await panel(page).getByRole('button', { name: 'Logout' }).click()
    expect((await sent).method()).toBe('POST')
  })

  test.describe('on a desktop', () => {
    test.use({ viewport: DESKTOP })

    test('the user menu opens, and JavaScript-only features are hidden', async ({ page, context }) => {
      await signInAs(context, { username: 'plain' })
      await page.goto('/dashboard')
      await expect(page.getByText('Collapse', { exact: true })).toBeHidden()
      await userMenu(page).click()
      await expect(page.locator('details').getByRole('button', { name: 'Logout' })).toBeVisible()
    })
  })
})

test('nothing scrolls sideways at 320 px, whatever the name', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/dashboard')
  expect(await overflowOf(page)).toBe(0)
  await signInAs(context, { username: 'abcdefghijklmnopqrstuvw', proDays: 300, emailVerified: false, xp: 120 })
  await page.goto('/dashboard')
  await alive(page)
  expect(await overflowOf(page)).toBe(0)
  await menuButton(page).click()
  await expect(panel(page)).toBeVisible()
  // With an open panel the page keeps the scroll bar's gutter, so it is narrower than its window.
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})

test('printing leaves the frame out', async ({ page, context }) => {
  await signInAs(context, { username: 'prints' })
  await page.goto('/dashboard')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Tabs' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the dashboard of a guest has no accessibility violation', async ({ page }) => {
  await page.goto('/dashboard')
  expect(await violationsInEveryLook(page)).toEqual([])
})

for (const width of [390, 1280]) {
  test(`the dashboard of a learner has no violation at ${width} px, with its menu closed and open`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInAs(context, { username: 'axe', xp: 40, emailVerified: false, proDays: 12 })
    await page.goto('/dashboard')
    await alive(page)
    expect(await violationsInThemes(page)).toEqual([])
    await (width < 768 ? menuButton(page) : userMenu(page)).click()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(await violationsInThemes(page)).toEqual([])
  })
}
