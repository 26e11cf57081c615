import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsOf } from './axe.ts'

async function expectSound(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a try by keyboard: heard once, said back, interpreted, ticked', async ({ page }) => {
      await signInAs(page.context(), { username: 'yolcu' })
      await page.goto('/memory')
      await expectSound(page)
      await page.getByRole('link', { name: 'Try 8 words' }).first().press('Enter')
      await expect(page.getByRole('heading', { name: 'Listen once' })).toBeFocused()
      await expectSound(page)
      const play = page.getByRole('button', { name: 'Play' })
      await play.press('Enter')
      await expect(page.getByRole('button', { name: 'Played once' })).toBeDisabled()
      await page.getByRole('link', { name: 'I’ve said it back' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'What did you say?' })).toBeFocused()
      await expectSound(page)
      await page.getByRole('button', { name: 'Tick all' }).press('Enter')
      await page.getByRole('button', { name: 'Next: interpret it' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Now in Turkish' })).toBeFocused()
      await page.getByRole('link', { name: 'I’ve interpreted it' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'What came across?' })).toBeFocused()
      await expectSound(page)
      await page.getByRole('checkbox').first().press('Space')
      await page.getByRole('button', { name: 'Save' }).press('Enter')
      await expect(page.getByRole('heading', { name: 'Not yet' })).toBeFocused()
      await expectSound(page)
      await page.getByRole('link', { name: 'Back to the ladder' }).press('Enter')
      await expect(page.getByText('next: 0 of the last 1 try held')).toBeVisible()
      await expectSound(page)
    })
  })
}
