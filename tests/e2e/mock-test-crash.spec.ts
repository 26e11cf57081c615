import { type APIRequestContext, expect, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import {
  ANSWERS,
  examButton as button,
  examState as state,
  interpret,
  startShortMockTest,
  typeWords,
} from './mock-test.ts'
import { startMortalApp } from './mortal-app.ts'

const MINUTE_MS = 60_000
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' }
/** One of them is wrong, so that the marks are meaningful. */
const WORDS = ANSWERS.map((answer, index) => (index === 2 ? 'Kira.' : answer))

/** A result's content, without the names and times that differ in each test. */
async function resultOf(request: APIRequestContext, mockTestId: number) {
  const { summary, official, officialLine, mockTest, dialogues, segmentSubmissions } = await (
    await request.get(`/api/mock-test/${mockTestId}/results`)
  ).json()
  const evaluations = dialogues.map(({ evaluation }: { evaluation: object }) => ({
    ...evaluation,
    dialogueId: 0,
    submissionId: '',
  }))
  const segments = segmentSubmissions.map((segment: object) => ({
    ...segment,
    dialogueId: 0,
    recordingId: '',
    recording: null,
  }))
  const totals = [mockTest.dialogue1Results.total, mockTest.dialogue2Results.total]
  return { summary, official, officialLine, totals, evaluations, segments }
}

test('a server killed between two segments costs nothing: the result equals that of an undisturbed test', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(4 * MINUTE_MS)
  const app = await startMortalApp()
  try {
    await signInAs(context, { username: 'aday' })
    const { mockTestId } = await startShortMockTest(page)
    await page.goto(`${app.base}/mock-test/session/${mockTestId}`)
    const first = page.waitForResponse('**/submit-segment')
    await button(page, 'Start Test').click()
    await interpret(page, 'Dialogue 1, Segment 1 of 2')
    expect((await first).status()).toBe(200)
    await app.kill()
    await button(page, 'Next Segment').click()
    await interpret(page, 'Dialogue 1, Segment 2 of 2')
    await expect(page.getByText('1 recording is kept here and is being sent.')).toBeVisible()
    const second = page.waitForResponse('**/submit-segment')
    await app.revive()
    expect((await second).status()).toBe(200)
    await button(page, 'Next Segment').click()
    await interpret(page, 'Dialogue 2, Segment 1 of 2')
    await button(page, 'Next Segment').click()
    await interpret(page, 'Dialogue 2, Segment 2 of 2')
    await button(page, 'Complete Mock Test').click()
    await typeWords(page, WORDS)
    await expect(state(page, 'Review by dialogue')).toBeVisible()

    // The same recordings and words, one after the other, by another learner.
    const calm = await browser.newContext()
    await signInAs(calm, { username: 'aday' })
    const calmly = await calm.newPage()
    const other = await startShortMockTest(calmly)
    const { segmentSubmissions } = await (await page.request.get(`/api/mock-test/${mockTestId}/results`)).json()
    for (const [index, { recordingId }] of segmentSubmissions.entries()) {
      const buffer = await (await page.request.get(`/api/recordings/${recordingId}`)).body()
      const dialogueId = other.dialogueIds[index < 2 ? 0 : 1]
      const audio = { name: 'recording.webm', mimeType: 'audio/webm', buffer }
      const multipart = { mockTestId: other.mockTestId, dialogueId, segmentIndex: index % 2, audio }
      expect(
        (await calm.request.post('/api/mock-test/submit-segment', { multipart, headers: SAME_ORIGIN })).status(),
      ).toBe(200)
    }
    await calmly.goto(`/mock-test/session/${other.mockTestId}`)
    await typeWords(calmly, WORDS)
    expect(await resultOf(page.request, mockTestId)).toEqual(await resultOf(calm.request, other.mockTestId))
    await calm.close()
  } finally {
    await app.kill()
  }
})
