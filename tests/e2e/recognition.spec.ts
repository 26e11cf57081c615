import { expect, type Page, test } from '@playwright/test'
import { RECOGNITION_TAGS } from '../../app/config/practice.ts'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsOf } from './axe.ts'
import { giveRecognition, recognitionStarts } from './fake-recognition.ts'
import {
  interpretSegment,
  languagesOf,
  mainButton,
  openSoundChecks,
  sampleSegment,
  startPlaying,
  untilRecorded,
} from './sample.ts'

const SAMPLE_TEST = '/practice/sample?step=test'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const ON_DEVICE = 'Your browser turns what you say into text on this device.'

/** Plays a moment of the segment and starts to record it. */
async function beginRecording(page: Page): Promise<void> {
  await startPlaying(page)
  await mainButton(page, 'Stop').click()
  await mainButton(page, 'Record').click()
  await expect(page.getByText(/^0:0\d$/)).toBeVisible()
}

test('without recognition the learner is told before recording, not after', async ({ page, context }) => {
  await giveRecognition(page, { offers: 'nothing' })
  const told = page.getByText('so you mark your own recording afterwards, or type what you said.')
  for (const open of [() => openSoundChecks(page), () => page.goto(SAMPLE_TEST)]) {
    await open()
    await expect(told).toBeVisible()
    await expect(page.getByText('Let your browser')).toHaveCount(0)
    expect(await violationsOf(page)).toEqual([])
  }
  await signInAs(context, { username: 'aday' })
  await page.goto('/mock-test')
  await page.getByRole('link', { name: 'View test' }).first().click()
  await expect(told).toBeVisible()
})

test('a language pack is downloaded while the learner tries the microphone, then words appear as they come', async ({
  page,
}) => {
  await giveRecognition(page, {
    offers: 'download',
    words: ['Merhaba efendim', 'Günaydın size de', 'Yeniden söyledim'],
  })
  await openSoundChecks(page)
  await expect(page.getByText('Let your browser download a language pack once')).toBeVisible()
  await button(page, 'Download the language pack').click()
  await expect(page.getByText('0 of 2 done')).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await button(page, 'Check your microphone').click()
  await expect(page.getByText('We can hear you.')).toBeVisible()
  expect(await recognitionStarts(page)).toEqual([])
  await page.evaluate(() => globalThis.endDownload?.(true))
  await expect(page.getByText(ON_DEVICE)).toBeVisible()
  await expect(page.getByText('Your browser heard: “Merhaba”')).toBeVisible()
  await page.getByRole('link', { name: 'Start practice' }).click()
  await beginRecording(page)
  await expect(page.getByText('Your browser hears: Günaydın')).toBeVisible()
  await untilRecorded(page)
  await mainButton(page, 'Stop').click()
  await expect(page.getByText('Your browser heard: “Günaydın size de”')).toBeVisible()
  expect((await recognitionStarts(page)).every(({ processLocally }) => processLocally)).toBe(true)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  expect(await violationsOf(page)).toEqual([])

  await button(page, "That's not what I said").click()
  await button(page, 'Type what I said').click()
  await expect(page.getByLabel('What you said')).toBeFocused()
  await page.getByLabel('What you said').fill('Günaydın.')
  await button(page, 'Save').click()
  await expect(page.getByText('You typed: “Günaydın.”')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You typed: “Günaydın.”')).toBeVisible()
})

test('wrong words can be said again, or left to be marked afterwards', async ({ page }) => {
  await giveRecognition(page, { offers: 'on-device', words: ['Bu yanlış', 'Bu da yanlış'] })
  await page.goto(SAMPLE_TEST)
  await button(page, 'Use it').click()
  await interpretSegment(page)
  await button(page, "That's not what I said").press('Enter')
  await button(page, 'Say it again').press('Enter')
  await expect(mainButton(page, 'Record')).toBeFocused()
  await page.keyboard.press('Enter')
  await untilRecorded(page)
  await mainButton(page, 'Stop').click()
  await expect(page.getByText('“Bu da yanlış”')).toBeVisible()
  await button(page, "That's not what I said").click()
  await button(page, 'Mark it myself afterwards').click()
  await expect(page.getByText('You mark this segment yourself afterwards, or type what you said.')).toBeVisible()
})

test('no voice goes to the browser’s maker before a yes, which is asked for once', async ({ page }) => {
  await giveRecognition(page, { offers: 'vendor', words: ['Günaydın size'] })
  await page.goto(SAMPLE_TEST)
  const question = page.getByText('To do that, it sends your voice to its maker, Google.')
  await expect(question).toBeVisible()
  await interpretSegment(page)
  expect(await recognitionStarts(page)).toEqual([])
  await button(page, 'Allow it').click()
  await mainButton(page, 'Next Segment').click()
  await interpretSegment(page)
  const lang = RECOGNITION_TAGS[languagesOf(sampleSegment(2)).target]
  expect(await recognitionStarts(page)).toEqual([{ lang, processLocally: false }])
  await expect(page.getByText('Your browser heard: “Günaydın size”')).toBeVisible()
  await openSoundChecks(page)
  await expect(page.getByText('For that it sends your voice to its maker, Google.')).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('a no is respected, remembered and can be changed', async ({ page }) => {
  await giveRecognition(page, { offers: 'vendor', words: ['Günaydın'] })
  await page.goto(SAMPLE_TEST)
  await button(page, 'Do not use it').click()
  await expect(page.getByText('Your browser does not turn what you say into text')).toBeVisible()
  await interpretSegment(page)
  expect(await recognitionStarts(page)).toEqual([])
  await openSoundChecks(page)
  await expect(page.getByText('Let your browser')).toHaveCount(0)
  await button(page, 'Use speech recognition').click()
  await expect(page.getByText('Let your browser')).toBeVisible()
})

test('a recognition that refuses is found out while the microphone is tried', async ({ page }) => {
  await giveRecognition(page, { offers: 'vendor', error: 'service-not-allowed' })
  await openSoundChecks(page)
  await button(page, 'Allow it').click()
  await button(page, 'Check your microphone').click()
  await expect(page.getByText('Your browser refused to turn what you say into text')).toBeVisible()
  await expect(page.getByText('We can hear you.')).toBeVisible()
})

test('a recognition that fails half-way keeps its words, and says what happens next', async ({ page }) => {
  await giveRecognition(page, { offers: 'on-device', words: ['Günaydın size'], error: 'network' })
  await page.goto(SAMPLE_TEST)
  await button(page, 'Use it').click()
  await interpretSegment(page)
  await expect(page.getByText('Your browser heard: “Günaydın”')).toBeVisible()
  await expect(page.getByText('Your browser could not reach its speech recognition')).toBeVisible()
})

test('a download that fails says so, and can be tried again', async ({ page }) => {
  await giveRecognition(page, { offers: 'download' })
  await openSoundChecks(page)
  await button(page, 'Download the language pack').click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.evaluate(() => globalThis.endDownload?.(false))
  await expect(page.getByText('The language pack could not be downloaded')).toBeVisible()
  await button(page, 'Try again').click()
  await expect(page.getByText('0 of 2 done')).toBeVisible()
})
