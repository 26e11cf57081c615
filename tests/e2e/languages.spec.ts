import { expect, type Page, test } from '@playwright/test'
import { PASSWORD, signInAs } from './accounts.ts'
import { overflowOf, violationsOf } from './axe.ts'
import { SAMPLE, typeModelAnswers, wrongNumber } from './sample.ts'

const html = (page: Page) => page.locator('html')
const switchTo = (page: Page, name: 'Türkçe' | 'English') =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(name) })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test("a public page's language switch leads to its other address, and is remembered", async ({ page }) => {
      await page.goto('/practice/sample?mode=type')
      await expect(html(page)).toHaveAttribute('lang', 'en')
      await switchTo(page, 'Türkçe').click()
      await page.waitForURL('/tr/practice/sample?mode=type')
      await expect(html(page)).toHaveAttribute('lang', 'tr')
      await expect(page.getByRole('button', { name: 'Çevirimi puanla' })).toBeVisible()
      await page.reload()
      await expect(html(page)).toHaveAttribute('lang', 'tr')
      await page.goto('/login')
      await expect(page.getByRole('heading', { name: 'Giriş yap' })).toBeVisible()
      await switchTo(page, 'English').click()
      await page.waitForURL('/login')
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    })

    test("signing in switches to the account's language, which header and settings change", async ({ page }) => {
      const username = await signInAs(page.context(), { username: 'dilci' })
      await page.goto('/settings')
      await switchTo(page, 'Türkçe').click()
      await page.waitForURL('/settings')
      await expect(page.getByRole('heading', { name: 'Hesap ayarları' })).toBeVisible()
      await page.context().clearCookies()
      await page.goto('/login')
      await page.getByLabel('Username or email').fill(username)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
      await page.waitForURL('/dashboard')
      await expect(html(page)).toHaveAttribute('lang', 'tr')
      await expect(page.getByRole('link', { name: 'Alıştırmaya başla' }).first()).toBeVisible()
      await page.goto('/settings')
      await page.getByLabel('Arayüz dili').selectOption('en')
      await page.getByRole('button', { name: 'Dili kaydet' }).click()
      await page.waitForURL('/settings#language-section')
      await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
    })

    test('a dialogue in Turkish: topic, form, marks with a comma, findings in Turkish first', async ({ page }) => {
      await signInAs(page.context(), { username: 'terc' })
      await page.goto('/practice')
      await switchTo(page, 'Türkçe').click()
      await page.waitForURL('/practice')
      await page.locator('select[name="topic"]').selectOption({ label: 'Sağlık' })
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Ara', exact: true }).click()
      await page.waitForURL(/topic=Healthcare/)
      await page.getByRole('link', { name: `Alıştırmaya başla: ${SAMPLE.titleTr}` }).click()
      await page
        .getByRole('link', { name: javaScriptEnabled ? 'Konuşmak yerine yaz' : /yaz/i })
        .first()
        .click()
      await typeModelAnswers(page)
      const { index, text } = wrongNumber()
      await page.locator(`[name="answers[${index}]"]`).fill(text)
      await page.getByRole('button', { name: 'Çevirimi puanla' }).click()
      await expect(page.getByRole('heading', { name: 'Puan dökümü' })).toBeVisible()
      await expect(page.locator('#content span[lang="tr"]').first()).toContainText('“nine”')
      await page.getByRole('button', { name: 'İngilizce açıkla' }).click()
      await expect(page.locator('#content span[lang="en"]').first()).toContainText('“nine”')
      await page.getByRole('button', { name: 'Türkçe açıkla' }).click()
      await expect(page.locator('p[lang="tr"]').first()).toContainText('45 üzerinden')
      await expect(page.getByText(/puan götürür/)).toContainText('0,5')
      expect(await overflowOf(page)).toBe(0)
    })
  })
}

test.describe('a browser that prefers Turkish', () => {
  test.use({ locale: 'tr-TR' })

  test('gets Turkish on its first visit, and on the pages after it', async ({ page }) => {
    await page.goto('/login')
    await expect(html(page)).toHaveAttribute('lang', 'tr')
    await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
    await page.waitForURL('/tr')
    await expect(html(page)).toHaveAttribute('lang', 'tr')
  })

  // The public pages are in every-page.spec.ts, in both languages.
  for (const path of ['/login', '/signup', '/dashboard', '/practice']) {
    test(`${path} has no accessibility violation, and fits a narrow phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(path)
      expect(await overflowOf(page)).toBe(0)
      expect(await violationsOf(page)).toEqual([])
    })
  }

  test('the settings have no accessibility violation in Turkish', async ({ page }) => {
    await signInAs(page.context(), { username: 'ayar' })
    await page.goto('/settings')
    await switchTo(page, 'Türkçe').click()
    await expect(page.getByRole('heading', { name: 'Hesap ayarları' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
})
