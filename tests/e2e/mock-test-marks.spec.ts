import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsOf } from './axe.ts'
import { examButton, examState, interpret, startShortMockTest } from './mock-test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const card = (page: Page, name: string) => page.getByRole('heading', { name })

/** Records a mock test of two dialogues with one segment each, to its end. @returns its page. */
async function record(page: Page): Promise<string> {
  const { mockTestId } = await startShortMockTest(page, { segmentCount: 1 })
  const path = `/mock-test/session/${mockTestId}`
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Mark yourself' })).toHaveCount(0)
  await examButton(page, 'Start Test').click()
  await interpret(page, 'Dialogue 1, Segment 1 of 1')
  await examButton(page, 'Next Segment').click()
  await interpret(page, 'Dialogue 2, Segment 1 of 1')
  await expect(examState(page, 'Segment Complete')).toBeVisible()
  await examButton(page, 'Complete Mock Test').click()
  return path
}

test('a mock test is recorded, then marked by its learner with one thumb, and its result says so', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'aday' })
  const path = await record(page)
  await expect(page.getByText('You give these marks, not Köprü', { exact: false })).toBeVisible({ timeout: 30_000 })
  await expect(card(page, 'Dialogue 1, segment 1')).toBeVisible()
  await expect(card(page, 'Dialogue 2, segment 1')).toBeHidden()
  await expect(page.getByLabel('Your recording of dialogue 1, segment 1')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.getByRole('checkbox').first().tap()
  await page.getByRole('radio', { name: 'Worded poorly' }).tap()
  await page.getByRole('button', { name: 'Next segment' }).tap()
  await expect(card(page, 'Dialogue 2, segment 1')).toBeFocused()
  await page.getByRole('button', { name: 'Get my score' }).tap()
  await expect(page.getByText('89.5/90', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Marked by you', { exact: true })).toBeVisible()
  await expect(page.getByText('By your own marks: 89.5/90', { exact: false })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  await page.goto('/history')
  await expect(page.getByText('Marked by you', { exact: true })).toBeVisible()
  await expect(page.getByText('You marked one more yourself.', { exact: false })).toBeVisible()
  await page.goto('/dashboard')
  await expect(
    page.getByText('Your trend starts with the first dialogue that Köprü marks.', { exact: false }),
  ).toBeVisible()
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await page.goto(path)
  await expect(page.getByText('These are the marks that you gave yourself.')).toBeVisible()
})
