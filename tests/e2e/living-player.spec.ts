import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { interpretSegment, mainButton, startPlaying, untilRecorded } from './sample.ts'
import { addShortDialogue } from './short-dialogue.ts'

// The player shows what plays and what is recorded, and lets the learner listen to both.

interface Watched {
  speeds: number[]
  handlers: Record<string, (() => void) | null>
  locks: number
}

/** Records the speed of each playback, the device's media keys, and how many wake locks are held. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { speeds: [], handlers: {}, locks: 0 }
    Object.assign(window, { watched })
    const play: unknown = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'play')?.value
    if (typeof play !== 'function') throw new Error('This browser plays nothing.')
    Object.defineProperty(HTMLMediaElement.prototype, 'play', {
      value(this: HTMLMediaElement): unknown {
        watched.speeds.push(this.playbackRate)
        return Reflect.apply(play, this, [])
      },
    })
    navigator.mediaSession.setActionHandler = (action, handler) => {
      watched.handlers[action] = handler && (() => handler({ action }))
    }
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          watched.locks += 1
          return { release: async () => void (watched.locks -= 1) }
        },
      },
    })
  })
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched)
const press = (page: Page, key: string) =>
  page.evaluate((name) => (window as unknown as { watched: Watched }).watched.handlers[name]?.(), key)

const ownPosition = (page: Page) => page.getByRole('slider', { name: 'Position in your recording' })
const listen = (page: Page) => page.getByRole('button', { name: 'Listen to yourself' })

test.beforeEach(async ({ page, context }) => {
  await watch(page)
  await signInAs(context, { username: 'dinleyen' })
  const { id } = await addShortDialogue()
  await page.goto(`/practice/${id}`)
  await expect(mainButton(page, 'Play')).toBeEnabled()
})

test('a segment can be sought only once it is recorded; the own recording plays from where it is tapped', async ({
  page,
}) => {
  await expect(page.getByRole('slider', { name: /^Position/ })).toHaveCount(0)
  await interpretSegment(page)
  await expect(ownPosition(page)).toBeVisible()
  await ownPosition(page).fill('0.5')
  await expect(listen(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => Number(await ownPosition(page).inputValue())).toBeGreaterThan(0.5)
  await expect(listen(page)).toHaveAttribute('aria-pressed', 'false')
})

test('both are heard one after the other, which uses one play', async ({ page }) => {
  await interpretSegment(page)
  await page.getByRole('button', { name: 'Hear both' }).click()
  await expect(page.getByRole('button', { name: 'Play, 1 left' })).toBeAttached()
  await expect(listen(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(listen(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a segment can be played more slowly', async ({ page }) => {
  await page.getByRole('button', { name: 'Sound', exact: true }).click()
  await page.getByLabel('Speed').selectOption('0.75')
  await startPlaying(page)
  expect((await seen(page)).speeds).toEqual([0.75])
})

test('the keys of a headset press the main button', async ({ page }) => {
  await press(page, 'play')
  await expect(page.getByRole('button', { name: 'Play, 2 left' })).toBeAttached()
  await press(page, 'pause')
  await press(page, 'play')
  await untilRecorded(page)
  await press(page, 'stop')
  await expect(mainButton(page, 'Next Segment')).toBeEnabled()
  await press(page, 'nexttrack')
  await expect(page.getByRole('heading', { name: 'Segment 2 of 4' })).toBeVisible()
})

test('the screen stays awake while a segment plays or is recorded, and only then', async ({ page }) => {
  const locks = async () => (await seen(page)).locks
  expect(await locks()).toBe(0)
  await startPlaying(page)
  await expect.poll(locks).toBe(1)
  await mainButton(page, 'Stop').click()
  await expect.poll(locks).toBe(0)
  await mainButton(page, 'Record').click()
  await untilRecorded(page)
  await expect.poll(locks).toBe(1)
  await mainButton(page, 'Stop').click()
  await expect.poll(locks).toBe(0)
})
