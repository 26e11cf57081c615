import { expect, type Page, test } from '@playwright/test'
import { query, signInAs } from './accounts.ts'
import { overflowOf, violationsInThemes } from './axe.ts'
import { loseMockTest } from './lost-mock-test.ts'
import { ANSWERS } from './mock-test.ts'

async function expectSound(page: Page): Promise<void> {
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    // Without script nothing waits for a frame to be painted, which the checks do.
    const look = async (page: Page) => javaScriptEnabled && expectSound(page)

    test('segments that a mock test lost are heard again, typed or said aloud, and come back later', async ({
      page,
    }) => {
      test.slow()
      await signInAs(page.context(), { username: 'yolcu' })
      const path = await loseMockTest(page)
      await page.goto('/mistakes')
      await expect(page.getByRole('heading', { name: 'Due now (2)' })).toBeVisible()
      await page.locator(`a[href="${path}"]`).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Segment 2 again' })).toBeVisible()
      await expect(page).toHaveURL(path)
      if (javaScriptEnabled) await expect(page.getByRole('button', { name: /Original audio/ })).toBeVisible()
      else await expect(page.locator('audio[controls]').first()).toBeVisible()
      await look(page)
      if (!javaScriptEnabled) {
        await page.getByRole('button', { name: 'Score what I typed' }).click()
        await expect(page.getByText('Type what you said.')).toBeVisible()
        await look(page)
      }
      await page.getByRole('textbox').fill(ANSWERS[1] ?? '')
      await page.getByRole('button', { name: 'Score what I typed' }).click()
      const held = page.getByRole('heading', { name: 'It held' })
      await expect(held).toBeVisible()
      if (javaScriptEnabled) await expect(held).toBeFocused()
      await expect(page.getByText('No marks were taken off.')).toBeVisible()
      await look(page)
      await page.getByRole('link', { name: 'Next segment' }).click()
      await expect(page).not.toHaveURL(path)
      await page.getByText('I said it aloud: show the model').click()
      await expect(page.getByText(ANSWERS[3] ?? '')).toBeVisible()
      await look(page)
      await page.getByRole('button', { name: 'Not yet' }).click()
      await expect(page.getByRole('heading', { name: 'Not yet' })).toBeVisible()
      await expect(page.getByText(/^It comes back on/)).toBeVisible()
      await look(page)
      await page.getByRole('link', { name: 'All your mistakes' }).click()
      await expect(page.getByText('Nothing is due today.')).toBeVisible()
    })
  })
}

test('in Turkish, on a desktop', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  const username = await signInAs(context, { username: 'yolcu' })
  await query("UPDATE user_settings SET language = 'tr' WHERE user_id = (SELECT id FROM users WHERE username = $1)", [
    username,
  ])
  await page.goto(await loseMockTest(page))
  await expect(page.getByRole('heading', { level: 1, name: '2. bölümü yeniden dene' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('textbox').fill('Um.')
  await page.getByRole('button', { name: 'Yazdığımı puanla' }).click()
  await expect(page.getByRole('heading', { name: 'Henüz değil' })).toBeFocused()
  await expect(page.getByText(/^Yeniden geleceği gün:/)).toBeVisible()
  await expectSound(page)
})
