import { expect, type Page, test } from '@playwright/test'
import { query, signInAs } from './accounts.ts'
import { overflowOf, violationsInThemes, violationsOf } from './axe.ts'
import { practisable, practise, spoilt } from './practised.ts'
import { openSegments } from './sample.ts'
import { keyboardOf } from './walk.ts'

const MINE = '/vocabulary/mine'

async function openAs(page: Page, path: string): Promise<void> {
  await signInAs(page.context(), { username: 'yolcu' })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function expectSound(page: Page): Promise<void> {
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

/** The only entry of its English word. */
async function libraryWord(): Promise<{ id: number; english: string }> {
  const [row] = await query(
    `SELECT min(id) AS id, lower(english) AS english FROM vocabulary WHERE published_at IS NOT NULL AND sense IS NULL
     GROUP BY lower(english) HAVING count(*) = 1 ORDER BY 1 LIMIT 1`,
    [],
  )
  return { id: Number(row?.id), english: String(row?.english) }
}

test('a word is added, edited and deleted by keyboard', async ({ page }) => {
  await openAs(page, '/vocabulary')
  const keyboard = keyboardOf(page)
  await keyboard.tabTo(page.getByRole('link', { name: 'My words' }))
  await keyboard.press('Enter')
  await expect(page.getByText('You have not added any words yet')).toBeVisible()
  await expectSound(page)
  await keyboard.tabTo(page.getByLabel('English', { exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter the word in this language.')).toHaveCount(2)
  await expect(page.getByLabel('English', { exact: true })).toBeFocused()
  await expectSound(page)
  await page.keyboard.type('lamington')
  await page.keyboard.press('Tab')
  await page.keyboard.type('lamington keki')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Oma’nın mutfağı')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Word added')).toBeVisible()
  await expect(page.getByText('1 word', { exact: true })).toBeVisible()
  await expect(page.getByLabel('English', { exact: true })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Listen in Turkish: lamington keki' })).toBeVisible()
  await expectSound(page)
  await keyboard.tabTo(page.getByRole('link', { name: 'Edit: lamington' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Edit word' })).toBeVisible()
  await page.getByLabel('Turkish', { exact: true }).fill('çikolatalı kek')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Word saved')).toBeVisible()
  await expect(page.getByText('çikolatalı kek')).toBeVisible()
  await keyboard.tabTo(page.getByRole('link', { name: 'Delete: lamington' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Delete "lamington: çikolatalı kek"?' })).toBeVisible()
  await expectSound(page)
  await keyboard.tabTo(page.getByRole('button', { name: 'Delete word' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have not added any words yet')).toBeVisible()
})

test('without a connection nothing that was typed is lost', async ({ page }) => {
  await openAs(page, MINE)
  const english = page.getByLabel('English', { exact: true })
  await expect(async () => {
    await english.fill('')
    await english.fill('grace period')
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':draft.')))
    expect(kept).toHaveLength(1)
  }).toPass()
  await page.getByLabel('Turkish', { exact: true }).fill('ek süre')
  await page.getByLabel('Note (optional)').fill('from a lease')
  await page.route('**/vocabulary/mine*', (route) => route.abort())
  await page.getByRole('button', { name: 'Add word' }).click()
  await expect(page.getByRole('heading', { name: 'My words' })).toBeHidden()
  await page.unroute('**/vocabulary/mine*')
  await page.goto(MINE)
  await expect(english).toHaveValue('grace period')
  await expect(page.getByLabel('Turkish', { exact: true })).toHaveValue('ek süre')
  await expect(page.getByLabel('Note (optional)')).toHaveValue('from a lease')
  await page.getByRole('button', { name: 'Add word' }).click()
  await expect(page.getByText('Word added')).toBeVisible()
  await expect(english).toHaveValue('')
})

test('a word that the library has goes into the deck from there in one press, which can be undone', async ({
  page,
}) => {
  const { id, english } = await libraryWord()
  await openAs(page, `${MINE}?english=${encodeURIComponent(english)}&turkish=x`)
  const cards = () => query('SELECT 1 FROM vocabulary_cards WHERE vocabulary_id = $1', [id])
  const before = (await cards()).length
  await page.getByRole('button', { name: 'Add word' }).click()
  await expect(page.getByRole('heading', { name: 'In the library' })).toBeVisible()
  await expect(page.getByLabel('Turkish', { exact: true })).toHaveValue('x')
  await expectSound(page)
  const add = page.getByRole('button', { name: `Add to deck: ${english}` })
  await add.press('Enter')
  const undo = page.getByRole('button', { name: `Undo: ${english}` })
  await expect(undo).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'In your deck' })).toBeVisible()
  expect(await cards()).toHaveLength(before + 2)
  await expectSound(page)
  await page.keyboard.press('Enter')
  await expect(add).toBeFocused()
  expect(await cards()).toHaveLength(before)
  await page.route('**/vocabulary/deck', (route) => route.abort())
  await add.click()
  await expect(page.getByText('Your deck was not changed. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Add mine as well' }).click()
  await expect(page.getByText('Word added')).toBeVisible()
})

/** Dialogues that other journeys import have no terms. */
async function dialogueWithTerms(page: Page) {
  const rows = await query('SELECT id FROM dialogues WHERE jsonb_array_length(terms) > 0', [])
  const dialogue = (await practisable(page)).find(({ id }) => rows.some((row) => row.id === id))
  if (!dialogue) throw new Error('There is a free dialogue with terms.')
  return dialogue
}

for (const width of [390, 1280]) {
  test(`a term of a result goes into the deck at ${width} px, and is there after a reload`, async ({
    page,
    context,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    await signInAs(context, { username: 'yolcu' })
    const dialogue = await dialogueWithTerms(page)
    const attempt = await practise(page, { dialogueId: dialogue.id, answers: spoilt(dialogue.answers, [3]) })
    await page.goto(`/practice/${dialogue.id}?attempt=${attempt}`)
    await openSegments(page)
    const add = page.getByRole('button', { name: /^Add to deck: / }).first()
    const name = ((await add.getAttribute('aria-label')) ?? '').replace('Add to deck: ', '')
    await add.click()
    await expect(page.getByRole('button', { name: `Undo: ${name}` })).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await page.reload()
    await openSegments(page)
    await expect(page.getByRole('button', { name: `Add to deck: ${name}`, exact: true })).toHaveCount(0)
    await expect(page.getByText('In your deck').first()).toBeVisible()
  })
}

test('a note is written, and comes with the word when it is due', async ({ page }) => {
  const { id, english } = await libraryWord()
  await openAs(page, `/vocabulary/words/${id}/note`)
  await page.getByLabel('Your note').fill('think of the kerb')
  await expectSound(page)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Save note' }).click()
  expect((await answered).ok()).toBe(true)
  await page.goto(`${MINE}?english=${encodeURIComponent(english)}&turkish=x`)
  await page.getByRole('button', { name: 'Add word' }).click()
  await page.getByRole('button', { name: `Add to deck: ${english}` }).click()
  await expect(page.getByRole('button', { name: `Undo: ${english}` })).toBeVisible()
  await page.goto('/vocabulary?mode=due')
  await expect(page.getByText('think of the kerb')).toBeHidden()
  await page.getByText('Show the Turkish').click()
  await expect(page.getByText('think of the kerb')).toBeVisible()
  await page.goto(`/vocabulary/words/${id}/note`)
  await page.getByRole('button', { name: 'Delete note' }).click()
  await expect.poll(() => query('SELECT 1 FROM word_notes WHERE text = $1', ['think of the kerb'])).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('words are added, found and deleted, and the deck has its undo', async ({ page }) => {
    const { english } = await libraryWord()
    await openAs(page, MINE)
    await page.getByLabel('English', { exact: true }).fill('lamington')
    await page.getByLabel('Turkish', { exact: true }).fill('lamington keki')
    await page.getByRole('button', { name: 'Add word' }).click()
    await expect(page.getByText('1 word', { exact: true })).toBeVisible()
    await page.getByLabel('Search your words').fill('KEKİ')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('Words with “KEKİ”')).toBeVisible()
    await page.getByRole('link', { name: 'Delete: lamington' }).click()
    await page.getByRole('button', { name: 'Delete word' }).click()
    await expect(page.getByText('You have not added any words yet')).toBeVisible()
    await page.getByLabel('English', { exact: true }).fill(english)
    await page.getByLabel('Turkish', { exact: true }).fill('x')
    await page.getByRole('button', { name: 'Add word' }).click()
    await page.getByRole('button', { name: `Add to deck: ${english}` }).click()
    await expect(page.getByText('Added to your deck')).toBeVisible()
    await page.goto(`${MINE}?english=${encodeURIComponent(english)}&turkish=x`)
    await page.getByRole('button', { name: 'Add word' }).click()
    await expect(page.getByText('In your deck')).toBeVisible()
    await page.getByRole('button', { name: `Undo: ${english}` }).click()
    await expect(page.getByText('Removed from your deck')).toBeVisible()
  })
})
