import { expect, type Locator, type Page, test } from '@playwright/test'
import { newUsername, query, signInAs } from './accounts.ts'
import { storedKeys } from './browser-keys.ts'
import { FORMS, openDialogueForm } from './draft-forms.ts'
import { addShortDialogue } from './short-dialogue.ts'

// Every form that people type into: the text survives a reload, and is cleared once the server has accepted it.

const TYPED = 'Cuma günü gelemem, 14:30 olur mu?'
const BACK = 'Your unsent changes are back.'

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
