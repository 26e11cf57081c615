import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { signIn, signInAs } from './accounts.ts'
import { overflowOf, violationsOf } from './axe.ts'
import { PORTS } from './places.ts'
import { interpretSegment, mainButton, typeModelAnswers } from './sample.ts'
import { addShortDialogue, type ShortDialogue } from './short-dialogue.ts'

const RECORDING = readFileSync(new URL('../fixtures/tr_espeak.webm', import.meta.url))

/** Submits a dialogue whose first segments are recorded but unintelligible. */
async function handIn(page: Page, { id }: ShortDialogue, recorded = 2): Promise<string> {
  const submissionId = randomUUID()
  const form = new FormData()
  form.set('dialogueId', String(id))
  form.set('submissionId', submissionId)
  for (let index = 0; index < recorded; index += 1) {
    form.append('recordings', new File([new Uint8Array(RECORDING)], `${index}.webm`, { type: 'audio/webm' }))
  }
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const response = await page.request.post('/api/submit-naati-session', { multipart: form, headers })
  expect(await response.json()).toMatchObject({ status: 'needs_transcripts' })
  return submissionId
}

/** Whether a sound really plays: only then does its button pause it. */
async function expectSound(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: `Play: ${what}` }).click()
  await expect(page.getByRole('button', { name: `Pause: ${what}` })).toBeVisible()
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test("an attempt that needs words is on another device's dashboard, playable and finishable there", async ({
      page,
      context,
      browser,
    }) => {
      const username = await signInAs(context, { username: 'yolcu' })
      const dialogue = await addShortDialogue()
      await handIn(page, dialogue)
      const other = await browser.newContext({
        baseURL: `http://127.0.0.1:${PORTS.plain}`,
        viewport: page.viewportSize(),
      })
      try {
        await signIn(other, username)
        const second = await other.newPage()
        for (const place of ['/history', '/practice', '/dashboard']) {
          await second.goto(place)
          await expect(second.getByRole('heading', { name: 'An attempt is waiting to be finished' })).toBeVisible()
          expect(await violationsOf(second)).toEqual([])
          expect(await overflowOf(second)).toBeLessThanOrEqual(0)
        }
        await second.getByRole('link', { name: `Finish it: ${dialogue.title}` }).click()
        await second.getByRole('link', { name: 'Type what I said instead' }).click()
        await expect(second.getByText('We have your recordings')).toBeVisible()
        await expect(second.getByLabel(/^Play: Your recording, segment/)).toHaveCount(2)
        await expectSound(second, 'Your recording, segment 2')
        expect(await violationsOf(second)).toEqual([])
        expect(await overflowOf(second)).toBeLessThanOrEqual(0)
        await typeModelAnswers(second, dialogue.segments.slice(0, 2))
        await second.getByRole('button', { name: 'Score what I said' }).click()
        await expect(second.getByText(/^[\d.]+ out of 45$/)).toBeVisible()
        await second.goto('/dashboard')
        await expect(second.getByText('waiting to be finished')).toHaveCount(0)
      } finally {
        await other.close()
      }
    })

    test('opening its dialogue asks; starting over says what is lost and starts empty', async ({ page, context }) => {
      await signInAs(context, { username: 'yolcu' })
      const { id } = await addShortDialogue()
      await page.goto(`/practice/${id}`)
      await interpretSegment(page)
      await page.getByRole('button', { name: 'Type the rest' }).click()
      await page.getByRole('button', { name: 'Type instead' }).click()
      await expect(page.getByText('Type what you said', { exact: true })).toBeVisible()
      await page.goto(`/practice/${id}`)
      await expect(
        page.getByRole('heading', { name: 'Your last attempt is still waiting to be finished' }),
      ).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('link', { name: 'Start over' }).click()
      await expect(page.getByText('Its recording and the words you typed for it will be deleted.')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: 'Delete it and start over' }).click()
      await expect(mainButton(page, 'Play')).toBeEnabled()
      await expect(page.getByText('Welcome back.')).toHaveCount(0)
      await expect(page.getByLabel('Segment 1: current')).toBeAttached()
      await expect(page.getByRole('button', { name: 'Re-record' })).toHaveCount(0)
      await page.goto('/dashboard')
      await expect(page.getByText('waiting to be finished')).toHaveCount(0)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the recordings are next to the boxes, "nothing said" can be ticked, and one can start over', async ({
    page,
    context,
  }) => {
    await signInAs(context, { username: 'yolcu' })
    const dialogue = await addShortDialogue()
    await handIn(page, dialogue)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: `Finish it: ${dialogue.title}` }).click()
    await page.getByRole('link', { name: 'Type what I said instead' }).click()
    const own = page.getByLabel('Your recording, segment 1', { exact: true })
    await expect(own).toHaveAttribute('controls')
    const source = (await own.getAttribute('src')) ?? ''
    expect((await page.request.get(source)).headers()['content-type']).toBe('audio/webm')
    await page.locator('[name="answers[0]"]').fill('Günaydın.')
    await page.getByRole('button', { name: 'Score what I said' }).click()
    await expect(page.getByRole('alert')).toHaveText('1 segment is blank: did you say nothing there?')
    await expect(page.locator('[name="answers[0]"]')).toHaveValue('Günaydın.')
    await page.goto(`/practice/${dialogue.id}`)
    await page.getByRole('link', { name: 'Finish it' }).click()
    await page.getByRole('link', { name: 'Type what I said instead' }).click()
    await page.locator('[name="answers[0]"]').fill('Günaydın. Nasıl yardımcı olabilirim?')
    await page.getByLabel('I said nothing here').nth(1).check()
    await page.getByRole('button', { name: 'Score what I said' }).click()
    await expect(page.getByText(/^[\d.]+ out of 45$/)).toBeVisible()
    await handIn(page, dialogue)
    await page.goto(`/practice/${dialogue.id}`)
    await page.getByRole('link', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Delete it and start over' }).click()
    await expect(page.getByRole('heading', { name: 'Recording needs JavaScript' })).toBeVisible()
  })
})
