import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsInThemes } from './axe.ts'

async function expectSound(page: Page): Promise<void> {
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

for (const width of [390, 1280]) {
  test(`three questions make a plan, which is changed, paused and deleted, at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await signInAs(page.context(), { username: 'yolcu' })
    await page.goto('/study-plan')
    await expect(page).toHaveURL('/study-plan/setup')
    await expectSound(page)
    await page.getByLabel('When is your test?').fill(inDays(-3))
    await page
      .getByRole('group', { name: /Keeping a whole segment/ })
      .getByLabel('Very hard')
      .check()
    await page.getByLabel('Monday').fill('45')
    await page.getByRole('button', { name: 'Save' }).press('Enter')
    await expect(page.getByText('This day is over.')).toBeVisible()
    await expect(page.getByLabel('Monday')).toHaveValue('45')
    await expect(page.getByRole('group', { name: /Keeping a whole/ }).getByLabel('Very hard')).toBeChecked()
    await expectSound(page)
    await page.getByLabel('When is your test?').fill(inDays(50))
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
      await page.getByLabel(day).fill('40')
    }
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('50 days to your test')).toBeVisible()
    await expect(page.getByText('0 of 40 min')).toBeVisible()
    await expect(page.getByText('Week 8')).toBeVisible()
    await expectSound(page)
    await page.getByText('Why this?').click()
    await expect(page.getByText(/not added to the next;/)).toBeVisible()
    await page.getByRole('button', { name: 'Make a calendar address' }).click()
    const address = await page.getByText(/\/study-plan\/feed\//).textContent()
    const feed = await page.request.get(new URL(address ?? '').pathname)
    expect(await feed.text()).toContain('BEGIN:VCALENDAR')
    await expectSound(page)
    await page.getByRole('button', { name: '7 days' }).click()
    await expect(page.getByText(/Your plan is paused until/)).toBeVisible()
    await page.getByRole('button', { name: 'Resume now' }).click()
    await expect(page.getByText('0 of 40 min')).toBeVisible()
    await page.getByText('Delete the plan').first().click()
    await page.getByRole('button', { name: 'Delete the plan' }).click()
    await expect(page).toHaveURL('/dashboard')
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plan without a date says how a test is booked', async ({ page }) => {
    await signInAs(page.context(), { username: 'yolcu' })
    await page.goto('/study-plan/setup')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('No test booked yet')).toBeVisible()
    await page.getByText('How booking works').click()
    await expect(page.getByText(/Booking closes one week before/)).toBeVisible()
    await page.getByRole('button', { name: '3 days' }).click()
    await expect(page.getByText(/paused until/)).toBeVisible()
  })
})
