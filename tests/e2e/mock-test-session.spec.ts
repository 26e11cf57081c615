import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsInEveryLook, violationsInThemes } from './axe.ts'
import {
  ANSWERS,
  examButton as button,
  examState as state,
  expectRecording,
  heardOn,
  interpret,
  listen,
  soundOf,
  startShortMockTest,
  typeInstead,
  typeWords,
} from './mock-test.ts'

const MINUTE_MS = 60_000
const AFTER_START_CHIME_MS = 500
const AFTER_SEGMENT_MS = 800

/** Records every heading of this document from now on, including ones too brief for polling on a busy machine. */
async function watchHeadings(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const seen: (string | null)[] = []
    Reflect.set(window, 'seenHeadings', seen)
    const look = () => seen.push(...Array.from(document.querySelectorAll('h1, h2, h3'), (one) => one.textContent))
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate((): unknown => Reflect.get(window, 'seenHeadings'))
}

test('a whole mock test, with a network failure, a silent segment and a reload, up to its results', async ({
  page,
  context,
}) => {
  test.setTimeout(4 * MINUTE_MS)
  await signInAs(context, { username: 'aday' })
  const { mockTestId, dialogueIds } = await startShortMockTest(page)
  const sent: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/submit-segment')) sent.push(String(response.status()))
  })
  page.on('dialog', (dialog) => void dialog.accept())
  // Segments are prefetched.
  await page.route(`**/api/audio/segment/${dialogueIds[1]}/1`, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`/mock-test/session/${mockTestId}`)
  await expect(state(page, 'Ready to Begin')).toBeVisible()
  await expect(page.getByText('45 min left', { exact: true })).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  const seenHeadings = await watchHeadings(page)
  await button(page, 'Start Test').dblclick()
  await interpret(page, 'Dialogue 1, Segment 1 of 2')
  expect(await seenHeadings()).toContain('Preparing audio segment...')
  expect(await violationsInThemes(page)).toEqual([])
  await expect(button(page, 'Next Segment')).toBeFocused()
  await button(page, 'Next Segment').dblclick()

  await expectRecording(page)
  expect(await violationsInThemes(page)).toEqual([])
  await context.setOffline(true)
  await interpret(page, 'Dialogue 1, Segment 2 of 2')
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => sent).toEqual(['200', '200'])

  await button(page, 'Next Segment').dblclick()
  await interpret(page, 'Dialogue 2, Segment 1 of 2')
  await expect.poll(() => sent.length).toBe(3)

  await button(page, 'Next Segment').click()
  await expect(page.getByText('Could not play segment audio. Continuing to recording phase.')).toBeVisible()
  await expect(state(page, 'Recording Your Interpretation')).toBeVisible()
  const evaluated = page.waitForResponse('**/evaluate-dialogue')
  await page.reload()
  await expect(state(page, 'Ready to Begin')).toBeVisible()
  await expect(page.getByText('Dialogue 2, Segment 2 of 2', { exact: true })).toBeVisible()
  // The first dialogue is evaluated early, although the page that would have requested it is gone.
  expect((await evaluated).request().postDataJSON()).toMatchObject({ dialogueSlot: 1 })
  await button(page, 'Start Test').dblclick()
  await interpret(page, 'Dialogue 2, Segment 2 of 2')
  await button(page, 'Complete Mock Test').dblclick()

  await typeInstead(page)
  expect(sent).toEqual(['200', '200', '200', '200'])
  expect(await violationsInEveryLook(page)).toEqual([])
  await typeWords(page, ANSWERS)
  await expect(page.getByText('90/90', { exact: true })).toBeVisible()
  await expect(page.getByText('Excellent', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Official rule: 90/90', { exact: false })).toBeVisible()
  await expect(page.getByText('Self-reported', { exact: true })).toBeVisible()
  await expect(page.getByText(/^You can take another mock test from \w{3} \d{2}, \d{4}, /)).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  await expect(page.getByRole('link', { name: 'Return to Mock Test Menu' })).toHaveAttribute('href', '/mock-test')

  await page.goto('/history?type=mock-test')
  await expect(page.getByText('NAATI CCL Mock Test', { exact: true })).toBeVisible()
  await expect(page.getByText('Health & Housing', { exact: false })).toBeVisible()
  await page.getByText('View Detailed Report').click()
  expect(await violationsInEveryLook(page)).toEqual([])
  await page.getByRole('link', { name: 'Open the results' }).click()
  await expect(page.getByText('90/90', { exact: true })).toBeVisible()
})

test('a segment plays in order: start chime, half a second, segment, 0.8 s, record chime, recording', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'aday' })
  const { mockTestId } = await startShortMockTest(page, { segmentCount: 1 })
  await listen(page)
  await page.goto(`/mock-test/session/${mockTestId}`)
  const startChime = await soundOf(page, '/sounds/start-chime.mp3')
  const recordChime = await soundOf(page, '/sounds/record-chime.mp3')
  for (const { peak } of [startChime, recordChime]) expect(peak).toBeGreaterThan(0.1)
  await button(page, 'Start Test').click()
  await expect(state(page, 'Audio Playing')).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await expectRecording(page)
  const heard = await heardOn(page)
  expect(heard.map(({ what }) => what)).toEqual(
    ['start chime', 'segment', 'record chime'].flatMap(() => ['playing', 'ended']).concat('recording'),
  )
  const at = (index: number) => heard[index]?.atMs ?? 0
  const lengthOf = (index: number) => heard[index]?.seconds ?? 0
  expect(lengthOf(0)).toBeCloseTo(startChime.seconds, 1)
  expect(lengthOf(4)).toBeCloseTo(recordChime.seconds, 1)
  // Each plays for its whole length: none was cut off or only claimed to play.
  for (const index of [0, 2, 4]) expect(at(index + 1) - at(index)).toBeGreaterThan(lengthOf(index) * 800)
  expect(at(2) - at(1)).toBeGreaterThanOrEqual(AFTER_START_CHIME_MS)
  expect(at(4) - at(3)).toBeGreaterThanOrEqual(AFTER_SEGMENT_MS)
})

test('under the real rules replays are counted and cost marks after the first; a chime that fails blocks nothing', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'aday' })
  await page.route('**/sounds/*', (route) => route.abort())
  const { mockTestId } = await startShortMockTest(page, { realRules: true })
  await page.goto(`/mock-test/session/${mockTestId}`)
  await button(page, 'Start Test').click()
  await expect(page.getByText('Failed to play audio')).toBeVisible()
  await expect(page.getByText('1 free repeat left in this dialogue')).toBeVisible({ timeout: 30_000 })
  await button(page, 'Hear it again').dblclick()
  await expect(state(page, 'Audio Playing')).toBeVisible()
  await expect(page.getByText('Another repeat costs 1 mark')).toBeVisible({ timeout: 30_000 })
  expect(await violationsInThemes(page)).toEqual([])
  const [request] = await Promise.all([
    page.waitForRequest('**/submit-segment'),
    interpret(page, 'Dialogue 1, Segment 1 of 2'),
  ])
  expect((await request.response())?.status()).toBe(200)
})

test('an unknown mock test says so', async ({ page, context }) => {
  await signInAs(context, { username: 'aday' })
  await page.goto('/mock-test/session/999999')
  await expect(page.getByRole('heading', { name: 'Mock Test Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Mock Tests' })).toHaveAttribute('href', '/mock-test')
  expect(await violationsInEveryLook(page)).toEqual([])
})
