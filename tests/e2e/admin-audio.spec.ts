import { expect, type Locator, type Page, test } from '@playwright/test'
import { makeWav } from '../support/audio.ts'
import { makeRecordings } from '../support/segment-recordings.ts'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsInThemes } from './axe.ts'
import { addShortDialogue } from './short-dialogue.ts'

const wav = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'audio/wav', buffer: Buffer.from(bytes) })

/** Plays a sound, and returns its length in seconds, which is known once it is loaded. */
async function hear(place: Locator, label: string): Promise<number> {
  await place.getByRole('button', { name: `Play: ${label}` }).click()
  const position = place.getByRole('slider', { name: label })
  await expect(position).toBeAttached()
  return Number(await position.getAttribute('max'))
}

async function openVoices(page: Page): Promise<void> {
  const { id } = await addShortDialogue()
  await page.goto(`/admin/dialogues/${id}`)
  await page.getByRole('link', { name: 'Voices and recordings' }).click()
  await expect(page.getByRole('heading', { name: 'Voices and recordings' })).toBeVisible()
}

test('an admin plays the voices, uploads a recording, edits the text, decides, and returns to the voice', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'sesci', role: 'admin' })
  await openVoices(page)
  const first = page.locator('#segment-1')
  const label = 'What learners hear in segment 1'
  const voiceSeconds = await hear(first, label)
  expect(voiceSeconds).toBeGreaterThan(0.5)

  const [, , take] = await makeRecordings()
  await first.getByText('Upload a recording').click()
  await first
    .getByLabel('Recording of segment 1')
    .setInputFiles(wav('quiet.wav', makeWav({ durationMs: 1_500, sampleAt: () => 0 })))
  await first.getByRole('button', { name: 'Use this recording' }).click()
  await expect(first.getByRole('alert')).toHaveText('There is no speech in this recording, so nothing was changed.')
  await first.getByLabel('Recording of segment 1').setInputFiles(wav('take.wav', take))
  await first.getByRole('button', { name: 'Use this recording' }).click()
  await expect(first.getByText('The recording is in use. Listen to it once.')).toBeVisible()
  await expect(first.getByText('silence cut off')).toBeVisible()
  expect(Math.abs((await hear(first, label)) - voiceSeconds)).toBeGreaterThan(0.1)
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  await page.getByRole('link', { name: 'Edit the text' }).click()
  const text = page.getByRole('group', { name: 'Segment 1' }).getByLabel('Text')
  await text.fill(`${await text.inputValue()} Indeed.`)
  await page.getByRole('button', { name: 'Update Dialogue' }).click()
  // The page also posts its metrics, so any POST would not do.
  await expect(page.getByText('Dialogue updated successfully')).toBeVisible()
  await page.getByRole('link', { name: 'Voices and recordings', exact: true }).first().click()
  await expect(first.getByText('Recorded for an earlier text')).toBeVisible()
  await expect(first.getByText('Computer voice', { exact: false }).first()).toBeVisible()
  expect(await hear(first, 'The recording for the earlier text of segment 1')).toBeGreaterThan(0.5)
  expect(await violationsInThemes(page)).toEqual([])
  await first.getByRole('button', { name: 'Use it for the new text' }).click()
  await expect(first.getByText('The recording is now used for the new text.')).toBeVisible()

  await first.getByRole('link', { name: 'Back to the computer voice' }).click()
  await expect(page.getByText('Use the computer voice for segment 1 again?')).toBeVisible()
  await first.getByRole('button', { name: 'Use the computer voice' }).click()
  await expect(first.getByText('The computer voice speaks this segment again.')).toBeVisible()
})

test('audio only the browser can decode is turned into WAV before upload', async ({ page, context }) => {
  await signInAs(context, { username: 'sesci', role: 'admin' })
  await openVoices(page)
  const third = page.locator('#segment-3')
  await third.getByText('Upload a recording').click()
  // An MP3 of the voice itself.
  const mp3 = await page.request.get(
    page.url().replace('/admin/', '/api/admin/').replace('/audio', '/segments/2/audio'),
  )
  const file = { name: 'take.mp3', mimeType: 'audio/mpeg', buffer: await mp3.body() }
  const input = third.getByLabel('Recording of segment 3')
  await input.setInputFiles(file)
  await expect
    .poll(() => input.evaluate((field) => (field instanceof HTMLInputElement ? field.files?.[0]?.name : '')))
    .toBe('take.mp3.wav')
  await third.getByRole('button', { name: 'Use this recording' }).click()
  await expect(third.getByText('The recording is in use. Listen to it once.')).toBeVisible()
  await third.getByText('Upload another recording').click()
  await input.setInputFiles({ name: 'notes.m4a', mimeType: 'audio/mp4', buffer: Buffer.from('these are notes') })
  await expect(third.getByRole('alert')).toContainText('Your browser cannot read this file either.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a recording is uploaded by the plain form, and removing it asks for confirmation', async ({
    page,
    context,
  }) => {
    await signInAs(context, { username: 'sesci', role: 'admin' })
    await openVoices(page)
    const [, take] = await makeRecordings()
    const second = page.locator('#segment-2')
    await second.getByText('Upload a recording').click()
    await second.getByLabel('Recording of segment 2').setInputFiles(wav('take.wav', take))
    await second.getByRole('button', { name: 'Use this recording' }).click()
    await expect(second.getByText('The recording is in use. Listen to it once.')).toBeVisible()
    await second.getByRole('link', { name: 'Back to the computer voice' }).click()
    await second.getByRole('button', { name: 'Use the computer voice' }).click()
    await expect(second.getByText('Computer voice', { exact: false }).first()).toBeVisible()
  })
})
