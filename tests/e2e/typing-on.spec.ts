import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsOf } from './axe.ts'
import { examButton, expectRecording, startShortMockTest, typeInstead } from './mock-test.ts'
import { practisable, practise } from './practised.ts'
import {
  interpretSegment,
  mainButton,
  openSegments,
  openSoundChecks,
  SAMPLE,
  scoreOf,
  startPlaying,
  typeModelAnswers,
} from './sample.ts'

declare global {
  /** Disconnects the microphone. */
  var unplug: (() => void) | undefined
}

/** From its second request on, or at once, the browser denies the microphone. */
async function loseMicrophone(page: Page, { after, name }: { after: number; name: string }): Promise<void> {
  await page.addInitScript(
    (given) => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
      let left = given.after
      navigator.mediaDevices.getUserMedia = async (wanted) => {
        left -= 1
        if (left < 0) throw new DOMException('no', given.name)
        const stream = await open(wanted)
        globalThis.unplug = () => stream.getTracks().forEach((track) => track.stop())
        return stream
      }
    },
    { after, name },
  )
}

async function hearAndRecord(page: Page): Promise<void> {
  await startPlaying(page)
  await mainButton(page, 'Stop').click()
  await mainButton(page, 'Record').click()
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('with a denied microphone the sample can be completed by typing', async ({ page }) => {
      await loseMicrophone(page, { after: 0, name: 'NotAllowedError' })
      await page.goto('/practice/sample?step=test')
      await hearAndRecord(page)
      await page.getByRole('alert').getByRole('link', { name: 'Type instead' }).click()
      await expect(page.getByRole('heading', { name: 'Type your interpretation' })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await typeModelAnswers(page)
      await page.getByRole('button', { name: 'Score my interpretation' }).click()
      expect(await scoreOf(page)).toBeGreaterThanOrEqual(43)
    })

    test('a microphone that disappears keeps the recordings, and the rest is typed', async ({ page }) => {
      await loseMicrophone(page, { after: 1, name: 'NotReadableError' })
      await page.goto('/practice/sample?step=test')
      await interpretSegment(page)
      await page.evaluate(() => globalThis.unplug?.())
      await mainButton(page, 'Next Segment').click()
      await hearAndRecord(page)
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('Your recording is kept and submitted.')
      expect(await violationsOf(page)).toEqual([])
      await alert.getByRole('button', { name: 'Type instead' }).click()
      await expect(page.getByRole('heading', { name: 'Type what you said' })).toBeVisible()
      await expect(page.getByLabel('Your recording, segment 1')).toBeVisible()
      await expect(page.getByText('We have your recordings')).toHaveCount(0)
      await expect(page.getByText('There is no recording of this segment here.')).toHaveCount(
        SAMPLE.segments.length - 1,
      )
      expect(await violationsOf(page)).toEqual([])
      await typeModelAnswers(page)
      await page.locator('[name="answers[4]"]').fill('')
      await page.getByRole('button', { name: 'Score what I said' }).click()
      await expect(page.getByRole('alert')).toHaveText('1 segment is blank: did you say nothing there?')
      await expect(page.getByRole('alert')).toBeFocused()
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Yes, I said nothing there' }).click()
      await expect(page.getByText(/^[\d.]+ out of 45$/)).toBeVisible()
    })
  })
}

test('a failed microphone check leads to the typed form', async ({ page }) => {
  await loseMicrophone(page, { after: 0, name: 'NotFoundError' })
  await openSoundChecks(page)
  await page.getByRole('button', { name: 'Check your microphone' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Type instead' }).click()
  await expect(page.getByRole('heading', { name: 'Type your interpretation' })).toBeVisible()
})

test('nothing said is a valid answer in a mock test and in a correction, too', async ({ page, context }) => {
  await signInAs(context, { username: 'aday' })
  const { mockTestId } = await startShortMockTest(page, { segmentCount: 1 })
  await page.goto(`/mock-test/session/${mockTestId}`)
  await examButton(page, 'Start Test').click()
  await expectRecording(page)
  await examButton(page, 'Finish & Continue').click()
  await examButton(page, 'Next Segment').click()
  await expectRecording(page)
  await examButton(page, 'Finish & Continue').click()
  await examButton(page, 'Complete Mock Test').click()
  await typeInstead(page)
  await page.getByRole('textbox').first().fill('Günaydın.')
  await examButton(page, 'Get my results').click()
  await expect(page.getByRole('alert')).toHaveText('1 segment is blank: did you say nothing there?')
  await expect(page.getByRole('textbox').first()).toHaveValue('Günaydın.')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('I said nothing here').nth(1).check()
  await examButton(page, 'Get my results').click()
  await expect(page.getByText('Total score')).toBeVisible({ timeout: 30_000 })

  const [dialogue] = await practisable(page)
  if (!dialogue) throw new Error('There is a free dialogue.')
  const attempt = await practise(page, { dialogueId: dialogue.id, answers: dialogue.answers })
  await page.goto(`/practice/${dialogue.id}?attempt=${attempt}`)
  await openSegments(page)
  const segment = page.locator('#segment-2')
  if (!(await segment.getByText("That's not what I said").isVisible())) await segment.locator('summary').first().click()
  await segment.getByText("That's not what I said").click()
  await segment.getByLabel('What you really said').fill('')
  await segment.getByRole('button', { name: 'Score it again' }).click()
  await expect(segment.getByRole('alert')).toHaveText('1 segment is blank: did you say nothing there?')
  await segment.getByRole('button', { name: 'Yes, I said nothing there' }).click()
  await expect(segment.getByText(/^Your correction changed what this segment cost from 0 to −[\d.]+\.$/)).toBeVisible()
})

/** A browser recogniser that returns one sentence and says whether speech stays on the device. */
function hearSentence(): void {
  class Hearing extends EventTarget {
    start(): void {
      setTimeout(() => {
        const results = [Object.assign([{ transcript: 'Nasıl yardımcı olabilirim?' }], { isFinal: true })]
        this.dispatchEvent(Object.assign(new Event('result'), { results }))
      })
    }
    stop(): void {
      this.dispatchEvent(new Event('end'))
    }
    abort(): void {
      this.dispatchEvent(new Event('end'))
    }
  }
  Object.assign(window, { SpeechRecognition: Hearing })
}

test('once allowed, words are dictated into a box after its text, and typing stops it', async ({ page }) => {
  await page.addInitScript(hearSentence)
  await page.goto('/practice/sample?mode=type')
  const box = page.locator('[name="answers[0]"]')
  await box.fill('Günaydın.')
  // The buttons appear one after the other.
  const dictate = page.getByRole('listitem').filter({ has: box }).getByRole('button', { name: 'Dictate' })
  await dictate.click()
  await expect(page.getByText('sends your voice to its maker')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Allow it' }).click()
  await expect(box).toHaveValue('Günaydın. Nasıl yardımcı olabilirim?')
  await expect(page.getByText('Listening.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop dictating' }).click()
  await expect(page.getByText('Listening.')).toHaveCount(0)
  await dictate.click()
  await expect(page.getByText('Listening.')).toBeVisible()
  await box.press('End')
  await box.pressSequentially('!')
  await expect(page.getByText('Listening.')).toHaveCount(0)
  await expect(box).toHaveValue(/olabilirim\?!$/)
})

test('a browser without recognition offers no dictation', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined })
  })
  await page.goto('/practice/sample?mode=type')
  await page.locator('[name="answers[0]"]').fill('Günaydın.')
  await expect(page.getByLabel('I said nothing here')).toHaveCount(SAMPLE.segments.length)
  await expect(page.getByRole('button', { name: 'Dictate' })).toHaveCount(0)
})
