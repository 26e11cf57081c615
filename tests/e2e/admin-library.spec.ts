import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { newUsername, query, signIn, signInAs } from './accounts.ts'
import { overflowOf, violationsInThemes } from './axe.ts'

const CONTENT = JSON.parse(readFileSync('content/dialogues/006-oven-that-died-before-bayram.json', 'utf8'))

/** A content file as somebody would paste it, with another slug and title. */
const pasted = (title: string, changes: object = {}) =>
  JSON.stringify({ ...CONTENT, slug: title.toLowerCase(), title, ...changes }, null, 2)

/** Ends every session of an account, as after thirty days. */
const endSessions = (username: string) =>
  query('DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE username = $1)', [username])

async function writeTemplate(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Description', { exact: true }).fill('Two dialogues for a journey.')
  await page.getByLabel('Category').fill('Community')
  await page.getByLabel('First dialogue').selectOption({ index: 1 })
  await page.getByLabel('Second dialogue').selectOption({ index: 1 })
}

/** The journey of a mock test, with and without JavaScript. */
async function manageTemplate(page: Page, title: string): Promise<void> {
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Mock tests' }).click()
  await writeTemplate(page, title)
  await page.getByRole('button', { name: 'Save Mock Test' }).click()
  await expect(page.getByText('Please choose a different dialogue from the first one.')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title)
  await page.getByLabel('Second dialogue').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Save Mock Test' }).click()
  await expect(page.getByText(`"${title}" is saved.`)).toBeVisible()
  await page.getByRole('link', { name: `Deactivate: ${title}` }).click()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('table', { name: 'Inactive mock tests' }).getByText(title)).toBeVisible()
}

async function manageWord(page: Page, english: string): Promise<void> {
  await page.goto('/admin/vocabulary?category=Legal')
  await page.getByLabel('English', { exact: true }).fill(english)
  await page.getByLabel('Turkish', { exact: true }).fill('ihtarname İĞNESİ')
  await page.getByRole('button', { name: 'Save Word' }).click()
  await expect(page.getByText(`"${english}: ihtarname İĞNESİ" is saved.`)).toBeVisible()
  await page.getByLabel('English', { exact: true }).fill(english.toUpperCase())
  await page.getByLabel('Turkish', { exact: true }).fill('başka')
  await page.getByRole('button', { name: 'Save Word' }).click()
  await expect(page.getByText('This word is already in this category.')).toBeVisible()
  await expect(page.getByLabel('Turkish', { exact: true })).toHaveValue('başka')
}

async function findAndDeleteWord(page: Page, english: string): Promise<void> {
  await page.goto('/admin/vocabulary')
  await page.getByLabel('Search in English or Turkish').fill('ignesi')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('link', { name: `Delete: ${english}` }).click()
  await expect(page.getByText('This action cannot be undone')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Word' }).click()
  await expect(page.getByRole('link', { name: `Delete: ${english}` })).toHaveCount(0)
}

async function importDialogue(page: Page, title: string): Promise<void> {
  await page.goto('/admin/dialogues')
  await page.getByRole('link', { name: 'Import dialogues' }).click()
  await page.getByLabel('Or paste the text').fill(pasted(title, { level: 'expert' }))
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('level: must be one of beginner, intermediate, advanced')).toBeVisible()
  await page.getByLabel('Or paste the text').fill(pasted(title))
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('heading', { name: `"${title}" can be imported` })).toBeVisible()
  await page.getByRole('button', { name: 'Import Dialogue' }).click()
  await expect(page.getByText(`"${title}" is saved.`)).toBeVisible()
}

/** What was typed before the session ended is sent after signing in again. */
async function outliveSession(page: Page, { username, title }: { username: string; title: string }): Promise<void> {
  await page.goto('/admin/vocabulary')
  await page.getByLabel('English', { exact: true }).fill(title)
  await page.getByLabel('Turkish', { exact: true }).fill('uzun uzun yazılan')
  await endSessions(username)
  await page.getByRole('button', { name: 'Save Word' }).click()
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
  expect(await query('SELECT 1 FROM vocabulary WHERE english = $1', [title])).toHaveLength(0)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('an admin manages mock tests, words and imports, and an expired session loses nothing', async ({
      page,
      context,
    }) => {
      const username = await signInAs(context, { username: 'kitaplik', role: 'admin' })
      const name = newUsername('desk')
      await manageTemplate(page, `Test ${name}`)
      await manageWord(page, `word ${name}`)
      await findAndDeleteWord(page, `word ${name}`)
      await importDialogue(page, `import-${name}`)
      await outliveSession(page, { username, title: `typed ${name}` })
      // As another tab would.
      await signIn(context, username)
      await page.getByRole('button', { name: 'Send it again' }).click()
      await expect(page.getByText(`"typed ${name}: uzun uzun yazılan" is saved.`)).toBeVisible()
    })
  })
}

test('narrowing the dialogues on offer keeps what was typed and chosen, also over a reload', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'kitaplik', role: 'admin' })
  await page.goto('/admin/templates', { waitUntil: 'networkidle' })
  const first = page.getByLabel('First dialogue')
  const search = page.getByRole('search', { name: 'Dialogues to choose from' })
  await page.getByLabel('Title', { exact: true }).fill('Kept over a filter')
  const option = first.getByRole('option', { name: /\(Community, Intermediate, in \d+ tests?\)/ }).first()
  const chosen = (await option.getAttribute('value')) ?? ''
  await first.selectOption(chosen)
  await search.getByLabel('Topic').selectOption('Legal')
  await search.getByLabel('Level').selectOption('advanced')
  await search.getByRole('button', { name: 'Show these dialogues' }).click()
  await expect(page).toHaveURL(/topic=Legal&level=advanced/)
  await expect(page.getByLabel('Second dialogue').getByRole('option', { name: /Housing/ })).toHaveCount(0)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kept over a filter')
  await expect(first).toHaveValue(chosen)
  page.once('dialog', (question) => void question.accept())
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kept over a filter')
  await expect(first).toHaveValue(chosen)
  await expect(page.getByText('is already used in another mock test.')).toBeVisible()
})

for (const path of [
  '/admin/templates?deactivate=1&edit=1',
  '/admin/templates?topic=Legal&level=advanced',
  '/admin/vocabulary?q=kira%20s&edit=1',
  '/admin/vocabulary?q=kira%20s&delete=1',
  '/admin/dialogues/import',
]) {
  test(`${path} works on a phone, in both themes`, async ({ page, context }) => {
    await signInAs(context, { username: 'kitaplik', role: 'admin' })
    await page.goto(path)
    if (path.endsWith('import')) {
      await page.getByLabel('Or paste the text').fill(pasted('a-look'))
      await page.getByRole('button', { name: 'Check' }).click()
      await expect(page.getByRole('button', { name: 'Import Dialogue' })).toBeVisible()
    }
    expect(await violationsInThemes(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  })
}
