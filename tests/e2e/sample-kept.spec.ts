import { expect, type Page, test } from '@playwright/test'
import { newUsername, PASSWORD } from './accounts.ts'
import { overflowOf, violationsInEveryLook } from './axe.ts'
import { SAMPLE, scoreOf, typeModelAnswers } from './sample.ts'

const KEPT = 'Your sample was kept: it is in your history and counts towards your progress.'

/** Types the sample with one wrong segment. @returns its score. */
async function typeSample(page: Page): Promise<number> {
  await page.goto('/practice/sample?mode=type')
  await typeModelAnswers(page)
  await page.locator('[name="answers[3]"]').fill('Nothing of the kind.')
  await page.getByRole('button', { name: 'Score my interpretation' }).click()
  await expect(page.getByRole('heading', { name: 'Deduction sheet' })).toBeVisible()
  return scoreOf(page)
}

async function signUp(page: Page): Promise<void> {
  const username = newUsername('misafir')
  await page.getByRole('main').getByRole('link', { name: 'Create Free Account' }).click()
  await page.locator('[name="username"]').fill(username)
  await page.locator('[name="email"]').fill(`${username}@example.org`)
  await page.locator('[name="password"]').fill(PASSWORD)
  await page.locator('[name="confirmPassword"]').fill(PASSWORD)
  await page.locator('[name="terms"]').check()
  await page.getByRole('button', { name: 'Create Free Account' }).click()
  await expect(page).toHaveURL('/dashboard')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the sample is in the History of the account created from it, and nobody else gets it', async ({
      page,
      browser,
    }) => {
      const score = await typeSample(page)
      const link = page.url()
      const stranger = await (await browser.newContext({ javaScriptEnabled })).newPage()
      await stranger.goto(link)
      expect(await scoreOf(stranger)).toBe(score)
      await stranger.getByRole('link', { name: 'Keep your progress' }).click()
      await expect(stranger.getByText('This result can no longer be added to an account')).toBeVisible()
      await signUp(stranger)
      await expect(stranger.getByText('Your earlier sample could not be added')).toBeVisible()
      await stranger.goto('/history')
      await expect(stranger.getByText(SAMPLE.title)).toHaveCount(0)

      await page.getByRole('link', { name: 'Keep your progress' }).click()
      await expect(page.getByRole('heading', { name: 'Keep your progress' })).toBeVisible()
      await expect(page.getByText('your sample moves into it')).toBeVisible()
      await signUp(page)
      await expect(page.getByText(KEPT)).toBeVisible()
      await expect(page.getByText('Daily Goal Met!')).toBeVisible()
      await expect(page.getByText(`${score}/45`).first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Next step' })).not.toContainText(SAMPLE.title)
      await page.goto('/history')
      await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1)
      await expect(page.getByRole('region', { name: 'Sessions' })).toContainText(SAMPLE.title)

      await page.goto(link)
      await expect(page).toHaveURL(/\/practice\/\d+\?attempt=/)
      expect(await scoreOf(page)).toBe(score)
      await stranger.goto(link)
      await expect(stranger.getByRole('heading', { name: 'This result now belongs to an account' })).toBeVisible()
      await stranger.context().close()
    })
  })
}

test('a signed-in learner finds the sample among the other attempts at once', async ({ page }) => {
  await page.goto('/practice/sample?step=sign-up')
  await signUp(page)
  await page.goto('/practice/sample?mode=type')
  await typeModelAnswers(page)
  await page.getByRole('button', { name: 'Score my interpretation' }).click()
  await expect(page).toHaveURL(/\/practice\/\d+\?attempt=/)
  await expect(page.getByRole('heading', { name: 'Deduction sheet' })).toBeVisible()
})

test('the page of a claimed result has no accessibility violation in any theme', async ({ page, context }) => {
  await typeSample(page)
  const link = page.url()
  await page.getByRole('link', { name: 'Keep your progress' }).click()
  await expect(page.getByRole('heading', { name: 'Keep your progress' })).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
  await signUp(page)
  await context.clearCookies()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This result now belongs to an account' })).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowOf(page)).toBe(0)
})
