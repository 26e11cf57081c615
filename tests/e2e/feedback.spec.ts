import { expect, type Page, test } from '@playwright/test'
import { violationsInEveryLook } from './axe.ts'

const PAGE = '/dev/components'
const COMMENT = 'The bell rings twice.'

async function openDialog(page: Page) {
  await page.goto(PAGE)
  // A place without buttons beneath.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.getByRole('button', { name: 'Feedback' }).click()
  return page.getByRole('dialog', { name: 'Share Your Feedback' })
}

test('feedback is sent with the page it is about, and the form is cleared', async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.getByLabel('Category').selectOption('Bug Report')
  await dialog.getByLabel('Your feedback').fill(COMMENT)
  await expect(dialog.getByText(`${COMMENT.length}/1000`)).toBeVisible()
  const sent = page.waitForRequest('**/api/feedback')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  expect((await sent).postDataJSON()).toEqual({ category: 'Bug Report', comment: COMMENT, pageUrl: PAGE })
  await expect(page.getByText('Feedback submitted!')).toBeVisible()
  await expect(page.getByText("Thank you for your input. We'll review it carefully.")).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Feedback' }).click()
  await expect(dialog.getByLabel('Your feedback')).toHaveValue('')
  await expect(dialog.getByLabel('Category')).toHaveValue('')
})

test('each category has its own prompt', async ({ page }) => {
  const dialog = await openDialog(page)
  const comment = dialog.getByLabel('Your feedback')
  await expect(comment).toHaveAttribute('placeholder', "Tell us what's on your mind...")
  const seen = new Set<string>()
  for (const category of ['General Suggestion', 'Bug Report', 'Confusing Content', 'Scoring Feedback', 'Other']) {
    await dialog.getByLabel('Category').selectOption(category)
    seen.add((await comment.getAttribute('placeholder')) ?? '')
  }
  expect(seen.size).toBe(5)
})

test('an error stays at its field until the field is edited', async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByText('Please select a feedback category')).toBeVisible()
  await expect(dialog.getByText('Please provide at least 10 characters of detail')).toBeVisible()
  await expect(dialog.getByLabel('Category')).toBeFocused()
  await dialog.getByLabel('Your feedback').fill('a'.repeat(1_001))
  await expect(dialog.getByText('Please select a feedback category')).toHaveCount(0)
  await dialog.getByLabel('Category').selectOption('Other')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByText('Feedback cannot exceed 1000 characters')).toBeVisible()
  await expect(dialog.getByLabel('Your feedback')).toBeFocused()
})

test('a failure is shown above the dialog, can be closed there, and keeps the text', async ({ page }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/feedback', async (route) => {
    await answered
    await route.abort()
  })
  const dialog = await openDialog(page)
  await dialog.getByLabel('Category').selectOption('Other')
  await dialog.getByLabel('Your feedback').fill(COMMENT)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  answer()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to submit feedbackPlease try again later')
  await alert.getByRole('button', { name: 'Close message' }).click()
  await expect(alert).toHaveCount(0)
  await expect(dialog.getByLabel('Your feedback')).toHaveValue(COMMENT)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Feedback' }).click()
  await expect(dialog.getByLabel('Your feedback')).toHaveValue(COMMENT)
})

test('the page form behaves the same, and returns with a message', async ({ page }) => {
  await page.goto('/feedback?from=%2Fpractice%2Fsample')
  await expect(page.getByLabel('Your feedback')).toHaveAttribute('placeholder', "Tell us what's on your mind...")
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByLabel('Category')).toBeFocused()
  await page.getByLabel('Category').selectOption('Scoring Feedback')
  await page.getByLabel('Your feedback').fill(COMMENT)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL('/practice/sample')
  await expect(page.getByText('Feedback submitted!')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Feedback submitted!')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the button is a link to the form, which keeps the text and returns', async ({ page }) => {
    await page.goto(PAGE)
    await page.getByRole('link', { name: 'Feedback' }).click()
    await expect(page.getByRole('heading', { name: 'Share Your Feedback' })).toBeVisible()
    await page.getByLabel('Your feedback').fill('Too short')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Please provide at least 10 characters of detail')).toBeVisible()
    await expect(page.getByLabel('Your feedback')).toHaveValue('Too short')
    await page.getByLabel('Category').selectOption('Other')
    await page.getByLabel('Your feedback').fill(COMMENT)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page).toHaveURL(PAGE)
    await expect(page.getByText('Feedback submitted!')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Notifications' }).first()).toHaveAttribute('href', '/notifications')
  })
})

test('the dialog and the page have no accessibility violation', async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByText('Please select a feedback category')).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
  await page.goto('/feedback')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please select a feedback category')).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
})
