import { expect, type Page } from '@playwright/test'
import { newUsername, query } from './accounts.ts'

interface Turn {
  speaker: 'English' | 'Turkish'
  text: string
  translation: string
}

const FIRST: Turn[] = [
  { speaker: 'English', text: 'Good morning.', translation: 'Günaydın.' },
  { speaker: 'Turkish', text: 'Teşekkür ederim.', translation: 'Thank you.' },
]
const SECOND: Turn[] = [
  { speaker: 'English', text: 'Your rent is due on Friday.', translation: 'Kiranızın son günü cuma.' },
  { speaker: 'Turkish', text: 'Yarın öderim.', translation: 'I will pay tomorrow.' },
]
export const ANSWERS = [...FIRST, ...SECOND].map(({ translation }) => translation)

async function addDialogue(title: string, topic: string, segments: Turn[]): Promise<number> {
  const [row] = await query(
    `INSERT INTO dialogues (title, description, level, topic, transcript, is_mock_test_candidate, access_level, updated_at)
     VALUES ($1, 'A short call.', 'beginner', $2, $3, true, 'free', now()) RETURNING id`,
    [title, topic, JSON.stringify({ segments })],
  )
  return Number(row?.id)
}

interface Running {
  mockTestId: number
  dialogueIds: [number, number]
}

/** Starts a mock test as this browser's learner: two dialogues with two short segments each, or one. */
export async function startShortMockTest(
  page: Page,
  options: { realRules?: boolean; segmentCount?: 1 | 2 } = {},
): Promise<Running> {
  const name = newUsername('Short test')
  const { segmentCount = 2 } = options
  const dialogueIds: [number, number] = [
    await addDialogue(`${name}, first`, 'Health', FIRST.slice(0, segmentCount)),
    await addDialogue(`${name}, second`, 'Housing', SECOND.slice(0, segmentCount)),
  ]
  const [template] = await query(
    `INSERT INTO mock_test_templates (title, description, level, category, duration_minutes, dialogue1_id, dialogue2_id, access_level)
     VALUES ($1, 'Two short dialogues.', 'beginner', 'Health & Housing', 45, $2, $3, 'free') RETURNING id`,
    [name, ...dialogueIds],
  )
  const response = await page.request.post(`/api/mock-test/start-template/${Number(template?.id)}`, {
    data: { realRules: options.realRules ?? false },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  })
  if (!response.ok()) throw new Error(`Not started: ${await response.text()}`)
  const { mockTestId }: { mockTestId: number } = await response.json()
  return { mockTestId, dialogueIds }
}

export const examButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const examState = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Waits until a recording is long enough to be kept: the fake microphone is silent for up to a second between its sounds. */
export async function expectRecording(page: Page): Promise<void> {
  await expect(examState(page, 'Recording Your Interpretation')).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[data-elapsed]')).toHaveText(/^0:(?!0[01])\d\d$/)
}

/** From the chime to 'Segment Complete'; the button is double-clicked. */
export async function interpret(page: Page, place: string): Promise<void> {
  await expect(page.getByText(place, { exact: true })).toBeVisible()
  await expectRecording(page)
  await examButton(page, 'Finish & Continue').dblclick()
  await expect(examState(page, 'Segment Complete')).toBeVisible()
}

/** From the checklists of a test that is over to the boxes for its words, where both are offered. */
export async function typeInstead(page: Page): Promise<void> {
  const boxes = page.getByText('What did you say?')
  const instead = page.getByRole('link', { name: 'Type what I said instead' })
  await expect(boxes.or(instead)).toBeVisible({ timeout: 30_000 })
  if (await instead.isVisible()) await instead.click()
  await expect(boxes).toBeVisible()
}

/** Types what was said, or ticks that nothing was, and waits for the results. */
export async function typeWords(page: Page, words: readonly string[]): Promise<void> {
  await typeInstead(page)
  const fields = page.getByRole('textbox')
  await expect(fields).toHaveCount(words.length)
  for (const [index, text] of words.entries()) {
    await fields.nth(index).fill(text)
    if (text === '') await page.getByLabel('I said nothing here').nth(index).check()
  }
  await examButton(page, 'Get my results').dblclick()
  await expect(page.getByText('Total score')).toBeVisible({ timeout: 30_000 })
}

interface Heard {
  what: 'playing' | 'ended' | 'recording'
  atMs: number
  /** The sound's length; 0 for a recording. */
  seconds: number
}

/** Logs what the page plays and when it records; call it before opening the page. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard[] = []
    Object.assign(window, { heard })
    const note = (what: Heard['what'], seconds: number) => heard.push({ what, atMs: performance.now(), seconds })
    const play = Reflect.get(HTMLMediaElement.prototype, 'play')
    HTMLMediaElement.prototype.play = function playNoted(this: HTMLMediaElement) {
      for (const what of ['playing', 'ended'] as const) {
        // Before the page's own listeners: with an open microphone, the recording begins in one of them.
        this.addEventListener(what, () => note(what, this.duration), { once: true, capture: true })
      }
      return play.call(this)
    }
    const start = Reflect.get(MediaRecorder.prototype, 'start')
    MediaRecorder.prototype.start = function startNoted(this: MediaRecorder, timeslice?: number) {
      note('recording', 0)
      start.call(this, timeslice)
    }
  })
}

/** The log of `listen`, without the silent sound that unlocks playback. */
export async function heardOn(page: Page): Promise<Heard[]> {
  const heard = await page.evaluate(() => Reflect.get(window, 'heard'))
  return heard.filter(({ what, seconds }: Heard) => what === 'recording' || seconds > 0.1)
}

/** The length of a sound file, and its peak (0 to 1). */
export function soundOf(page: Page, path: string): Promise<{ seconds: number; peak: number }> {
  return page.evaluate(async (url) => {
    const bytes = await (await fetch(url)).arrayBuffer()
    const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes)
    const peak = sound.getChannelData(0).reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
    return { seconds: sound.duration, peak }
  }, path)
}
