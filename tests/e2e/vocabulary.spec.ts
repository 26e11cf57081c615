import { expect, type Page, test } from '@playwright/test'
import { overflowOf, violationsOf } from './axe.ts'
import { signInAs } from './accounts.ts'

async function openAs(page: Page, path: string): Promise<void> {
  await signInAs(page.context(), { username: 'yolcu' })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Vocabulary', level: 1 })).toBeVisible()
}

async function expectSound(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([])
  // Behind a dialog the gutter of the scroll bar is left, which makes it less.
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a drill of ten words goes by Enter alone, from the first word to Try Again', async ({ page }) => {
      await openAs(page, '/vocabulary')
      await expectSound(page)
      const start = page.getByRole('button', { name: 'Start Vocabulary Drill' })
      await start.click()
      const answer = page.getByLabel('Your Turkish')
      await expect(answer).toBeFocused()
      const check = page.getByRole('button', { name: 'Check' })
      await answer.fill('   ')
      await expect(check).toBeDisabled()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Word 1 of 10')).toBeVisible()
      for (let number = 1; number <= 10; number += 1) {
        await expect(page.getByText(`Word ${number} of 10`)).toBeVisible()
        await answer.fill('bilmiyorum')
        await page.keyboard.press('Enter')
        await expect(page.getByText('Wrong')).toBeVisible()
        if (number === 1) await expectSound(page)
        await expect(page.getByRole('button', { name: number === 10 ? 'See your score' : 'Next word' })).toBeFocused()
        await page.keyboard.press('Enter')
      }
      await expect(page.getByText('0 of 10', { exact: true })).toBeVisible()
      await expectSound(page)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Word 1 of 10')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(start).toBeFocused()
    })

    test('words that are due are rated one after another, and what was rated stays so', async ({ page }) => {
      await openAs(page, '/vocabulary')
      await page.getByRole('link', { name: 'Due today: 20 words' }).click()
      await expect(page.getByText('0 to repeat, 20 new')).toBeVisible()
      await expectSound(page)
      await page.getByText('Show the Turkish').click()
      await expectSound(page)
      await page.getByRole('button', { name: /^Easy/ }).click()
      await expect(page.getByText('0 to repeat, 19 new')).toBeVisible()
      await expect(page.getByText('Show the Turkish')).toBeFocused()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: /^Good/ }).dblclick()
      await expect(page.getByText('1 to repeat, 18 new')).toBeVisible()
      await page.getByRole('link', { name: 'Back to the list' }).click()
      await expect(page.getByRole('link', { name: 'Due today: 19 words' })).toBeVisible()
    })
  })
}

test('a right answer is right in capitals too, and its letters are shown where they were left out', async ({
  page,
}) => {
  await openAs(page, '/vocabulary?q=palliative')
  await page.getByRole('button', { name: 'Start Vocabulary Drill' }).click()
  await page.getByLabel('Your Turkish').fill('PALYATİF BAKIM')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Correct')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByLabel('Your Turkish').fill('palyatif bakim')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Almost')).toBeVisible()
  await expect(page.getByRole('status').getByText('palyatif bakım')).toBeVisible()
})

test('a category counts at once, a search by Enter, and the address holds both', async ({ page }) => {
  await openAs(page, '/vocabulary')
  await page.getByLabel('Category').selectOption('Insurance')
  await page.waitForURL(/category=Insurance/)
  await page.getByLabel('Search in English or Turkish').fill('POLICE')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=POLICE/)
  await expect(page.getByText(/words? for “POLICE”/)).toBeVisible()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await page.waitForURL(/\/vocabulary$/)
  await expect(page.getByLabel('Category')).toHaveValue('')
})

test('a word is heard', async ({ page }) => {
  await openAs(page, '/vocabulary?q=palliative')
  const answered = page.waitForResponse(/\/speech\/tr$/)
  await page.getByRole('button', { name: 'Listen in Turkish: palyatif bakım' }).click()
  expect((await answered).status()).toBeLessThan(300)
  await expect(page.getByText('The audio is not available right now.')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, drill and ratings work as plain pages', async ({ page }) => {
    await openAs(page, '/vocabulary')
    await page.getByLabel('Search in English or Turkish').fill('palyatif')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('1 word for “palyatif”')).toBeVisible()
    await expect(page.locator('main audio')).toHaveCount(2)
    await page.getByRole('link', { name: 'Start Vocabulary Drill' }).click()
    await page.getByLabel('Your Turkish').fill('Palyatif Bakım')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Correct')).toBeVisible()
    await page.getByRole('link', { name: 'See your score' }).click()
    await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Close' }).click()
    await expect(page.getByText('1 word for “palyatif”')).toBeVisible()
    await page.getByRole('link', { name: /^Due today/ }).click()
    await page.getByText('Show the Turkish').click()
    await page.getByRole('button', { name: /^Easy/ }).click()
    await expect(page.getByText('0 to repeat, 19 new')).toBeVisible()
  })
})
