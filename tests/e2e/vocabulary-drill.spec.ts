import { expect, type Page, test } from '@playwright/test'
import { query, signInAs } from './accounts.ts'
import { overflowOf, violationsInThemes } from './axe.ts'
import { giveRecognition } from './fake-recognition.ts'

// The drill beyond its usual form, on a phone and by keyboard.

async function openAs(page: Page, path: string): Promise<string> {
  const username = await signInAs(page.context(), { username: 'yolcu' })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Vocabulary', level: 1 })).toBeVisible()
  return username
}

/** Chooses options and starts by keyboard alone. */
async function startWith(page: Page, options: Record<string, string>): Promise<void> {
  const start = page.getByRole('button', { name: 'Start Vocabulary Drill' })
  await expect(start).toHaveAttribute('aria-haspopup', 'dialog')
  await page.getByText('Options', { exact: true }).focus()
  await page.keyboard.press('Enter')
  for (const [label, value] of Object.entries(options)) {
    await page.getByLabel(label, { exact: true }).selectOption(value)
  }
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Vocabulary Drill' })).toBeVisible()
}

async function expectSound(page: Page): Promise<void> {
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

const repsOf = (username: string) =>
  query(
    `SELECT c.direction::text, c.reps FROM vocabulary_cards c JOIN users u ON u.id = c.user_id
     WHERE u.username = $1 AND c.reps > 0`,
    [username],
  )

test('a lost connection keeps the answer in its field, and counts it once', async ({ page, context }) => {
  const username = await openAs(page, '/vocabulary?q=palliative')
  await startWith(page, { Direction: 'to_english' })
  const answer = page.getByLabel('Your English')
  await expect(answer).toBeFocused()
  await context.setOffline(true)
  await answer.fill('palliative care')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(
    'We could not reach the server. Your answer is still here; please try again.',
  )
  await expect(answer).toHaveValue('palliative care')
  await expectSound(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Correct')).toBeVisible()
  expect(await repsOf(username)).toEqual([{ direction: 'to_english', reps: 1 }])
})

test('the end says what was known and when each word comes back, and plays them all', async ({ page }) => {
  await openAs(page, '/vocabulary?q=lease')
  await startWith(page, { Length: '2', Level: 'beginner' })
  await expect(page.getByText(/^\d:\d\d left$/)).toBeVisible()
  const score = page.getByText('Your score')
  for (let word = 1; word <= 20; word += 1) {
    await page.getByLabel('Your Turkish').fill('kira sözleşmesi')
    await page.keyboard.press('Enter')
    const next = page.getByRole('button', { name: /^(?:Next word|See your score)$/ })
    await expect(next).toBeFocused()
    const isLast = (await next.textContent()) === 'See your score'
    await page.keyboard.press('Enter')
    if (isLast) break
  }
  await expect(score).toBeVisible()
  await expect(page.getByText('You knew', { exact: true })).toBeVisible()
  await expect(page.getByText(/^again in \d+ minutes?$/).first()).toBeVisible()
  await expect(page.getByText(/^Tomorrow \d+ words? comes? back\.$/)).toBeVisible()
  await expectSound(page)
  const spoken = page.waitForResponse(/\/speech\/(?:en|tr)$/)
  await page.getByRole('button', { name: 'Play all' }).focus()
  await page.keyboard.press('Enter')
  expect((await spoken).status()).toBeLessThan(300)
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Play all' })).toBeVisible()
  await page.getByRole('link', { name: 'Review what is due today' }).click()
  await expect(page.getByRole('heading', { name: 'Due today' })).toBeVisible()
})

test('heard: the word is played, not shown, and can be shown', async ({ page }) => {
  await openAs(page, '/vocabulary?q=palliative')
  const spoken = page.waitForResponse(/\/speech\/en$/)
  await startWith(page, { 'How it is asked': 'hear' })
  expect((await spoken).status()).toBeLessThan(300)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('palliative care')).toBeHidden()
  await expectSound(page)
  await dialog.getByText('Show the word').click()
  await expect(dialog.getByText('palliative care')).toBeVisible()
})

test('in a sentence: an inflected form fills the gap', async ({ page }) => {
  await openAs(page, '/vocabulary?q=draft%20lease')
  await startWith(page, { 'How it is asked': 'sentence' })
  await expect(page.getByLabel('The missing word in Turkish')).toBeFocused()
  await expectSound(page)
  await page.keyboard.type('kira sözleşmesi taslağını')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Correct')).toBeVisible()
})

test('said aloud: asked first, then recognised and graded; the learner decides', async ({ page }) => {
  await giveRecognition(page, { offers: 'on-device', words: ['sözleşme', 'palyatif bakım'] })
  const username = await openAs(page, '/vocabulary?q=palliative')
  await startWith(page, { 'How you answer': 'say' })
  const say = page.getByRole('button', { name: 'Say it' })
  await expect(say).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Use it' }).press('Enter')
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByText('“sözleşme”')).toBeVisible()
  await expect(page.getByText('Wrong')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Again', exact: true })).toBeFocused()
  await expectSound(page)
  expect(await repsOf(username)).toEqual([])
  await page.getByRole('button', { name: 'Good', exact: true }).press('Enter')
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  expect(await repsOf(username)).toEqual([{ direction: 'to_turkish', reps: 1 }])
  await page.getByRole('button', { name: 'Try Again' }).press('Enter')
  await say.press('Enter')
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByText('Correct')).toBeVisible()
})

test('said aloud without a recogniser: shown on request, and rated', async ({ page }) => {
  await giveRecognition(page, { offers: 'nothing' })
  await openAs(page, '/vocabulary?q=palliative')
  await startWith(page, { 'How you answer': 'say' })
  const reveal = page.getByRole('button', { name: 'Show the answer' })
  await expect(reveal).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText('palyatif bakım', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Easy', exact: true }).press('Enter')
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
})

test('options that match nothing say so', async ({ page }) => {
  await openAs(page, '/vocabulary')
  await startWith(page, { 'Which words': 'own' })
  await expect(page.getByText('No words match')).toBeVisible()
})
