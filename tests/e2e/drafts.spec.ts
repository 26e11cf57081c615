import { expect, type Locator, type Page, test } from '@playwright/test'
import { newUsername, query, signInAs } from './accounts.ts'
import { storedKeys } from './browser-keys.ts'
import { startWaitingMockTest } from './mock-test-words.ts'
import { practisable, practise, spoilt } from './practised.ts'
import { openSegments } from './sample.ts'
import { addShortDialogue } from './short-dialogue.ts'

// Every form that people type into: the text survives a reload, and is cleared once the server has accepted it.

const TYPED = 'Cuma günü gelemem, 14:30 olur mu?'
const BACK = 'Your unsent changes are back.'

interface FormCase {
  name: string
  role?: 'user' | 'admin' | 'guest'
  /** Opens the page and returns its address. */
  open: (page: Page) => Promise<void>
  field: (page: Page) => Locator
  /** The value to enter; for a list, the option to choose. */
  typed?: string
  /** Submits it; left out if another journey does. */
  send?: (page: Page) => Promise<void>
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

async function openResult(page: Page): Promise<void> {
  const [dialogue] = await practisable(page)
  if (!dialogue) throw new Error('There is a free dialogue.')
  const attempt = await practise(page, { dialogueId: dialogue.id, answers: spoilt(dialogue.answers, []) })
  await page.goto(`/practice/${dialogue.id}?attempt=${attempt}`)
}

async function openDialogueForm(page: Page): Promise<void> {
  await page.goto('/admin')
  await page.locator('summary', { hasText: 'Add New Dialogue' }).click()
}

async function setValue(field: Locator, value: string): Promise<void> {
  const tag = await field.evaluate(({ tagName }) => tagName)
  if (tag === 'SELECT') await field.selectOption(value)
  else if ((await field.getAttribute('type')) === 'checkbox') await field.setChecked(value === 'on')
  else await field.fill(value)
}

async function expectValue(field: Locator, value: string): Promise<void> {
  if ((await field.getAttribute('type')) === 'checkbox') await expect(field).toBeChecked({ checked: value === 'on' })
  else await expect(field).toHaveValue(value)
}

const FORMS: FormCase[] = [
  {
    name: 'the sample, typed',
    role: 'guest',
    open: async (page) => void (await page.goto('/practice/sample?mode=type')),
    field: (page) => page.locator('[name="answers[1]"]'),
  },
  {
    name: 'a dialogue, typed',
    open: async (page) => void (await page.goto(`/practice/${(await addShortDialogue()).id}?mode=type`)),
    field: (page) => page.locator('[name="answers[1]"]'),
  },
  {
    name: 'the words of a mock test',
    open: async (page) => void (await page.goto(`/mock-test/session/${await startWaitingMockTest(page)}?type`)),
    field: (page) => page.getByRole('textbox').first(),
  },
  {
    name: 'a correction',
    open: async (page) => {
      await openResult(page)
      await openSegments(page)
      await page.locator('#segment-2').getByText("That's not what I said").click()
    },
    field: (page) => page.locator('#segment-2').getByLabel('What you really said'),
    send: async (page) => page.locator('#segment-2').getByRole('button', { name: 'Score it again' }).click(),
  },
  {
    name: 'the note of a result',
    open: openResult,
    field: (page) => page.locator('#note [name="notes"]'),
    send: press('Save note'),
  },
  {
    name: 'feedback on its page',
    open: async (page) => void (await page.goto('/feedback')),
    field: (page) => page.locator('#content [name="comment"]'),
    send: async (page) => {
      await page.locator('#content [name="category"]').selectOption('Bug Report')
      await page.locator('#content').getByRole('button', { name: 'Submit' }).click()
    },
  },
  {
    name: 'the time zone',
    open: async (page) => void (await page.goto('/settings')),
    field: (page) => page.locator('[name="timezone"]'),
    typed: 'Australia/Perth',
    send: async (page) => page.locator('#timezone-section').getByRole('button', { name: 'Save' }).click(),
  },
  {
    name: 'the language',
    open: async (page) => void (await page.goto('/settings')),
    field: (page) => page.locator('#language-section [name="language"]'),
    typed: 'tr',
    send: async (page) => page.locator('#language-section button[type="submit"]').click(),
  },
  {
    name: 'what mails may come',
    open: async (page) => void (await page.goto('/settings')),
    field: (page) => page.locator('[name="marketingEmails"]'),
    typed: 'on',
    send: async (page) => page.locator('#notifications-section button[type="submit"]').click(),
  },
  {
    name: 'an admin’s dialogue',
    role: 'admin',
    open: openDialogueForm,
    field: (page) => page.getByLabel('Title', { exact: true }),
  },
  {
    name: 'an import',
    role: 'admin',
    open: async (page) => void (await page.goto('/admin/dialogues/import')),
    field: (page) => page.locator('[name="json"]'),
  },
  {
    name: 'an admin’s word',
    role: 'admin',
    open: async (page) => void (await page.goto('/admin/vocabulary')),
    field: (page) => page.getByLabel('English', { exact: true }),
  },
  {
    name: 'an admin’s mock test',
    role: 'admin',
    open: async (page) => void (await page.goto('/admin/templates')),
    field: (page) => page.getByLabel('Title', { exact: true }),
  },
]

const drafts = async (page: Page) => (await storedKeys(page)).filter((key) => key.includes(':draft.'))

/** Types until the page is hydrated and has saved the text. */
async function typeAndKeep(page: Page, field: Locator, value: string): Promise<void> {
  await expect(async () => {
    await setValue(field, value === 'on' ? '' : value)
    await setValue(field, value)
    expect(await drafts(page)).toHaveLength(1)
  }).toPass()
}

for (const { name, role = 'user', open, field, typed = TYPED, send } of FORMS) {
  test(`${name}: what is typed survives a reload`, async ({ page, context }) => {
    if (role !== 'guest') await signInAs(context, { username: 'yazan', role })
    page.on('dialog', (dialog) => void dialog.accept())
    await open(page)
    await typeAndKeep(page, field(page), typed)
    await page.reload()
    await expectValue(field(page), typed)
    await expect(page.getByText(BACK)).toBeAttached()
    if (!send) return
    await send(page)
    await expect.poll(() => drafts(page)).toEqual([])
  })
}

test('feedback in the dialog survives a reload and a lost connection, and is cleared once it is sent', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'yazan' })
  await page.goto('/dashboard')
  const comment = page.getByRole('dialog').locator('[name="comment"]')
  const openDialog = () => page.getByRole('button', { name: 'Feedback' }).first().click()
  await openDialog()
  await comment.fill(TYPED)
  await page.reload()
  await openDialog()
  await expect(comment).toHaveValue(TYPED)
  await page.getByRole('dialog').locator('[name="category"]').selectOption('Bug Report')
  await page.route('**/api/feedback', (route) => route.abort())
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Failed to submit feedback')).toBeVisible()
  expect(await drafts(page)).toHaveLength(1)
  await page.unroute('**/api/feedback')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Feedback submitted!')).toBeVisible()
  expect(await drafts(page)).toEqual([])
})

test('a scored dialogue leaves no draft; a refused one keeps it', async ({ page, context }) => {
  await signInAs(context, { username: 'yazan' })
  const { id, segments } = await addShortDialogue()
  await page.goto(`/practice/${id}?mode=type`)
  await typeAndKeep(page, page.locator('[name="answers[0]"]'), segments[0]?.translation ?? '')
  const url = `**/practice/${id}.data**`
  await page.route(url, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.locator('form[method="post"] button[type="submit"]').last().click()
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.unroute(url)
  await page.goto(`/practice/${id}?mode=type`)
  await expect(page.locator('[name="answers[0]"]')).toHaveValue(segments[0]?.translation ?? '')
})

test('unsent changes can be discarded', async ({ page, context }) => {
  await signInAs(context, { username: 'yazan' })
  await page.goto('/feedback')
  await typeAndKeep(page, page.locator('#content [name="comment"]'), TYPED)
  await page.reload()
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect(page.locator('#content [name="comment"]')).toHaveValue('')
  await expect(page.getByText(BACK)).toHaveCount(0)
  expect(await drafts(page)).toEqual([])
})

test('what is typed before the page has loaded wins over the draft', async ({ page, context }) => {
  await signInAs(context, { username: 'yazan' })
  const comment = page.locator('#content [name="comment"]')
  await page.goto('/feedback')
  await page.locator('#content [name="category"]').selectOption('Bug Report')
  await typeAndKeep(page, comment, TYPED)
  let isAsked = false
  const hold = () => void (isAsked = true)
  await page.route('**/draft-keeper-*.js', hold)
  await page.reload({ waitUntil: 'commit' })
  await comment.fill('Pazar olur mu?')
  await expect.poll(() => isAsked).toBe(true)
  await page.unroute('**/draft-keeper-*.js', hold)
  await expect(page.getByText(BACK)).toBeVisible()
  await expect(comment).toHaveValue('Pazar olur mu?')
  await expect(page.locator('#content [name="category"]')).toHaveValue('Bug Report')
})

test('added segments are restored with their text', async ({ page, context }) => {
  await signInAs(context, { username: 'yazan', role: 'admin' })
  page.on('dialog', (dialog) => void dialog.accept())
  await openDialogueForm(page)
  await typeAndKeep(page, page.getByLabel('Title', { exact: true }), newUsername('Draft'))
  await page.getByRole('button', { name: 'Add Segment' }).click()
  const second = page.locator('[name="segments[1].text"]')
  await second.fill(TYPED)
  await page.reload()
  await expect(second).toHaveValue(TYPED)
})

test('another account never sees what was typed', async ({ page, context }) => {
  await signInAs(context, { username: 'yazan' })
  await page.goto('/feedback')
  const secret = newUsername('Nobody else reads this')
  await typeAndKeep(page, page.locator('#content [name="comment"]'), secret)
  await context.clearCookies()
  await signInAs(context, { username: 'okuyan' })
  await page.goto('/feedback')
  await expect(page.locator('#content [name="comment"]')).toHaveValue('')
  expect(Number((await query('SELECT count(*) AS count FROM feedback WHERE comment = $1', [secret]))[0]?.count)).toBe(0)
})
