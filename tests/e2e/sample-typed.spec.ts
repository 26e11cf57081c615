import { expect, test } from '@playwright/test'
import { SAMPLE, scoreOf, typeModelAnswers, wrongNumber } from './sample.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('typed answers are scored by the same rules', async ({ page }) => {
      await page.goto('/practice/sample')
      await page
        .getByRole('link', { name: javaScriptEnabled ? 'Type instead of speaking' : 'Type my interpretation' })
        .click()
      await expect(page.getByRole('heading', { name: 'Type your interpretation' })).toBeVisible()
      await expect(page.locator('textarea')).toHaveCount(3)
      await typeModelAnswers(page, SAMPLE.segments.slice(0, 3))
      await page.getByRole('button', { name: 'Score my interpretation' }).click()
      await expect(page.getByText('15 of 15 marks')).toBeAttached()
      await page.goto('/practice/sample?mode=type&part=first')
      await page.getByRole('link', { name: 'Type the whole dialogue' }).click()
      await expect(page.locator('textarea')).toHaveCount(SAMPLE.segments.length)
      await typeModelAnswers(page)
      await page.getByRole('button', { name: 'Score my interpretation' }).click()
      await expect(page.getByRole('heading', { name: 'Excellent Work!' })).toBeVisible()
      expect(await scoreOf(page)).toBeGreaterThanOrEqual(43)
    })

    test('an empty form is answered with a message, and a long text is kept', async ({ page }) => {
      await page.goto('/practice/sample?mode=type')
      await page.getByRole('button', { name: 'Score my interpretation' }).click()
      await expect(page.getByRole('alert')).toHaveText('Type your interpretation of at least one segment.')
      const field = page.locator('[name="answers[1]"]')
      await field.evaluate((element) => element.removeAttribute('maxlength'))
      const long = 'a'.repeat(2_001)
      await field.fill(long)
      await page.getByRole('button', { name: 'Score my interpretation' }).click()
      await expect(page.getByText('The text for segment 2 is too long.')).toBeVisible()
      await expect(field).toHaveValue(long)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    })

    test('a wrong number costs marks, with the words as evidence', async ({ page }) => {
      await page.goto('/practice/sample?mode=type')
      await typeModelAnswers(page)
      const { index, text } = wrongNumber()
      await page.locator(`[name="answers[${index}]"]`).fill(text)
      await page.getByRole('button', { name: 'Score my interpretation' }).click()
      await expect(page.getByRole('heading', { name: 'Deduction sheet' })).toBeVisible()
      expect(await scoreOf(page)).toBeLessThanOrEqual(40.5)
      await expect(page.getByText('nine', { exact: false }).first()).toBeVisible()
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test("the player's page explains itself", async ({ page }) => {
    await page.goto('/practice/sample?step=test')
    await expect(page.getByRole('heading', { name: 'Recording needs JavaScript' })).toBeVisible()
    await expect(page.getByText('Preparing the player')).toBeHidden()
    await page.getByRole('link', { name: 'Type my interpretation' }).click()
    await expect(page.locator('textarea')).toHaveCount(SAMPLE.segments.length)
  })
})
