import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsInEveryLook, violationsInThemes } from './axe.ts'
import { ANSWERS, startShortMockTest } from './mock-test.ts'

const MINUTE_MS = 60_000

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const state = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** From the chime to 'Segment Complete'; each button is pressed twice. */
async function interpret(page: Page, place: string): Promise<void> {
  await expect(page.getByText(place, { exact: true })).toBeVisible()
  await expect(state(page, 'Recording Your Interpretation')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^0:(?!00)\d\d$/)).toBeVisible()
  await button(page, 'Finish & Continue').dblclick()
  await expect(state(page, 'Segment Complete')).toBeVisible()
}

test('a whole mock test, through a cut network, a silent segment and a reload, to its results', async ({
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
  // Segments are fetched ahead.
  await page.route(`**/api/audio/segment/${dialogueIds[1]}/1`, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`/mock-test/session/${mockTestId}`)
  await expect(state(page, 'Ready to Begin')).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  await button(page, 'Start Test').dblclick()
  await expect(state(page, 'Preparing audio segment...')).toBeVisible()
  await expect(state(page, 'Audio Playing')).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await interpret(page, 'Dialogue 1, Segment 1 of 2')
  expect(await violationsInThemes(page)).toEqual([])
  await expect(button(page, 'Next Segment')).toBeFocused()
  await button(page, 'Next Segment').dblclick()

  await expect(state(page, 'Recording Your Interpretation')).toBeVisible({ timeout: 30_000 })
  await context.setOffline(true)
  await interpret(page, 'Dialogue 1, Segment 2 of 2')
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => sent).toEqual(['200', '200'])

  await button(page, 'Next Segment').click()
  await interpret(page, 'Dialogue 2, Segment 1 of 2')
  await expect.poll(() => sent.length).toBe(3)

  await button(page, 'Next Segment').click()
  await expect(page.getByText('Could not play segment audio. Continuing to recording phase.')).toBeVisible()
  await expect(state(page, 'Recording Your Interpretation')).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await page.reload()
  await expect(state(page, 'Ready to Begin')).toBeVisible()
  await expect(page.getByText('Dialogue 2, Segment 2 of 2', { exact: true })).toBeVisible()
  await button(page, 'Start Test').click()
  await interpret(page, 'Dialogue 2, Segment 2 of 2')
  await button(page, 'Complete Mock Test').dblclick()

  await expect(page.getByText('What did you say?')).toBeVisible({ timeout: 30_000 })
  expect(sent).toEqual(['200', '200', '200', '200'])
  expect(await violationsInEveryLook(page)).toEqual([])
  const fields = page.getByRole('textbox')
  await expect(fields).toHaveCount(ANSWERS.length)
  for (const [index, answer] of ANSWERS.entries()) await fields.nth(index).fill(answer)
  await button(page, 'Get my results').click()

  await expect(page.getByText('90/90', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Excellent', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Official rule: 90/90', { exact: false })).toBeVisible()
  await expect(page.getByText('Self-reported', { exact: true })).toBeVisible()
  await expect(page.getByText('You can take another mock test in 7 days', { exact: false })).toBeVisible()
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

test('under the real rules a segment may be heard again, which is counted and costs marks after the first', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'aday' })
  const { mockTestId } = await startShortMockTest(page, { realRules: true })
  await page.goto(`/mock-test/session/${mockTestId}`)
  await button(page, 'Start Test').click()
  await expect(page.getByText('1 free repeat left in this dialogue')).toBeVisible({ timeout: 30_000 })
  await button(page, 'Hear it again').dblclick()
  await expect(state(page, 'Audio Playing')).toBeVisible()
  await expect(page.getByText('A further repeat takes off 1 mark')).toBeVisible({ timeout: 30_000 })
  expect(await violationsInThemes(page)).toEqual([])
  const [request] = await Promise.all([
    page.waitForRequest('**/submit-segment'),
    interpret(page, 'Dialogue 1, Segment 1 of 2'),
  ])
  expect((await request.response())?.status()).toBe(200)
})

test('a mock test that is not there is named so', async ({ page, context }) => {
  await signInAs(context, { username: 'aday' })
  await page.goto('/mock-test/session/999999')
  await expect(page.getByRole('heading', { name: 'Mock Test Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Mock Tests' })).toHaveAttribute('href', '/mock-test')
  expect(await violationsInEveryLook(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the session says why it needs it, and what works instead', async ({ page, context }) => {
    await signInAs(context, { username: 'aday' })
    const { mockTestId } = await startShortMockTest(page)
    await page.goto(`/mock-test/session/${mockTestId}`)
    await expect(page.getByRole('heading', { name: 'The mock test needs JavaScript' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Practise by typing' })).toHaveAttribute('href', '/practice')
    await expect(page.getByRole('button', { name: 'Start Test' })).toHaveCount(0)
  })
})
