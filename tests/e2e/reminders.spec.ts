import { createECDH, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { signUnsubscription } from '../../app/models/reminders/unsubscribe-token.server.ts'
import { query, signInAs } from './accounts.ts'
import { overflowOf, violationsInEveryLook } from './axe.ts'
import { dataFolder } from './places.ts'
import { hearAnnouncements, keyboardOf } from './walk.ts'

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

/**
 * A push manager like Chromium's with Google's push service, which there is none of here: everything else of the browser is real.
 */
async function fakePushManager(page: Page, options: { fails?: boolean } = {}): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  }
  await page.addInitScript(
    ({ json, fails }) => {
      const made = () => ({
        endpoint: json.endpoint,
        toJSON: () => json,
        unsubscribe: async () => {
          sessionStorage.removeItem('subscribed')
          return true
        },
      })
      const { prototype } = PushManager
      Object.assign(prototype, {
        getSubscription: async () => (sessionStorage.getItem('subscribed') === null ? null : made()),
        subscribe: async ({ applicationServerKey: key }: PushSubscriptionOptionsInit) => {
          if (fails) throw new DOMException('push service not available', 'AbortError')
          sessionStorage.setItem('subscribed', typeof key === 'string' ? key : '')
          return made()
        },
      })
      const ask = Notification.requestPermission.bind(Notification)
      Notification.requestPermission = () => {
        sessionStorage.setItem('asked', 'yes')
        return ask()
      }
    },
    { json: subscription, fails: options.fails ?? false },
  )
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Show reminders on this device' })

test.describe('on a device', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

  test('nothing is asked before the press; then it is a device, and stops being one', async ({ page }) => {
    await fakePushManager(page)
    const heard = await hearAnnouncements(page)
    const username = await open(page)
    await expect(page.getByText('This device does not show reminders.')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBeNull()
    const keys = keyboardOf(page)
    await keys.tabTo(addButton(page))
    await keys.press('Enter')
    await expect(page.getByText('This device shows reminders.')).toBeVisible()
    await expect(page.getByText('One device shows reminders.')).toBeVisible()
    expect(heard().join(' ')).toContain('This device shows reminders.')
    const [kept] = await query('SELECT public_key FROM push_keys', [])
    expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBe(kept?.public_key)
    await page.reload()
    await expect(page.getByText('This device shows reminders.')).toBeVisible()
    expect(await violationsInEveryLook(page)).toEqual([])
    await page.getByRole('button', { name: 'Stop on this device' }).click()
    await expect(page.getByText('This device does not show reminders.')).toBeVisible()
    await expect(page.getByText('No device shows reminders yet.')).toBeVisible()
    const rows = await query('SELECT 1 FROM push_subscriptions JOIN users ON users.id = user_id WHERE username = $1', [
      username,
    ])
    expect(rows).toEqual([])
  })

  test('what fails is said, and can be tried again', async ({ page }) => {
    await fakePushManager(page, { fails: true })
    await open(page)
    await addButton(page).click()
    await expect(page.getByText('That did not work. Check your connection and try again.')).toBeVisible()
    await expect(addButton(page)).toBeEnabled()
    expect(await violationsInEveryLook(page)).toEqual([])
  })

  test('the service worker shows a message as a notification, one at a time', async ({ page, context }) => {
    await open(page)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js')
      await navigator.serviceWorker.ready
    })
    const debug = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first) resolve(first.registrationId)
      })
    })
    await debug.send('ServiceWorker.enable')
    const registrationId = await registered
    const origin = new URL(page.url()).origin
    for (const body of ['A few segments are enough.', 'Your study plan for today: 30 minutes.']) {
      const data = JSON.stringify({ title: 'Time for practice', body, lang: 'en', tag: 'reminder', path: '/dashboard' })
      await debug.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      const shown = () =>
        page.evaluate(async () => {
          const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
            getNotifications: () => registration.getNotifications(),
          }))
          return (await getNotifications()).map(({ title, body: text, data: kept }) => ({ title, text, kept }))
        })
      await expect.poll(shown).toEqual([{ title: 'Time for practice', text: body, kept: { path: '/dashboard' } }])
    }
  })
})

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
