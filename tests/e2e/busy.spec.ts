import { expect, type Page, test } from '@playwright/test'
import { errorCopy } from '../../app/config/copy/errors.ts'
import type { Locale } from '../../app/config/copy/locale.ts'
import { lastResortCopy } from '../../app/config/copy/last-resort.ts'
import { query, signInAs } from './accounts.ts'
import { violationsOf } from './axe.ts'

/** What a server with too many pages to make answers to the router: tests/http/busy-pages.test.ts. */
async function refuse(page: Page, address: RegExp, locale: Locale, seconds: number): Promise<void> {
  const sentence = errorCopy[locale].busy(seconds)
  const body = { error: sentence, message: sentence, code: 'BUSY', retryAfterSeconds: seconds, requestId: 'one' }
  const headers = { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' }
  await page.route(address, (route) => route.fulfill({ status: 503, json: body, headers }))
}

test('a page that a busy server refuses says so in its frame, and what was typed before stays', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'yolda' })
  await page.goto('/feedback', { waitUntil: 'networkidle' })
  const comment = page.locator('[name="comment"]').first()
  await comment.fill('The third segment is too quiet.')
  await refuse(page, /\/vocabulary\.data/, 'en', 60)
  const owner = await page.locator('html').getAttribute('data-owner')
  const toVocabulary = page.getByRole('link', { name: 'Vocabulary' }).filter({ visible: true }).first()
  await toVocabulary.click()
  await expect(page.getByRole('heading', { name: 'Köprü is very busy' })).toBeVisible()
  await expect(page.getByText(errorCopy.en.busy(60))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
  // What is typed here is still kept for this account.
  await expect(page.locator('html')).toHaveAttribute('data-owner', String(owner))
  expect(await violationsOf(page)).toEqual([])
  // The frame is there for a second refusal, too.
  const second = page.waitForResponse(/vocabulary\.data/)
  await toVocabulary.click()
  await second
  await expect(page.getByRole('heading', { name: 'Köprü is very busy' })).toBeVisible()
  await expect(toVocabulary).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Vocabulary', level: 1 })).toBeVisible()
  await page.goto('/feedback')
  await expect(comment).toHaveValue('The third segment is too quiet.')
})

test('in Turkish, too, and it opens by itself', async ({ page, context }) => {
  const username = await signInAs(context, { username: 'yolda' })
  await query("UPDATE user_settings SET language = 'tr' WHERE user_id = (SELECT id FROM users WHERE username = $1)", [
    username,
  ])
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  await refuse(page, /\/vocabulary\.data/, 'tr', 5)
  await page.getByRole('link', { name: 'Kelimeler' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { name: lastResortCopy.tr.crowded.title })).toBeVisible()
  await expect(page.getByText(errorCopy.tr.busy(5))).toBeVisible()
  await expect(page.getByRole('link', { name: 'Yeniden dene' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Kelimeler', level: 1 })).toBeVisible({ timeout: 15_000 })
})
