import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/support/openai-double.ts'
import { type Server, signInAs } from './accounts.ts'
import { violationsOf } from './axe.ts'
import { OPENAI_PORT, PORTS } from './places.ts'
import { interpretAll, interpretSegment, mainButton, scoreOf, startPlaying, untilRecorded } from './sample.ts'
import { addShortDialogue } from './short-dialogue.ts'

// Everything that needs a recogniser on the server is in this file, because there is only one double.
let double: OpenAiDouble

test.use({ baseURL: `http://127.0.0.1:${PORTS.recogniser}` })
test.beforeAll(async () => {
  double = await startOpenAiDouble({ port: OPENAI_PORT })
})
test.beforeEach(() => double.reset())
test.afterAll(() => double.close())

/** How many recordings were transcribed in this test. */
const countHeard = () => double.requests.filter(({ endpoint }) => endpoint === 'transcriptions').length

/** A learner on the first segment of a short dialogue. */
async function beginShortDialogue(options: { page: Page; context: BrowserContext; server: Server }) {
  const { page, context, server } = options
  await signInAs(context, { username: 'yolcu', server })
  const { id, segments } = await addShortDialogue(server)
  await page.goto(`/practice/${id}`)
  return segments
}

test('recordings are transcribed there, also after a network failure, and the result comes at once', async ({
  page,
  context,
}) => {
  const { length: count } = await beginShortDialogue({ page, context, server: 'recogniser' })
  await interpretAll(page, { count })
  await context.setOffline(true)
  await mainButton(page, 'Complete Test').click()
  await expect(page.getByText('The connection was lost.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^[\d.]+ out of 45$/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('We heard', { exact: true }).first()).toBeAttached()
  expect(countHeard()).toBe(count)
})

interface FinalPost {
  /** The names of its recordings. */
  recordings: string[]
  staged: unknown[]
}

declare global {
  var finalPosts: FinalPost[] | undefined
}

/** Records the contents of each form that the page posts: a browser does not expose files in forms otherwise. */
function notePosts(): void {
  class Noting extends XMLHttpRequest {
    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      if (body instanceof FormData) {
        const recordings = body.getAll('recordings').flatMap((file) => (file instanceof File ? [file.name] : []))
        const staged = body.get('staged')
        globalThis.finalPosts ??= []
        globalThis.finalPosts.push({ recordings, staged: typeof staged === 'string' ? JSON.parse(staged) : [] })
      }
      super.send(body)
    }
  }
  globalThis.XMLHttpRequest = Noting
}

test('recordings are uploaded while the learner continues: a network failure only delays, and nothing is sent twice', async ({
  page,
  context,
}) => {
  const puts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url().replace(/^.*segments\/(\d+)\?.*$/, '$1'))
  })
  await page.addInitScript(notePosts)
  const { length: count } = await beginShortDialogue({ page, context, server: 'recogniser' })
  const indexes = Array.from({ length: count }, (_, index) => index)
  const saved = (number: number) => page.getByText(`Saved on the server: ${number} of ${count}`)
  await interpretSegment(page)
  await expect(saved(1)).toBeVisible()
  await mainButton(page, 'Next Segment').click()
  await startPlaying(page)
  await mainButton(page, 'Stop').click()
  await context.setOffline(true)
  await mainButton(page, 'Record').click()
  await untilRecorded(page)
  await mainButton(page, 'Stop').click()
  await mainButton(page, 'Next Segment').click()
  await expect(page.getByRole('heading', { name: `Segment 3 of ${count}` })).toBeVisible()
  await expect(saved(1)).toBeVisible()
  expect(await page.getByRole('alert').count()).toBe(0)
  await context.setOffline(false)
  await expect(saved(2)).toBeVisible({ timeout: 15_000 })

  await interpretSegment(page)
  await expect(saved(3)).toBeVisible()
  const before = puts.length
  await page.reload()
  await expect(saved(3)).toBeVisible()
  expect(puts).toHaveLength(before)
  expect(await violationsOf(page)).toEqual([])

  await mainButton(page, 'Next Segment').click()
  await interpretAll(page, { count, from: 4 })
  await expect(saved(count)).toBeVisible()
  expect([...new Set(puts)]).toEqual(indexes.map(String))
  double.always('transcriptions', { fault: 'late', afterMs: 4_000 })
  await page.getByRole('button', { name: 'Re-record' }).click()
  await mainButton(page, 'Record').click()
  await untilRecorded(page)
  await mainButton(page, 'Stop').click()
  await mainButton(page, 'Complete Test').click()
  await expect(page.getByRole('heading', { name: 'Scoring in progress...' })).toBeVisible()
  await expect(page.getByText('This may take 10–20 seconds.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Recordings stored' })).toContainText('done')
  await expect(page.getByText(`Transcribed ${count - 1} of ${count}`, { exact: true })).toBeVisible()
  const posts = await page.evaluate(() => globalThis.finalPosts)
  expect(posts).toMatchObject([{ recordings: [], staged: indexes.map((segmentIndex) => ({ segmentIndex })) }])
  await expect(page.getByText(/^[\d.]+ out of 45$/)).toBeVisible({ timeout: 30_000 })
  // Each recording was transcribed once; the segment that was recorded twice, twice.
  expect(countHeard()).toBe(count + 1)
})

/** A browser whose own recognition returns each segment's model interpretation in turn. */
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

test.describe('without a recogniser on the server', () => {
  test.use({ baseURL: `http://127.0.0.1:${PORTS.plain}` })

  test('words recognised by the browser are scored and marked as such', async ({ page, context }) => {
    const segments = await beginShortDialogue({ page, context, server: 'plain' })
    await page.addInitScript(
      scriptRecognition,
      segments.map(({ translation }) => translation),
    )
    await page.reload()
    await page.getByRole('button', { name: 'Use it', exact: true }).click()
    await interpretAll(page, { count: segments.length })
    await mainButton(page, 'Complete Test').click()
    await expect(page.getByRole('heading', { name: 'Excellent Work!' })).toBeVisible()
    expect(await scoreOf(page)).toBeGreaterThanOrEqual(43)
    await expect(page.getByText('Your browser heard').first()).toBeAttached()
  })
})
