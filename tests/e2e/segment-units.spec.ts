import { expect, test } from '@playwright/test'
import { newUsername, query, signInAs } from './accounts.ts'
import { overflowOf, violationsInThemes } from './axe.ts'

// Units of meaning are what the editor does not show of a segment.

async function addDialogue(title: string): Promise<number> {
  const units = ['Günaydın', 'iki ekmek'].map((text) => ({ kind: 'what', text }))
  const said = { text: 'Good morning, two loaves please.', translation: 'Günaydın, iki ekmek lütfen.', variants: [] }
  const transcript = JSON.stringify({ segments: [{ speaker: 'English', gender: 'female', ...said, units }] })
  const [row] = await query(
    `INSERT INTO dialogues (title, description, level, topic, transcript, published_at, updated_at)
     VALUES ($1, 'At a bakery.', 'beginner', 'Business', $2, NULL, now()) RETURNING id`,
    [title, transcript],
  )
  return Number(row?.['id'])
}

const unitsOf = async (id: number) => {
  const [row] = await query(
    `SELECT jsonb_path_query_array(transcript::jsonb, '$.segments[*].units[*].text') AS units FROM dialogues WHERE id = $1`,
    [id],
  )
  return row?.['units']
}

test('an admin is told what a new model no longer says, while typing and after saving, and gets it back', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'firinci', role: 'admin' })
  const id = await addDialogue(newUsername('Two loaves'))
  let hydrate = () => {}
  const held = new Promise<void>((resolve) => (hydrate = resolve))
  await page.route(/assets\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`/admin/dialogues/${id}`, { waitUntil: 'commit' })
  const lost = page.getByText('Saving takes this off the marking checklist')
  const model = page.getByRole('group', { name: 'Segment 1' }).getByLabel('Translation')
  // Typed before the page is hydrated, checked as soon as it is.
  await model.fill('Günaydın, iki simit lütfen.')
  hydrate()
  await expect(lost).toBeVisible()
  await expect(page.getByText('“iki ekmek”')).toBeVisible()
  await expect(page.getByText('“Günaydın”')).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  // Put right again, nothing is lost.
  await model.fill('Günaydın, iki ekmek rica ederim.')
  await expect(lost).toBeHidden()
  await model.fill('Günaydın, iki simit lütfen.')
  await page.getByRole('button', { name: 'Update Dialogue' }).click()
  const saved = page.getByRole('status').filter({ hasText: 'so this save took them off the marking checklist' })
  await expect(saved).toContainText('“iki ekmek”')
  expect(await unitsOf(id)).toEqual(['Günaydın'])

  await saved.getByRole('link', { name: 'Versions' }).click()
  await page.getByRole('link', { name: /^Restore/ }).click()
  await page.getByRole('button', { name: 'Restore version' }).click()
  await expect.poll(() => unitsOf(id)).toEqual(['Günaydın', 'iki ekmek'])
})

test('a mock test is checked while it is typed', async ({ page, context }) => {
  await signInAs(context, { username: 'sinavci', role: 'admin' })
  await page.goto('/admin/templates')
  const checks = page.getByRole('region', { name: /^Automatic checks/ })
  await expect(checks).toContainText('There is no title in Turkish')
  await page.getByLabel('Title', { exact: true }).fill('Trams')
  await page.getByLabel('Title in Turkish').fill('Trams')
  await expect(checks).toContainText('The Turkish text is the same as the English one.')
  await page.getByLabel('Title in Turkish').fill('Tramvaylar')
  await page.getByLabel('Description in Turkish').fill('İki tramvay.')
  await expect(checks).toContainText('No problems found.')
  await page.getByLabel('First dialogue').selectOption({ index: 1 })
  await page.getByLabel('Second dialogue').selectOption({ index: 2 })
  await expect(checks).toContainText('The category does not name the topics of the two dialogues')
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})
