import { expect, test } from '@playwright/test'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/support/openai-double.ts'
import { OPENAI_PORT, PORTS } from './places.ts'
import { interpretAll, mainButton, SAMPLE, scoreOf } from './sample.ts'

let double: OpenAiDouble

test.beforeAll(async () => {
  double = await startOpenAiDouble({ port: OPENAI_PORT })
})
test.afterAll(() => double.close())

test.describe('with a recogniser on the server', () => {
  test.use({ baseURL: `http://127.0.0.1:${PORTS.recogniser}` })

  test('recordings become words there, also after a dropped network, and the result comes at once', async ({
    page,
    context,
  }) => {
    await page.goto('/practice/sample?step=test')
    await interpretAll(page)
    await context.setOffline(true)
    await mainButton(page, 'Complete Test').click()
    await expect(page.getByText('The connection is interrupted.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^[\d.]+ out of 45$/)).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Heard as', { exact: true }).first()).toBeAttached()
    expect(double.requests.filter(({ path }) => path.endsWith('/audio/transcriptions'))).toHaveLength(
      SAMPLE.segments.length,
    )
  })
})

/** A browser whose own recognition hears the model interpretation of each segment in turn. */
function scriptRecognition(answers: string[]): void {
  let heard = 0
  class Recognition extends EventTarget {
    static available = () => Promise.resolve('available')
    static install = () => Promise.resolve(true)
    continuous = false
    interimResults = false
    lang = ''
    processLocally = false
    onresult: ((event: unknown) => void) | null = null
    onend: (() => void) | null = null
    onerror: (() => void) | null = null
    start() {}
    stop() {
      const transcript = answers[heard] ?? ''
      heard += 1
      const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal: true })
      const event = Object.assign(new Event('result'), { resultIndex: 0, results: [result] })
      this.dispatchEvent(event)
      this.onresult?.(event)
      this.dispatchEvent(new Event('end'))
      this.onend?.()
    }
    abort() {
      this.onend?.()
    }
  }
  Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition })
}

test('what the browser recognised is scored and badged as such', async ({ page }) => {
  await page.addInitScript(
    scriptRecognition,
    SAMPLE.segments.map(({ translation }) => translation),
  )
  await page.goto('/practice/sample?step=test')
  await interpretAll(page)
  await mainButton(page, 'Complete Test').click()
  await expect(page.getByRole('heading', { name: 'Excellent Work!' })).toBeVisible()
  expect(await scoreOf(page)).toBeGreaterThanOrEqual(43)
  await expect(page.getByText('Heard as · Recognised by your browser').first()).toBeAttached()
})
