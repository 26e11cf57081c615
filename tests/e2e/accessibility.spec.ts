import { expect, type Page, test } from '@playwright/test'
import { overflowOf, violationsInEveryLook } from './axe.ts'
import { mainButton, startPlaying, typeModelAnswers, untilRecorded, wrongNumber } from './sample.ts'

// States of pages; the pages themselves are in every-page.spec.ts.
const SCREENS: { name: string; path: string; act?: (page: Page) => Promise<void> }[] = [
  {
    name: 'player',
    path: '/practice/sample?step=test',
    act: (page) => expect(mainButton(page, 'Play')).toBeVisible(),
  },
  {
    name: 'player while recording',
    path: '/practice/sample?step=test',
    async act(page) {
      await startPlaying(page)
      await mainButton(page, 'Stop').click()
      await mainButton(page, 'Record').click()
      await untilRecorded(page)
    },
  },
  {
    name: 'typed form with an error',
    path: '/practice/sample?mode=type',
    async act(page) {
      await page.getByRole('button', { name: 'Score my interpretation' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'result',
    path: '/practice/sample?mode=type',
    async act(page) {
      await typeModelAnswers(page)
      const { index, text } = wrongNumber()
      await page.locator(`[name="answers[${index}]"]`).fill(text)
      await page.getByRole('button', { name: 'Score my interpretation' }).click()
      await expect(page.getByRole('heading', { name: 'Deduction sheet' })).toBeVisible()
    },
  },
  { name: 'sign-up call', path: '/practice/sample?step=sign-up' },
  {
    name: 'forgotten password with an error',
    path: '/forgot-password',
    async act(page) {
      await page.getByLabel('Email').fill('deniz')
      await page.getByRole('button', { name: 'Send Reset Link' }).click()
      await expect(page.getByText('Please enter a valid email address')).toBeVisible()
    },
  },
  { name: 'reset link sent', path: '/forgot-password?sent=1' },
  { name: 'password reset', path: '/reset-password?done=1' },
]

for (const { name, path, act } of SCREENS) {
  test(`${name} has no accessibility violation`, async ({ page }) => {
    await page.goto(path)
    await act?.(page)
    expect(await violationsInEveryLook(page)).toEqual([])
  })
}

test('nothing scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/practice/sample?step=test', '/practice/sample?mode=type']) {
    await page.goto(path)
    expect(await overflowOf(page), path).toBe(0)
  }
})
