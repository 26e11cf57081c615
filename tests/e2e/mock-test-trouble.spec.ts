import { expect, type Page, test } from '@playwright/test'
import { query, signInAs } from './accounts.ts'
import { violationsInThemes } from './axe.ts'
import {
  examButton as button,
  examState as state,
  expectRecording,
  interpret,
  startShortMockTest,
  typeWords,
} from './mock-test.ts'

const LATER_MS = 46 * 60_000

/** The device's clock jumps, as when a machine wakes up; the server's does not. */
async function jumpToTheEnd(page: Page): Promise<void> {
  await page.evaluate((ms) => {
    const now = Date.now
    Date.now = () => now() + ms
  }, LATER_MS)
}

/** Moves the start of the test into the past, by the server's clock. */
async function passTime(mockTestId: number, ms: number): Promise<void> {
  await query(
    `UPDATE mock_test_attempts SET started_at = started_at - $2 * interval '1 millisecond',
       expires_at = expires_at - $2 * interval '1 millisecond' WHERE id = $1`,
    [mockTestId, ms],
  )
}

async function takeMicrophoneAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'))
  })
}

test('without a microphone the test continues: every segment is played, and the answers are typed at the end', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'aday' })
  const { mockTestId } = await startShortMockTest(page, { segmentCount: 1 })
  await takeMicrophoneAway(page)
  await page.goto(`/mock-test/session/${mockTestId}`)
  await button(page, 'Start Test').dblclick()
  await expect(page.getByRole('alert').filter({ hasText: 'No microphone was found' })).toBeVisible()
  await expect(page.getByText('Failed to access microphone').first()).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await button(page, 'Continue without a microphone').dblclick()
  await expect(state(page, 'Your Turn, Without a Recording')).toBeVisible({ timeout: 30_000 })
  expect(await violationsInThemes(page)).toEqual([])
  await button(page, 'Finish & Continue').dblclick()
  await button(page, 'Next Segment').dblclick()
  await expect(state(page, 'Your Turn, Without a Recording')).toBeVisible({ timeout: 30_000 })
  await button(page, 'Try the microphone again').click()
  await expect(page.getByText('Failed to access microphone').first()).toBeVisible()
  await button(page, 'Continue without a recording').dblclick()
  await button(page, 'Complete Mock Test').dblclick()
  await expect(page.getByText('There is no recording of this segment.')).toHaveCount(2, { timeout: 30_000 })
  await typeWords(page, ['Günaydın.', ''])
  await expect(page.getByText('Self-reported', { exact: true })).toBeVisible()
  await expect(page.getByText('Dialogue 1: 45/45', { exact: false })).toBeVisible()
})

test('a refused recording is reported and blocks nothing, and one that is too short is no microphone fault', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'aday' })
  const { mockTestId } = await startShortMockTest(page, { segmentCount: 1 })
  const sent: string[] = []
  await page.route('**/submit-segment', (route) => {
    sent.push((route.request().postDataBuffer() ?? '').includes('recording.webm') ? 'recording' : 'nothing')
    if (sent.length > 1) return route.continue()
    return route.fulfill({ status: 415, json: { error: 'We could not read the recording of segment 1.' } })
  })
  await page.goto(`/mock-test/session/${mockTestId}`)
  await page.evaluate(() => {
    const start = Reflect.get(MediaRecorder.prototype, 'start')
    // The first one ends as soon as it starts.
    MediaRecorder.prototype.start = function startShort(this: MediaRecorder, timeslice?: number) {
      MediaRecorder.prototype.start = start
      this.addEventListener('start', () => this.stop())
      start.call(this, timeslice)
    }
  })
  await button(page, 'Start Test').click()
  await expect(page.getByText('The recording was too short to keep.', { exact: false })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByText('Failed to access microphone')).toHaveCount(0)
  await button(page, 'Try again').click()
  await interpret(page, 'Dialogue 1, Segment 1 of 1')
  await expect(page.getByText('We could not read the recording of segment 1.')).toBeVisible()
  await expect(
    page.getByText('We could not take the recording of dialogue 1, segment 1.', { exact: false }),
  ).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await button(page, 'Next Segment').click()
  await interpret(page, 'Dialogue 2, Segment 1 of 1')
  await expect.poll(() => sent).toEqual(['recording', 'nothing', 'recording'])
  await button(page, 'Complete Mock Test').click()
  await page.getByRole('link', { name: 'Type what I said instead' }).click()
  await expect(page.getByText('There is no recording of this segment.')).toHaveCount(1)
  await expect(page.getByRole('textbox')).toHaveCount(2)
})

test('leaving the test asks first; a recording being saved is kept, and the test continues after it', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'aday' })
  const { mockTestId } = await startShortMockTest(page, { segmentCount: 1 })
  let answers = false
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (answers ? dialog.accept() : dialog.dismiss())
  })
  await page.route('**/submit-segment', (route) => route.abort())
  await page.goto(`/mock-test/session/${mockTestId}`)
  const away = page.getByRole('link', { name: 'Leave' })
  await button(page, 'Start Test').click()
  await expectRecording(page)
  await away.click()
  await expect.poll(() => asked).toEqual([expect.stringContaining('Leave the test?')])
  await expect(state(page, 'Recording Your Interpretation')).toBeVisible()
  answers = true
  await button(page, 'Finish & Continue').click()
  await away.click()
  await expect(page).toHaveURL('/mock-test')
  await page.unroute('**/submit-segment')
  const taken = page.waitForResponse('**/submit-segment')
  await page.goto(`/mock-test/session/${mockTestId}`)
  expect((await taken).status()).toBe(200)
  await expect(page.getByText('Dialogue 2, Segment 1 of 1', { exact: true })).toBeVisible()
})

test('when time runs out the current recording is finished and sent, nothing else starts, and the rest is missed', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'aday' })
  const { mockTestId } = await startShortMockTest(page)
  await page.goto(`/mock-test/session/${mockTestId}`)
  await button(page, 'Start Test').click()
  await expectRecording(page)
  await passTime(mockTestId, LATER_MS)
  await jumpToTheEnd(page)
  await expect(page.getByText('Time is up. You may still finish this segment; it is the last one.')).toBeVisible()
  await expect(page.getByText('0:00 left')).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  const taken = page.waitForResponse('**/submit-segment')
  await button(page, 'Finish & Continue').click()
  expect((await taken).status()).toBe(200)
  await page.getByRole('link', { name: 'Type what I said instead' }).click()
  await expect(page.getByRole('textbox')).toHaveCount(1)
  await typeWords(page, ['Günaydın.'])
  await expect(page.getByText('Time ran out before the last segment.', { exact: false })).toBeVisible()
})

test("a device clock that jumps ahead loses nothing: the server's clock counts", async ({ page, context }) => {
  await signInAs(context, { username: 'aday' })
  const { mockTestId } = await startShortMockTest(page)
  await page.goto(`/mock-test/session/${mockTestId}`)
  await button(page, 'Start Test').click()
  await expectRecording(page)
  await jumpToTheEnd(page)
  const refused = page.waitForResponse('**/evaluate-dialogue')
  await button(page, 'Finish & Continue').click()
  expect((await refused).status()).toBe(409)
  await expect(page.getByText('Dialogue 1, Segment 2 of 2', { exact: true })).toBeVisible()
  await expect(page.getByText('45 min left')).toBeVisible()
  await button(page, 'Start Test').click()
  await interpret(page, 'Dialogue 1, Segment 2 of 2')
})

test('a machine that slept past the end starts nothing when it wakes', async ({ page, context }) => {
  await signInAs(context, { username: 'aday' })
  const { mockTestId } = await startShortMockTest(page, { segmentCount: 1 })
  await page.route('**/evaluate-dialogue', () => undefined)
  await page.goto(`/mock-test/session/${mockTestId}`)
  await button(page, 'Start Test').click()
  await interpret(page, 'Dialogue 1, Segment 1 of 1')
  // In the same task, so that no timer fires in between.
  await page.evaluate((ms) => {
    const now = Date.now
    Date.now = () => now() + ms
    document.querySelectorAll('button').forEach((one) => one.textContent === 'Next Segment' && one.click())
  }, LATER_MS)
  await expect(state(page, 'Time is up')).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
})

test('a recording that arrives after the end is no dead end', async ({ page, context }) => {
  await signInAs(context, { username: 'aday' })
  const { mockTestId } = await startShortMockTest(page, { segmentCount: 1 })
  await page.goto(`/mock-test/session/${mockTestId}`)
  await button(page, 'Start Test').click()
  await expectRecording(page)
  await passTime(mockTestId, 60 * 60_000)
  const refused = page.waitForResponse('**/submit-segment')
  await button(page, 'Finish & Continue').click()
  expect((await refused).status()).toBe(409)
  await expect(page.getByText('0/90', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Time ran out before the last segment.', { exact: false })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page explains why the test needs JavaScript, and what works instead', async ({ page, context }) => {
    await signInAs(context, { username: 'aday' })
    await page.goto('/mock-test')
    await expect(page.getByRole('heading', { name: 'A mock test needs JavaScript' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Practise by typing' })).toHaveAttribute('href', '/practice')
    const { mockTestId } = await startShortMockTest(page)
    await page.goto(`/mock-test/session/${mockTestId}`)
    await expect(page.getByRole('heading', { name: 'The mock test needs JavaScript' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Practise by typing' })).toHaveAttribute('href', '/practice')
    await expect(page.getByRole('button', { name: 'Start Test' })).toHaveCount(0)
    await expect(page.getByText('Opening the test...')).toBeHidden()
  })

  test('a submitted test says that it is being evaluated', async ({ page, context }) => {
    await signInAs(context, { username: 'aday' })
    const { mockTestId } = await startShortMockTest(page)
    await query('UPDATE mock_test_attempts SET closed_slots = 2 WHERE id = $1', [mockTestId])
    await page.goto(`/mock-test/session/${mockTestId}`)
    await expect(page.getByRole('heading', { name: 'Your test is being evaluated' })).toBeVisible()
    await page.getByRole('link', { name: 'Check again' }).click()
    await expect(page).toHaveURL(`/mock-test/session/${mockTestId}`)
  })
})
