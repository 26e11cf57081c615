import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { query, signInAs } from './accounts.ts'
import { logOut } from './one-browser.ts'
import { interpretSegment, mainButton } from './sample.ts'
import { addShortDialogue } from './short-dialogue.ts'

// A dialogue kept on the device can be practised without a connection, and what is recorded is sent later.

test.use({ serviceWorkers: 'allow' })

async function untilInCharge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}

async function keep(page: Page, context: BrowserContext): Promise<{ id: number; title: string }> {
  await signInAs(context, { username: 'yolda' })
  await page.goto('/dashboard')
  await untilInCharge(page)
  const dialogue = await addShortDialogue()
  await page.goto(`/practice/${dialogue.id}`)
  await expect(mainButton(page, 'Play')).toBeEnabled()
  await page.getByRole('button', { name: 'Sound', exact: true }).click()
  await page.getByRole('button', { name: 'Keep this dialogue for offline practice' }).click()
  await expect(page.getByRole('button', { name: 'Remove it from this device' })).toBeVisible()
  return dialogue
}

const recordingsOf = async (id: number) =>
  Number((await query('SELECT count(*) FROM staged_recordings WHERE dialogue_id = $1', [id]))[0]?.count)

test('it is practised without a connection, and the recording is sent once there is one', async ({ page, context }) => {
  const { id, title } = await keep(page, context)
  await context.setOffline(true)
  await page.goto('/practice')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { name: 'Segment 1 of 4' })).toBeVisible()
  await interpretSegment(page)
  expect(await recordingsOf(id)).toBe(0)
  // The page is closed before the connection is back.
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  await page.goto('/dashboard')
  await expect.poll(() => recordingsOf(id)).toBe(1)
})

test('it can be removed, and logging out removes it', async ({ page, context }) => {
  const { id } = await keep(page, context)
  const kept = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kopru/kept/')).length)
  await page.getByRole('button', { name: 'Remove it from this device' }).click()
  await expect(page.getByRole('button', { name: 'Keep this dialogue for offline practice' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep this dialogue for offline practice' }).click()
  await expect(page.getByRole('button', { name: 'Remove it from this device' })).toBeVisible()
  expect(await kept()).toBe(1)
  await page.goto('/dashboard')
  await logOut(page, 390)
  await page.waitForURL('**/login')
  expect(await kept()).toBe(0)
  await context.setOffline(true)
  await page.goto(`/practice/${id}`)
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
})

test('a page whose request gets no answer says so, and opens on the next try', async ({ page, context }) => {
  await signInAs(context, { username: 'yolda' })
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  await page.route(/\/vocabulary\.data/, (route) => route.abort())
  await page.getByRole('link', { name: 'Vocabulary' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await expect(page.getByText('Check your connection, then try again.')).toBeVisible()
  // Neither the header of the public pages nor ways for people without an account.
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Vocabulary', level: 1 })).toBeVisible()
})
