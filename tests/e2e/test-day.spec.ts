import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsInThemes } from './axe.ts'
import { addStudyPlan } from './study-plan.ts'

async function expectSound(page: Page): Promise<void> {
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

/** A learner in UTC with a test so many days from now; negative: it is over. */
async function candidate(page: Page, inDays: number): Promise<void> {
  await addStudyPlan(await signInAs(page.context(), { username: 'aday' }), { inDays })
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('three days before, the dashboard leads through the day and to a mock test', async ({ page }) => {
      await candidate(page, 3)
      await page.goto('/dashboard')
      await page.getByRole('link', { name: 'Rehearse the day' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Rehearsal' })).toBeVisible()
      await expectSound(page)
      await page.getByLabel('Two pens that work').check()
      await expect(page.getByRole('button', { name: 'Hear the record chime' })).toBeVisible()
      await expect(page.getByRole('cell', { name: 'bir devlet dairesi' })).toBeVisible()
      await page.getByRole('link', { name: 'Choose a mock test' }).click()
      await expect(page).toHaveURL('/mock-test')
    })

    test('on the day, the warm-up is four steps that can be begun', async ({ page }) => {
      await candidate(page, 0)
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { name: 'Your test is today' })).toBeVisible()
      await page.getByRole('link', { name: 'Warm up', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Warm-up' })).toBeVisible()
      await expectSound(page)
      for (const [name, heading] of [
        ['Start with numbers', 'Numbers'],
        ['Say a passage back', 'Memory ladder'],
        ['Answer the words', 'Vocabulary'],
      ] as const) {
        await page.getByRole('link', { name }).click()
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await page.goBack()
      }
      await page.getByRole('link', { name: 'Interpret aloud' }).click()
      await expect(page).toHaveURL('/practice/sample?part=first')
    })

    test('after it, a fail is told, with the review and the way to a second try', async ({ page }) => {
      test.slow()
      await candidate(page, -35)
      await page.goto('/study-plan')
      await page.getByRole('link', { name: 'Answer' }).click()
      await expectSound(page)
      await page.getByLabel('Of 90').fill('99')
      await page.getByRole('button', { name: 'Save' }).press('Enter')
      await expect(page.getByText('Please choose one of the four answers.')).toBeFocused()
      await expect(page.getByLabel('Of 90')).toHaveValue('99')
      await expectSound(page)
      await page.getByLabel('I did not pass').check()
      await page.getByLabel('Of 90').fill('')
      await page.getByLabel('First dialogue').fill('32,5')
      await page.getByLabel('Second dialogue').fill('28')
      await page.getByLabel('A note for yourself').fill('The second speaker was fast.')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('You had 60.5 of 90.')).toBeVisible()
      await expect(page.getByText('With 60.5 you can ask for one.')).toBeVisible()
      await expectSound(page)
      await page.getByText('Change your answer').click()
      await expect(page.getByLabel('A note for yourself')).toHaveValue('The second speaker was fast.')
      await page.getByRole('button', { name: 'Delete this answer' }).click()
      await expect(page.getByRole('heading', { name: 'A review by NAATI' })).toBeHidden()
      await page.getByLabel('I passed').check()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
      await expectSound(page)
      await page.goto('/dashboard')
      await expect(page.getByText('How did it go?')).toHaveCount(0)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the day is rehearsed with the sound of the chimes', async ({ page }) => {
    await candidate(page, 1)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Your test is tomorrow' })).toBeVisible()
    await page.getByRole('link', { name: 'Rehearse the day' }).click()
    await expect(page.locator('audio')).toHaveCount(2)
    await page.getByRole('link', { name: 'Warm-up for the morning' }).click()
    await page.getByRole('link', { name: 'Answer the words' }).click()
    await expect(page.getByRole('textbox')).toBeVisible()
  })

  test('an answer is given, changed and deleted', async ({ page }) => {
    await candidate(page, -2)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Answer' }).click()
    await page.getByLabel('I am waiting for the result').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('4 to 6 weeks after the test')).toBeVisible()
    await page.getByText('Change your answer').click()
    await page.getByLabel('I did not pass').check()
    await page.getByLabel('Of 90').fill('90,5')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Please enter marks from 0 to 90')).toBeVisible()
    await page.getByLabel('Of 90').fill('55')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('With 55 there is no review.')).toBeVisible()
    await page.getByRole('link', { name: 'Set a new date' }).click()
    await expect(page).toHaveURL('/study-plan/setup')
    await page.goBack()
    await page.getByText('Change your answer').click()
    await page.getByRole('button', { name: 'Delete this answer' }).click()
    await expect(page.getByRole('group', { name: 'What was the result?' })).toBeVisible()
  })
})
