import { expect, test } from '@playwright/test'
import { newUsername, query, signInAs } from './accounts.ts'
import { overflowOf, violationsInThemes } from './axe.ts'

test('an admin writes a dialogue, is stopped by errors, saves it once, and deletes it after confirmation', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'yonetici', role: 'admin' })
  const title = newUsername('At the bakery')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'All dialogues' }).click()
  await page.getByRole('link', { name: 'Add New Dialogue' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Dialogue' })).toBeVisible()

  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Add Segment' }).click()
  const second = page.getByRole('group', { name: 'Segment 2' })
  await expect(second.getByLabel('Text')).toBeFocused()
  await expect(second.getByLabel('Speaker')).toHaveValue('Turkish')
  await page.getByRole('button', { name: 'Save Dialogue' }).click()
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused()
  await expect(page.getByText('Description is required')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  await page.getByLabel('Description', { exact: true }).fill('A baker speaks with a customer.')
  await page.getByLabel('Topic').fill('Business')
  await page.getByLabel('Access').selectOption('free')
  const first = page.getByRole('group', { name: 'Segment 1' })
  await first.getByLabel('Text').fill('Good morning.')
  await first.getByLabel('Translation').fill('Günaydın.')
  await expect(first.getByText('2 of 26 words')).toBeVisible()
  await second.getByLabel('Text').fill('İki ekmek lütfen.')
  await second.getByLabel('Translation').fill('Two loaves, please.')
  await page.getByRole('button', { name: 'Move segment 2 up' }).click()
  await expect(first.getByLabel('Text')).toHaveValue('İki ekmek lütfen.')
  await page.getByRole('button', { name: 'Save Dialogue' }).click()
  await expect(page.getByText('The automatic checks found')).toBeVisible()
  expect(await query('SELECT 1 FROM dialogues WHERE title = $1', [title])).toHaveLength(1)

  await expect(page.getByRole('button', { name: 'Update Dialogue' })).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await page.getByRole('link', { name: 'All dialogues' }).click()
  await page.getByRole('link', { name: `Delete: ${title}` }).click()
  await expect(page.getByText('This action cannot be undone')).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete Dialogue' }).click()
  await expect(page.getByText('Dialogue deleted successfully')).toBeVisible()
  await page.getByRole('link', { name: `Restore: ${title}` }).click()
  await page.getByRole('button', { name: 'Restore Dialogue' }).click()
  await expect(page.getByText('Dialogue restored successfully')).toBeVisible()
  await expect(page.getByRole('link', { name: `Edit: ${title}` })).toBeVisible()
  expect(await query('SELECT 1 FROM dialogues WHERE title = $1 AND published_at IS NULL', [title])).toHaveLength(1)
})

test('the library comes first, can be searched and sorted, and a draft is published after confirmation', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'yayinci', role: 'admin' })
  const title = newUsername('At the ferry')
  const transcript = '{"segments":[{"speaker":"English","gender":"male","text":"Hi.","translation":"Selam."}]}'
  await query(
    "INSERT INTO dialogues (title, description, level, topic, transcript, updated_at, published_at) VALUES ($1, 'x', 'beginner', 'Legal', $2, now(), NULL)",
    [title, transcript],
  )
  await page.goto('/admin/dialogues')
  const table = page.getByRole('table', { name: 'Existing Dialogues' })
  const { y = Infinity } = (await table.boundingBox()) ?? {}
  expect(y).toBeLessThan(844)

  await page.getByLabel('Search the library').fill('ferry')
  await page.getByLabel('State').selectOption('draft')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/q=ferry/)
  await expect(table.getByRole('row')).toHaveCount(2)
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  await page.getByRole('link', { name: `Publish: ${title}` }).click()
  await expect(
    page.getByText(/Learners will see it(?: and \d+ learners? will be notified|\. There is no one)/),
  ).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Learners see it now.')).toBeVisible()
  await expect(page.getByText('No dialogue matches this search.')).toBeVisible()
  await page.getByLabel('State').selectOption('published')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText(/^Published since /)).toBeVisible()
})

test('a refused deletion is explained in a toast and in place, and no confirmation stays open', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'silici', role: 'admin' })
  const [row] = await query(
    'SELECT d.id, d.title FROM dialogues d JOIN mock_test_templates t ON t.dialogue1_id = d.id WHERE t.is_active ORDER BY d.id LIMIT 1',
    [],
  )
  await page.goto(`/admin/dialogues?delete=${String(row?.id)}`)
  await page.getByRole('button', { name: 'Delete Dialogue' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error' })).toContainText('This dialogue is part of')
  await expect(page.getByRole('region', { name: /^Delete/ }).getByRole('alert')).toContainText(
    'This dialogue is part of',
  )
  await expect(page.getByRole('button', { name: 'Delete Dialogue' })).toHaveCount(0)
})
