import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { PASSWORD, signIn, signInAs } from './accounts.ts'
import { overflowOf, violationsInEveryLook } from './axe.ts'

const NEW_PASSWORD = 'Sandal?2027'

async function openSettings(page: Page, options: { hasPassword?: boolean; proDays?: number } = {}): Promise<string> {
  const username = await signInAs(page.context(), { username: 'yolcu', ...options })
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  return username
}

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

async function fillPasswords(page: Page, current: string): Promise<void> {
  await page.getByLabel('Current password').fill(current)
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a password change ends another session and keeps this one', async ({ page, browser }) => {
      const username = await openSettings(page)
      const elsewhere = await browser.newContext()
      await signIn(elsewhere, username)
      await fillPasswords(page, 'Wrong!2026')
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText('The current password you entered is incorrect. Please try again.')).toBeVisible()
      await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
      await fillPasswords(page, PASSWORD)
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.waitForURL('/settings#security')
      await expect(page.getByLabel('New password', { exact: true })).toHaveValue('')
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
      const other = await elsewhere.newPage()
      await other.goto('/settings')
      await expect(other).toHaveURL(/\/login\?redirectTo=%2Fsettings$/)
      await elsewhere.close()
    })

    test('time zone and notifications are saved', async ({ page }) => {
      await openSettings(page)
      await section(page, 'Time zone').getByLabel('Time zone').selectOption('Australia/Melbourne')
      await page.getByRole('button', { name: 'Save time zone' }).click()
      await page.waitForURL('/settings#timezone-section')
      await page.getByLabel('News and offers by email').check()
      await page.getByLabel('Notifications in Köprü').uncheck()
      await page.getByRole('button', { name: 'Save notifications' }).click()
      await page.waitForURL('/settings#notifications-section')
      await page.reload()
      await expect(section(page, 'Time zone').getByLabel('Time zone')).toHaveValue('Australia/Melbourne')
      await expect(page.getByLabel('News and offers by email')).toBeChecked()
      await expect(page.getByLabel('Notifications in Köprü')).not.toBeChecked()
    })

    test('the data is downloaded, and then the account deleted by typing its username', async ({ page }) => {
      const username = await openSettings(page)
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download my data' }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^kopru-data-\d{4}-\d\d-\d\d\.zip$/)
      const files = unzipSync(readFileSync(await download.path()))
      expect(strFromU8(files['account.json'] ?? new Uint8Array())).toContain(`"username": "${username}"`)

      await page.getByText('Delete my account').click()
      const field = page.getByLabel(`Type your username, ${username}, to confirm`)
      await field.fill('somebody else')
      await page.getByRole('button', { name: 'Delete this account' }).click()
      await expect(page.getByText('Please type your username exactly as it is shown.')).toBeVisible()
      await field.fill(username)
      await page.getByRole('button', { name: 'Delete this account' }).click()
      await page.waitForURL('/login')
      await page.goto('/settings')
      await expect(page).toHaveURL(/\/login\?redirectTo=/)
    })
  })
}

test('the password form waits for all three fields, shows the strength and clears an error once edited', async ({
  page,
}) => {
  await openSettings(page)
  const submit = page.getByRole('button', { name: 'Change password' })
  await expect(submit).toBeDisabled()
  await page.getByLabel('Current password').fill('Wrong!2026')
  await page.getByLabel('New password', { exact: true }).fill('Sandal')
  await expect(page.getByText('Password strength: Weak')).toBeVisible()
  await expect(submit).toBeDisabled()
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await expect(page.getByText('Password strength: Strong')).toBeVisible()
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  await submit.click()
  const problem = page.getByText('The current password you entered is incorrect. Please try again.')
  await expect(problem).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeFocused()
  // Only this form shows a message: the others are unchanged.
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1)
  await page.getByLabel('Confirm new password').press('End')
  await page.getByLabel('Confirm new password').pressSequentially('x')
  await expect(problem).toBeHidden()
})

test.describe('on a device in another time zone', () => {
  test.use({ timezoneId: 'Australia/Brisbane' })

  test("the device's time zone is suggested, chosen, and then not suggested again", async ({ page }) => {
    await openSettings(page)
    await page.getByRole('button', { name: "Use this device's time zone: Australia/Brisbane" }).click()
    await expect(section(page, 'Time zone').getByLabel('Time zone')).toHaveValue('Australia/Brisbane')
    await expect(page.getByText("Use this device's time zone")).toBeHidden()
    await page.getByRole('button', { name: 'Save time zone' }).click()
    await page.waitForURL('/settings#timezone-section')
    await page.reload()
    await expect(section(page, 'Time zone').getByLabel('Time zone')).toHaveValue('Australia/Brisbane')
    await expect(page.getByText("Use this device's time zone")).toHaveCount(0)
  })
})

test('settings have no accessibility violation, also with errors and expanded', async ({ page }) => {
  await openSettings(page, { proDays: 90 })
  await expect(section(page, 'Subscription Management')).toContainText('A gift: nothing to pay')
  await fillPasswords(page, 'Wrong!2026')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await page.getByText('Delete my account').click()
  expect(await violationsInEveryLook(page)).toEqual([])
})

test('settings of a Google account have no accessibility violation', async ({ page }) => {
  await openSettings(page, { hasPassword: false })
  await expect(page.getByRole('button', { name: 'Set a password' })).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
})

test('settings do not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSettings(page, { proDays: 90 })
  await page.getByText('Delete my account').click()
  expect(await overflowOf(page)).toBe(0)
})
