import { expect, type Locator, type Page, test } from '@playwright/test'
import { overflowOf, violationsInEveryLook } from './axe.ts'
import { giveRecognition } from './fake-recognition.ts'
import {
  FIRST_SEGMENTS,
  interpretAll,
  languagesOf,
  mainButton,
  messageBox,
  SAMPLE,
  sampleSegment,
  untilRecorded,
} from './sample.ts'

// From the landing page to a result, on a small phone.

test.use({ viewport: { width: 390, height: 700 }, hasTouch: true })

/** docs/product.md, Practice. */
const MOST_MS = 120_000
const COUNT = 3

/** All of it is visible without scrolling. */
async function expectOnFirstScreen(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
}

const PAGES = [
  { path: '/', forWhom: 'Turkish speakers', start: 'Start Free Practice', player: 'Start practice' },
  { path: '/tr', forWhom: 'Türkçe konuşanlara', start: 'Ücretsiz alıştırmaya başla', player: 'Alıştırmaya başla' },
]

for (const { path, forWhom, start, player } of PAGES) {
  test(`${path}: what it is, for whom and the next step are on the first screen, and so is Start after it`, async ({
    page,
  }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expectOnFirstScreen(page, main.getByText(forWhom).first())
    await expectOnFirstScreen(page, page.getByRole('heading', { level: 1 }))
    const next = main.getByRole('link', { name: start }).first()
    await expectOnFirstScreen(page, next)
    await next.tap()
    await expectOnFirstScreen(page, page.getByRole('link', { name: player }))
  })
}

/** From the landing page into the player. */
async function begin(page: Page): Promise<number> {
  await page.goto('/')
  const begun = Date.now()
  await page.getByRole('link', { name: 'Start Free Practice' }).first().tap()
  await page.getByRole('link', { name: 'Start practice' }).tap()
  return begun
}

/** Plays a moment of the current segment. */
async function listen(page: Page): Promise<void> {
  await mainButton(page, 'Play').tap()
  await expect(page.getByRole('button', { name: 'Play, 2 left' })).toBeAttached()
  await mainButton(page, 'Stop').tap()
}

test('by voice and by ear: three segments are recorded, marked and scored, and the whole dialogue follows', async ({
  page,
}) => {
  test.slow()
  const begun = await begin(page)
  await expect(page.getByText('3 plays left')).toBeVisible()
  const invitation = `Now say it in ${languagesOf(sampleSegment(1)).into}.`
  await expect(page.getByText(invitation)).toHaveCount(0)
  await listen(page)
  await expect(page.getByText(`${invitation} The recording goes to our server`)).toBeVisible()
  await mainButton(page, 'Record').tap()
  await expect(page.getByText(invitation)).toHaveCount(0)
  await untilRecorded(page)
  await mainButton(page, 'Stop').tap()
  await mainButton(page, 'Next Segment').tap()
  await interpretAll(page, { count: COUNT, from: 2 })
  await mainButton(page, 'Complete Test').tap()
  await expect(page.getByRole('heading', { name: 'Mark yourself' })).toBeVisible()
  await messageBox(page, 1).tap()
  await page.getByRole('button', { name: 'Next segment' }).tap()
  await page.getByRole('button', { name: 'Next segment' }).tap()
  await page.getByRole('button', { name: 'Get my score' }).tap()
  await expect(page.getByRole('heading', { name: '13 of 15 marks' })).toBeVisible({ timeout: 60_000 })
  expect(Date.now() - begun).toBeLessThan(MOST_MS)
  await expect(page.getByText('Marked by you')).toBeVisible()
  await expect(page.getByText(`This is based on 3 of the dialogue’s ${SAMPLE.segments.length} segments`)).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  await page.getByRole('link', { name: 'Do the whole dialogue' }).tap()
  await expect(page.getByRole('heading', { name: `Segment 1 of ${SAMPLE.segments.length}` })).toBeVisible()
})

test('by voice and recognised: the words of three recordings are scored at once', async ({ page }) => {
  test.slow()
  const words = SAMPLE.segments.slice(0, COUNT).map(({ translation }) => translation)
  await giveRecognition(page, { offers: 'on-device', words })
  const begun = await begin(page)
  await page.getByRole('button', { name: 'Use it', exact: true }).tap()
  await interpretAll(page, { count: COUNT })
  await mainButton(page, 'Complete Test').tap()
  await expect(page.getByRole('heading', { name: '15 of 15 marks' })).toBeVisible({ timeout: 60_000 })
  expect(Date.now() - begun).toBeLessThan(MOST_MS)
  await expect(page.getByText('Marked by you')).toHaveCount(0)
})

test('without a microphone the three segments can be typed', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await page.goto(FIRST_SEGMENTS)
  await listen(page)
  await mainButton(page, 'Record').tap()
  await page.getByRole('alert').getByRole('link', { name: 'Type instead' }).tap()
  await expect(page.locator('textarea')).toHaveCount(COUNT)
})

test('what was begun of the three segments does not mix with the whole dialogue', async ({ page }) => {
  await page.goto(FIRST_SEGMENTS)
  await interpretAll(page, { count: COUNT })
  await page.goto('/practice/sample?step=test')
  await expect(page.getByRole('heading', { name: `Segment 1 of ${SAMPLE.segments.length}` })).toBeVisible()
  await expect(page.getByLabel('Segment 2: open')).toBeAttached()
  await page.goto(FIRST_SEGMENTS)
  await expect(page.getByRole('heading', { name: 'Segment 3 of 3' })).toBeVisible()
  await expect(mainButton(page, 'Complete Test')).toBeEnabled()
})
