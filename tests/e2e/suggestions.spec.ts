import { expect, test } from '@playwright/test'
import { SAMPLE } from './sample.ts'

test('suggestions are asked for once, when the field is first used, and again if they did not come', async ({
  page,
}) => {
  let asked = 0
  await page.route('**/api/dialogues/suggestions', async (route) => {
    asked += 1
    await (asked === 1 ? route.abort() : route.continue())
  })
  await page.goto('/practice')
  const field = page.getByLabel('Search by title or topic')
  await expect(page.getByRole('button', { name: 'Search by voice' })).toBeVisible()
  expect(asked).toBe(0)
  const failed = page.waitForEvent('requestfailed')
  await field.focus()
  await failed
  await expect(page.getByRole('group', { name: 'Popular topics' })).toBeVisible()
  await field.fill('phys')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page.getByText('No suggestions found')).toBeHidden()
  await field.blur()
  await field.focus()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([SAMPLE.title])
  await field.blur()
  await field.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=phys/)
  await field.fill('heal')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect(asked).toBe(2)
})
