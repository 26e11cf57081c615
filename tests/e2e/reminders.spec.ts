import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { signUnsubscription } from '../../app/models/reminders/unsubscribe-token.server.ts'
import { query, signInAs } from './accounts.ts'
import { overflowOf, violationsInEveryLook } from './axe.ts'
import { dataFolder } from './places.ts'

const PATH = '/settings/reminders'

async function open(page: Page): Promise<string> {
  const username = await signInAs(page.context(), { username: 'yolcu' })
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'Reminders', exact: true })).toBeVisible()
  return username
}

const hour = (page: Page) => page.getByLabel('Hour', { exact: true })
const byMail = (page: Page) => page.getByLabel(/^By email/)
const letter = (page: Page) => page.getByLabel('Weekly letter by email')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the hour and the mails are chosen, from the settings on', async ({ page }) => {
      await signInAs(page.context(), { username: 'yolcu' })
      await page.goto('/settings')
      await page.getByRole('link', { name: 'Reminders and weekly letter' }).click()
      await expect(byMail(page)).not.toBeChecked()
      await hour(page).selectOption('7:00 AM')
      await byMail(page).check()
      await letter(page).check()
      await page.getByRole('button', { name: 'Save reminders' }).click()
      await expect(page.getByText('Reminders saved')).toBeVisible()
      await page.reload()
      await expect(hour(page)).toHaveValue('7')
      await expect(byMail(page)).toBeChecked()
      await expect(letter(page)).toBeChecked()
    })

    test('the link of a mail asks, its button stops the mails, and the same page brings them back', async ({
      page,
    }) => {
      const username = await open(page)
      await byMail(page).check()
      await page.getByRole('button', { name: 'Save reminders' }).click()
      await expect(page.getByText('Reminders saved')).toBeVisible()
      const [row] = await query('SELECT id FROM users WHERE username = $1', [username])
      const secret = readFileSync(join(dataFolder('plain'), 'session-secret'), 'utf8')
      await page.context().clearCookies()
      await page.goto(`/unsubscribe/${signUnsubscription({ userId: Number(row?.id), kind: 'daily' }, secret)}`)
      const isOn = async () =>
        (await query('SELECT by_mail FROM reminder_settings WHERE user_id = $1', [row?.id]))[0]?.by_mail
      expect(await isOn()).toBe(true)
      await page.getByRole('button', { name: 'Stop the reminders' }).click()
      await expect(page.getByRole('heading', { name: 'No more reminders by email' })).toBeVisible()
      expect(await isOn()).toBe(false)
      if (javaScriptEnabled) expect(await violationsInEveryLook(page)).toEqual([])
      await page.getByRole('button', { name: 'Send them again' }).click()
      await expect(page.getByRole('heading', { name: 'Stop the reminders?' })).toBeVisible()
      expect(await isOn()).toBe(true)
      if (javaScriptEnabled) expect(await violationsInEveryLook(page)).toEqual([])
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('adding a device says that it needs script, and removing all does not', async ({ page }) => {
    const username = await open(page)
    await expect(page.getByText('Adding a device needs JavaScript')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show reminders on this device' })).toBeHidden()
    await query(
      `INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth)
       SELECT id, 'https://web.push.apple.com/' || username, 'p', 'a' FROM users WHERE username = $1`,
      [username],
    )
    await page.reload()
    await page.getByRole('button', { name: 'Stop on all devices' }).click()
    await expect(page.getByText('No device shows reminders yet.')).toBeVisible()
  })
})

const addButton = (page: Page) => page.getByRole('button', { name: 'Show reminders on this device' })

test.describe('on a device that does not show notifications', () => {
  test('a browser that blocks them says so', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
    await open(page)
    await expect(page.getByText('This browser blocks notifications from Köprü.')).toBeVisible()
    expect(await violationsInEveryLook(page)).toEqual([])
  })

  test('a browser without push says so, and offers no button', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'))
    await open(page)
    await expect(page.getByText('This browser cannot show reminders.')).toBeVisible()
    await expect(addButton(page)).toHaveCount(0)
  })
})

test('the page fits a narrow phone in both languages, and keeps what is typed when it is refused', async ({ page }) => {
  const username = await open(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowOf(page)).toBe(0)
  await byMail(page).check()
  await hour(page).evaluate((select: HTMLSelectElement) => select.options[3]?.setAttribute('value', '99'))
  await hour(page).selectOption('99')
  await page.getByRole('button', { name: 'Save reminders' }).click()
  await expect(page.getByText('Choose an hour from the list.')).toBeVisible()
  await expect(byMail(page)).toBeChecked()
  await query(`UPDATE user_settings SET language = 'tr' FROM users WHERE users.id = user_id AND username = $1`, [
    username,
  ])
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'Hatırlatmalar', exact: true })).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
})
