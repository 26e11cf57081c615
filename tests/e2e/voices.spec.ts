import { expect, type Page, test } from '@playwright/test'
import { mainButton, sampleSegment, startPlaying, untilRecorded } from './sample.ts'
import { hear } from './hear.ts'

/** A device with one voice of its own, Turkish; it logs what it was asked to say, and says it until it is stopped. */
async function scriptTurkishVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    class Utterance extends EventTarget {
      voice: { lang: string } | undefined
      lang = ''
      volume = 1
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    class Synthesis extends EventTarget {
      readonly said = said
      getVoices() {
        return [
          { lang: 'tr-TR', localService: true, default: false },
          { lang: 'en-AU', localService: false, default: true },
        ]
      }
      speak(utterance: Utterance) {
        said.push(`${utterance.voice?.lang} ${utterance.text}`)
        utterance.dispatchEvent(new Event('start'))
      }
      cancel() {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: new Synthesis() })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  })
}

const saidIn = (page: Page) => page.evaluate('window.speechSynthesis.said')

test('a guest hears each voice, chooses the basic one, and the page says so', async ({ page }) => {
  await page.goto('/practice/sample')
  await page.getByRole('link', { name: 'Change the voice' }).click()
  await expect(page.getByRole('heading', { name: 'Voices' })).toBeVisible()
  // This browser has no voice of its own.
  await expect(page.getByLabel("Your device's own voice")).toHaveCount(0)
  expect(await hear(page, 'Basic computer voice: Turkish sample')).toBeGreaterThan(0.5)
  await page.getByLabel('Basic computer voice', { exact: true }).check()
  await page.getByRole('button', { name: 'Use this voice' }).click()
  await expect(page).toHaveURL('/practice/sample')
  await expect(page.getByText('basic computer voice')).toBeVisible()
  await page.getByRole('link', { name: 'Change the voice' }).click()
  await expect(page.getByLabel('Basic computer voice', { exact: true })).toBeChecked()
})

test("the device's own voice reads only its language, and sends no words to its maker", async ({ page }) => {
  await scriptTurkishVoice(page)
  await page.goto('/voices?from=%2Fpractice%2Fsample')
  await expect(page.getByText('Your device has no English voice.')).toBeVisible()
  await page.getByRole('button', { name: 'Hear it in Turkish' }).click()
  expect(await saidIn(page)).toHaveLength(1)
  await page.getByLabel("Your device's own voice").check()
  await page.getByRole('button', { name: 'Use this voice' }).click()
  await expect(page.getByText("your device's voice")).toBeVisible()
  await page.goto('/practice/sample?step=test')
  // One of each language, the English one from the server.
  const said: string[] = []
  for (const { speaker, text } of [sampleSegment(1), sampleSegment(2)]) {
    await startPlaying(page)
    if (speaker === 'Turkish') said.push(`tr-TR ${text}`)
    expect(await saidIn(page)).toEqual(said)
    await mainButton(page, 'Stop').click()
    await mainButton(page, 'Record').click()
    await untilRecorded(page)
    await mainButton(page, 'Stop').click()
    await mainButton(page, 'Next Segment').click()
  }
  expect(said).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the voice is chosen by a plain form', async ({ page }) => {
    await page.goto('/voices')
    await expect(page.getByLabel("Your device's own voice")).toHaveCount(0)
    await page.getByLabel('Basic computer voice', { exact: true }).check()
    await page.getByRole('button', { name: 'Use this voice' }).click()
    await expect(page).toHaveURL('/voices')
    await expect(page.getByLabel('Basic computer voice', { exact: true })).toBeChecked()
  })
})
