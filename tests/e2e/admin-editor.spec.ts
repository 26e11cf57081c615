import { expect, type Page, test } from '@playwright/test'
import { newUsername, query, signInAs } from './accounts.ts'
import { overflowOf, violationsInThemes } from './axe.ts'
import { mainButton } from './sample.ts'
import { addShortDialogue } from './short-dialogue.ts'

const KEPT = 'Your changes are kept.'

const stored = async (id: string) => (await query('SELECT title, published_at FROM dialogues WHERE id = $1', [id]))[0]

/** Fills everything that a dialogue of one segment must have. */
async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Title in Turkish').fill('Fırında')
  await page.getByLabel('Description', { exact: true }).fill('This dialogue takes place at a bakery.')
  await page.getByLabel('Topic').fill('Business')
  const first = page.getByRole('group', { name: 'Segment 1' })
  await first.getByLabel('Text').fill('Good morning, two loaves please.')
  await first.getByLabel('Translation').fill('Günaydın, iki ekmek lütfen.')
}

test('an admin writes, reloads, checks, previews, publishes and restores a dialogue', async ({ page, context }) => {
  await signInAs(context, { username: 'yazar', role: 'admin' })
  const title = newUsername('At the bakery')
  await page.goto('/admin/dialogues')
  await page.getByRole('link', { name: 'Add New Dialogue' }).click()
  await write(page, title)

  // Kept without being saved.
  await expect(page.getByText(KEPT)).toBeVisible()
  expect(await query('SELECT 1 FROM dialogues WHERE title = $1', [title])).toHaveLength(0)
  await page.reload()
  await expect(page.getByText('You began this dialogue earlier')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await expect(page.getByLabel('Title in Turkish')).toHaveValue('Fırında')

  // Checked against the standard while it is typed.
  const advice = page.getByRole('region', { name: /^Automatic checks/ })
  await expect(advice).toContainText('Other accepted renditions: 0. There should be 3.')
  await page.getByLabel('Terms').fill('anchovy = hamsi')
  await expect(advice).toContainText('The term “anchovy” is nowhere in the dialogue.')
  await expect(advice).toContainText('0:02 min')
  await advice.getByRole('link', { name: 'Segment 1' }).click()
  await expect(page).toHaveURL(/#segment-1$/)
  await expect(page.getByText(KEPT)).toBeVisible()
  // What is behind the header is no target.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)

  // Heard in the learner's player, which stores nothing.
  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: `Preview: ${title}` })).toBeVisible()
  await mainButton(page, 'Play').click()
  await mainButton(page, 'Record').click()
  await expect(page.locator('[data-elapsed]')).toHaveText(/^0:0[2-9]$/)
  await mainButton(page, 'Stop').click()
  await mainButton(page, 'Complete Test').click()
  await expect(page.getByText('That was the whole dialogue.')).toBeVisible()
  expect(await query('SELECT 1 FROM submissions WHERE dialogue_title = $1', [title])).toHaveLength(0)
  await page.getByRole('link', { name: 'Back to the editor' }).click()

  // Saved as a draft with the keyboard, then published.
  await page.getByLabel('Title', { exact: true }).press('Control+s')
  await expect(page.getByText(`"${title}" is saved.`)).toBeVisible()
  const id = /dialogues\/(\d+)/.exec(page.url())?.[1] ?? ''
  expect(await stored(id)).toMatchObject({ title, published_at: null })
  await page.getByRole('link', { name: `Publish: ${title}` }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/^Published since /)).toBeVisible()

  // An edit of a published dialogue is nobody else's until it is saved.
  await page.getByLabel('Title', { exact: true }).fill(`${title} again`)
  await expect(page.getByText(KEPT)).toBeVisible()
  expect(await stored(id)).toMatchObject({ title })
  await page.goto('/admin/dialogues')
  await expect(page.getByRole('row', { name: title }).getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('link', { name: `Edit: ${title}` }).click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${title} again`)
  await page.getByRole('button', { name: 'Update Dialogue' }).click()
  await expect(page.getByText(`"${title} again" is saved.`)).toBeVisible()
  expect(await stored(id)).toMatchObject({ title: `${title} again` })

  // And back.
  await page.getByRole('link', { name: 'Versions' }).click()
  const rows = page.getByRole('table', { name: 'Versions' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('title')
  await rows
    .nth(2)
    .getByRole('link', { name: /^Compare/ })
    .click()
  const beside = page.getByRole('table', { name: /beside the saved dialogue/ })
  await expect(beside.getByRole('row', { name: /^title/ })).toContainText(`${title} again`)
  expect(await violationsInThemes(page)).toEqual([])
  await rows
    .nth(2)
    .getByRole('link', { name: /^Restore/ })
    .click()
  await expect(page.getByText('Learners see it at once.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore version' }).click()
  await expect(page.getByText('Version restored')).toBeVisible()
  expect(await stored(id)).toMatchObject({ title })
})

test('changes can be discarded, and a second window is told that it is not alone', async ({ page, context }) => {
  await signInAs(context, { username: 'ikipencere', role: 'admin' })
  const { id, title } = await addShortDialogue()
  await page.goto(`/admin/dialogues/${id}`)
  const field = page.getByLabel('Title', { exact: true })
  await field.fill(`${title} one`)
  await expect(page.getByText(KEPT)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/admin/dialogues/${id}`)
  await other.getByLabel('Title', { exact: true }).fill(`${title} two`)
  await expect(other.getByText(KEPT)).toBeVisible()
  await field.fill(`${title} three`)
  await expect(page.getByText('in another window')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('link', { name: 'Discard my changes' }).click()
  await expect(page.getByText('Discard your changes?')).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Discard my changes' }).click()
  await expect(field).toHaveValue(title)
})

test('the keyboard adds and moves segments, and walks through the library', async ({ page, context }) => {
  await signInAs(context, { username: 'klavye', role: 'admin' })
  await addShortDialogue()
  const { id } = await addShortDialogue()
  await page.goto('/admin/dialogues')
  const [first, second] = [page.locator('[data-row]').first(), page.locator('[data-row]').nth(1)]
  // Once the page is hydrated.
  await expect(async () => {
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await expect(second).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.goto(`/admin/dialogues/${id}`)
  const text = page.getByRole('group', { name: 'Segment 1' }).getByLabel('Text')
  await expect(text).toHaveValue(/^Good morning/)
  await text.press('Alt+ArrowDown')
  await expect(page.getByRole('group', { name: 'Segment 2' }).getByLabel('Text')).toHaveValue(/^Good morning/)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('group', { name: 'Segment 5' }).getByLabel('Text')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('what is typed is kept by a button, and saved by another', async ({ page, context }) => {
    await signInAs(context, { username: 'betiksiz', role: 'admin' })
    const { id, title } = await addShortDialogue()
    await page.goto(`/admin/dialogues/${id}`)
    await page.getByLabel('Title', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Keep for later' }).click()
    await expect(page.getByText('You see your own changes')).toBeVisible()
    expect(await stored(String(id))).toMatchObject({ title })
    await page.getByLabel('Title', { exact: true }).fill(`${title}!`)
    await page.getByRole('button', { name: 'Update Dialogue' }).click()
    await expect(page.getByText(`"${title}!" is saved.`)).toBeVisible()
    expect(await query('SELECT 1 FROM dialogue_edits WHERE dialogue_id = $1', [id])).toHaveLength(0)
  })
})
