import { createECDH, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import config from '../../playwright.config.ts'
import { query, signInAs } from './accounts.ts'
import { violationsInEveryLook } from './axe.ts'
import { hearAnnouncements, keyboardOf } from './walk.ts'

// The headless shell, in which the other journeys run, shows no notifications.
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)

test.use({ launchOptions: { ...config.use?.launchOptions, ...(CHROMIUM && { executablePath: CHROMIUM }) } })

async function open(page: Page): Promise<string> {
  const username = await signInAs(page.context(), { username: 'yolcu' })
  await page.goto('/settings/reminders')
  await expect(page.getByRole('heading', { name: 'Reminders', exact: true })).toBeVisible()
  return username
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Show reminders on this device' })

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
