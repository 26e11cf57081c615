import { expect, test } from '@playwright/test'
import {
  interpretAll,
  interpretSegment,
  mainButton,
  openSoundChecks,
  SAMPLE,
  scoreOf,
  startPlaying,
  typeModelAnswers,
  untilRecorded,
} from './sample.ts'

const COUNT = SAMPLE.segments.length

test('a visitor listens, records, types what could not be transcribed, and gets a score', async ({ page }) => {
  await openSoundChecks(page)
  await page.getByRole('button', { name: 'Check your microphone' }).click()
  await expect(page.getByText('We can hear you.')).toBeVisible()
  await page.getByRole('link', { name: 'Or the whole dialogue' }).click()
  await interpretAll(page, { count: COUNT })
  await mainButton(page, 'Complete Test').click()
  await page.getByRole('link', { name: 'Type what I said instead' }).click()
  await expect(page.getByRole('heading', { name: 'Type what you said' })).toBeVisible()
  await expect(page.getByLabel(/^Play: Your recording, segment/)).toHaveCount(COUNT)
  await typeModelAnswers(page)
  await page.getByRole('button', { name: 'Score what I said' }).click()
  await expect(page.getByRole('heading', { name: 'Excellent Work!' })).toBeVisible()
  expect(await scoreOf(page)).toBeGreaterThanOrEqual(43)
  await expect(page.getByText('You typed').first()).toBeAttached()
  await expect(page.getByLabel(/^Play: Your recording, segment/)).toHaveCount(COUNT)
  await page.getByRole('link', { name: 'Practise it again' }).click()
  await page.getByRole('link', { name: 'Start practice' }).click()
  await expect(mainButton(page, 'Play')).toBeEnabled()
  await expect(page.getByLabel('Segment 2: open')).toBeAttached()
})

test('a reload loses no recording and continues where it stopped', async ({ page }) => {
  await page.goto('/practice/sample?step=test')
  await interpretSegment(page)
  await mainButton(page, 'Next Segment').click()
  await interpretSegment(page)
  await mainButton(page, 'Next Segment').click()
  await expect(page.getByRole('heading', { name: `Segment 3 of ${COUNT}` })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Welcome back. Your recordings are kept')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Segment 3 of ${COUNT}` })).toBeVisible()
  await expect(page.getByLabel('Segment 1: recorded')).toBeVisible()
  await expect(page.getByLabel('Segment 2: recorded')).toBeVisible()
})

test('recording requires a play, and the fourth play is refused', async ({ page }) => {
  await page.goto('/practice/sample?step=test')
  await expect(mainButton(page, 'Record')).toHaveCount(0)
  // The playback method, and the number of plays.
  await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(1)
  await expect(page.getByText('3 plays left').last()).toBeVisible()
  await startPlaying(page)
  await mainButton(page, 'Stop').click()
  for (const left of ['Play, 1 left', 'No plays left']) {
    await page.getByRole('button', { name: /^Play, \d left$/ }).click()
    await expect(page.getByRole('button', { name: left })).toBeAttached()
    await mainButton(page, 'Stop').click()
  }
  await page.keyboard.press('p')
  await expect(page.getByRole('alert')).toContainText('Maximum playback limit reached (3 times)')
  await expect(mainButton(page, 'Record')).toBeEnabled()
})

test('the player works by keyboard alone', async ({ page }) => {
  await page.goto('/practice/sample?step=test')
  await expect(mainButton(page, 'Play')).toBeEnabled()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Play, 2 left' })).toBeAttached()
  await page.keyboard.press('p')
  await expect(mainButton(page, 'Record')).toBeEnabled()
  await page.keyboard.press('Space')
  await untilRecorded(page)
  await page.keyboard.press('Space')
  await expect(mainButton(page, 'Next Segment')).toBeEnabled()
  await page.keyboard.press('t')
  await expect(page.getByText(SAMPLE.segments[0]?.text ?? 'no sample')).toBeVisible()
  await page.keyboard.press('r')
  await expect(mainButton(page, 'Record')).toBeEnabled()
})

test('a denied microphone is explained at the button, and can be retried', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await page.goto('/practice/sample?step=test')
  await startPlaying(page)
  await mainButton(page, 'Stop').click()
  await mainButton(page, 'Record').click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to access microphone for segment 1. Please check permissions.')
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toHaveCount(0)
  await expect(mainButton(page, 'Record')).toBeEnabled()
})
