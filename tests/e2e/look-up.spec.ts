import { expect, type Page, test } from '@playwright/test'
import { query, signInAs } from './accounts.ts'
import { overflowOf, violationsOf } from './axe.ts'

const FIELD = 'Search in English or Turkish'

async function openList(page: Page, path = '/vocabulary'): Promise<void> {
  await signInAs(page.context(), { username: 'arayan' })
  await page.goto(path)
  await expect(page.locator('html[data-script]')).toBeAttached()
}

async function expectSound(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('results follow what is typed, by keyboard from the field to an entry and back', async ({ page }) => {
      await openList(page)
      const field = page.getByLabel(FIELD)
      await field.click()
      const before = await field.boundingBox()
      await page.keyboard.type('subpoena')
      await expect(page.getByRole('status').getByText(/words? for “subpoena”/)).toBeVisible()
      await expect(page).toHaveURL(/\/vocabulary\?q=subpoena$/)
      await expect(field).toBeFocused()
      expect(await field.boundingBox()).toEqual(before)
      await expectSound(page)
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('link', { name: 'subpoena', exact: true })).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(field).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/vocabulary\/words\/\d+-subpoena$/)
      await expect(page.getByRole('heading', { level: 1, name: 'subpoena' })).toBeVisible()
      await expectSound(page)
      await page.goBack()
      await expect(field).toHaveValue('subpoena')
      await page.reload()
      await expect(page.getByRole('status').getByText(/words? for “subpoena”/)).toBeVisible()
      await field.focus()
      await page.keyboard.press('Escape')
      await expect(field).toHaveValue('')
      await expect(page).toHaveURL(/\/vocabulary$/)
    })

    test('a word that is typed as it is heard leads to its entry, and is counted once it is left alone', async ({
      page,
    }) => {
      await openList(page)
      const told = page.waitForRequest(/vain-searches$/)
      await page.getByLabel(FIELD).pressSequentially('medikeyirr', { delay: 20 })
      await expect(page.getByText('No vocabulary found')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Add “medikeyirr” to your own words' })).toBeVisible()
      await expectSound(page)
      await told
      await expect
        .poll(() => query("SELECT count FROM vain_searches WHERE folded = 'medikeyirr'", []))
        .toEqual([{ count: expect.any(Number) }])
      await page.getByRole('link', { name: /^Medicare\s*Medicare$/ }).click()
      await expect(page).toHaveURL(/\/vocabulary\/words\/\d+-medicare$/)
    })
  })
}

test('an older answer never replaces a newer one', async ({ page }) => {
  await openList(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/vocabulary\.data\?q=bon(?:&|$)/, async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const field = page.getByLabel(FIELD)
  const asked = page.waitForRequest(/vocabulary\.data\?q=bon/)
  await field.fill('bon')
  await asked
  await field.fill('subpoena')
  await expect(page.getByText(/words? for “subpoena”/)).toBeVisible()
  letGo()
  await page.getByLabel('Category').focus()
  await expect(page.getByText(/words? for “subpoena”/)).toBeVisible()
  await expect(field).toHaveValue('subpoena')
})

test('a guest sees a shared entry, hears the device, and copies its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }))
  await page.goto('/vocabulary/words/1')
  await expect(page).toHaveURL(/\/vocabulary\/words\/1-abn$/)
  await expect(page.getByRole('link', { name: 'Create a free account' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Share this word' }).click()
  await expect(page.getByText('The address has been copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/vocabulary\/words\/1-abn$/)
})

test('a category can be taken along on paper and as cards', async ({ page }) => {
  await openList(page, '/vocabulary?category=Legal')
  await page.getByText('Take it with you').click()
  await expectSound(page)
  const printed = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Print on two pages (PDF)' }).click()
  expect((await printed).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByLabel('On the front of each card').selectOption('Turkish')
  const cards = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Cards (CSV)' }).click()
  expect((await cards).suggestedFilename()).toMatch(/\.csv$/)
})
