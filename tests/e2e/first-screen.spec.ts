import { expect, type Locator, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'

/** Whether all of it is visible above the tab bar without scrolling. */
async function expectAboveBar(page: Page, part: Locator): Promise<void> {
  await expect(page.getByText('Please verify your email address')).toBeVisible()
  await expect(part).toBeVisible()
  const bar = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox()
  // The banner appears after hydration and moves what is below it.
  await expect(async () => {
    const box = await part.boundingBox()
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }).toPass({ timeout: 5_000 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}

for (const height of [844, 700]) {
  test.describe(`on a phone 390 x ${height}, with the verification banner`, () => {
    test.use({ viewport: { width: 390, height } })

    test('a new learner sees the next step without scrolling', async ({ page, context }) => {
      await signInAs(context, { username: 'ilk', emailVerified: false })
      await page.goto('/dashboard')
      await expectAboveBar(page, page.getByRole('main').getByRole('link', { name: 'Continue', exact: true }))
    })
  })
}

test('on a phone 390 x 844 a due word can be rated without scrolling, with the banner', async ({ page, context }) => {
  await signInAs(context, { username: 'kelime', emailVerified: false })
  await page.goto('/vocabulary?mode=due')
  await page.getByText('Show the Turkish').click()
  for (const name of [/^Again/, /^Easy/]) await expectAboveBar(page, page.getByRole('button', { name }))
})
