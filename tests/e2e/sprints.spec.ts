import { expect, type Page, test } from '@playwright/test'
import type { SprintItem } from '#app/models/sprints/sprint.ts'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsOf } from './axe.ts'

/** The questions as the page gets them, so that the journey knows the answers. */
async function knowQuestions(page: Page): Promise<SprintItem[]> {
  const known: SprintItem[] = []
  await page.route('**/api/sprints/*?*', async (route) => {
    const response = await route.fetch()
    if (route.request().method() === 'GET') known.push(...((await response.json()) as SprintItem[]))
    await route.fulfill({ response })
  })
  return known
}

async function expectSound(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

const shown = (item: SprintItem | undefined) => (item?.answer.type === 'typed' ? item.answer.shown : '')

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a sprint by keyboard: a wrong and a right answer, the result and the best', async ({ page }) => {
      await signInAs(page.context(), { username: 'yolcu' })
      await page.clock.install()
      const questions = await knowQuestions(page)
      await page.goto('/sprints')
      await expectSound(page)
      await page.getByRole('link', { name: /^Money/ }).click()
      await expect(page.getByRole('heading', { name: 'Money', level: 1 })).toBeVisible()
      await expectSound(page)
      await page.getByRole('button', { name: 'Start' }).press('Enter')
      const field = page.getByLabel('The number').or(page.getByLabel('The amount'))
      await expect(field).toBeFocused()
      await expectSound(page)
      await field.fill('1')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Not this time')).toBeVisible()
      await expectSound(page)
      await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Question 2')).toBeVisible()
      await field.fill(shown(questions[1]))
      await page.keyboard.press('Enter')
      await expect(page.getByText('Right', { exact: true })).toBeVisible()
      // A right answer needs no key.
      await page.clock.runFor(1_000)
      await expect(page.getByText('Question 3')).toBeVisible()
      await page.clock.runFor(3 * 60_000)
      await expect(page.getByText('0:00 left')).toBeVisible()
      // The question in progress may be finished.
      await field.fill(shown(questions[2]))
      await page.keyboard.press('Enter')
      await page.clock.runFor(1_000)
      await expect(page.getByText('2 of 3')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Listen in (?:English|Turkish): / })).toBeVisible()
      await expect(page.getByText('Worth another look')).toBeVisible()
      await expect(page.getByText('Saved')).toBeVisible()
      await expectSound(page)
      await page.goto('/sprints')
      await expect(page.getByRole('link', { name: /^Money/ })).toContainText(/Best: \d+ right/)
    })

    test('choices are pressed by their digits', async ({ page }) => {
      await signInAs(page.context(), { username: 'yolcu' })
      const questions = await knowQuestions(page)
      await page.goto('/sprints/negation')
      await page.getByText('Hear English').click()
      await page.getByRole('button', { name: 'Start' }).click()
      await expect(page.getByText('What is it in Turkish?')).toBeVisible()
      await expectSound(page)
      const answer = questions[0]?.answer
      if (answer?.type !== 'choice') throw new Error('a written question has choices')
      await page.keyboard.press(String(((answer.right + 1) % answer.choices.length) + 1))
      await expect(page.getByText('Not this time')).toBeVisible()
      await expectSound(page)
    })
  })
}

test('without a connection the result waits, and is kept on request', async ({ page }) => {
  await signInAs(page.context(), { username: 'yolcu' })
  await page.goto('/sprints/numbers')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByLabel('The number').fill('1')
  await page.keyboard.press('Enter')
  let isOffline = true
  await page.route('**/api/sprints/numbers', async (route) => (isOffline ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('The result isn’t saved yet: there is no connection.')).toBeVisible()
  isOffline = false
  await page.getByRole('button', { name: 'Save the result' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
})
