import { expect, type Page, test } from '@playwright/test'
import { query, signIn, signInAs } from './accounts.ts'
import { violationsInThemes } from './axe.ts'
import { storedKeys } from './browser-keys.ts'
import { examButton, expectRecording, startShortMockTest } from './mock-test.ts'
import {
  NOTE,
  WELCOME,
  UNSENT,
  openDialogue,
  openNotes,
  holdUploads,
  recordAndWrite,
  expectNothingOf,
  logOut,
  search,
  endSession,
  sessionsOf,
} from './one-browser.ts'
import { interpretSegment } from './sample.ts'
import { addShortDialogue, type ShortDialogue } from './short-dialogue.ts'

// What logging out shows, sends and deletes.

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('after logging out nobody else finds a recording or a note, and nothing is left', async ({
      page,
      context,
    }) => {
      const dialogue = await addShortDialogue()
      await signInAs(context, { username: 'birinci' })
      await holdUploads(page)
      await recordAndWrite(page, dialogue)
      await logOut(page, width)
      const dialog = page.getByRole('dialog', { name: UNSENT })
      await expect(dialog).toContainText('1 recording')
      await expect(dialog).toContainText('1 private note')
      expect(await violationsInThemes(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Stay logged in' }).click()
      await expect(dialog).toHaveCount(0)
      await page.goto(`/practice/${dialogue.id}`)
      await openNotes(page)
      await expect(page.getByRole('textbox', { name: /^Notes on segment/ })).toHaveValue(NOTE)
      await logOut(page, width)
      await dialog.getByRole('button', { name: 'Delete it and log out' }).click()
      await page.waitForURL('**/login')
      expect((await storedKeys(page)).filter((key) => key.includes('kopru:'))).toEqual([])
      await signInAs(context, { username: 'ikinci' })
      await expectNothingOf(page, dialogue)
    })
  })
}

test('recordings sent before logging out are kept in the account', async ({ page, context, browser }) => {
  const dialogue = await addShortDialogue()
  const username = await signInAs(context, { username: 'gonderen' })
  const release = await holdUploads(page)
  await openDialogue(page, dialogue)
  await interpretSegment(page)
  await logOut(page, 390)
  const dialog = page.getByRole('dialog', { name: UNSENT })
  await dialog.getByRole('button', { name: 'Send recordings and log out' }).click()
  await expect(dialog.getByText('1 recording could not be sent.', { exact: false })).toBeVisible()
  await release()
  await dialog.getByRole('button', { name: 'Send recordings and log out' }).click()
  await page.waitForURL('**/login')
  expect(await sessionsOf(username)).toBe(0)
  const elsewhere = await browser.newContext()
  await signIn(elsewhere, username)
  const other = await elsewhere.newPage()
  await openAttempt(other, dialogue)
  await elsewhere.close()
})

/** The same attempt, in a browser that has never seen it. */
async function openAttempt(page: Page, { id }: ShortDialogue): Promise<void> {
  await page.goto(`/practice/${id}`)
  await expect(page.getByText(WELCOME)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Segment 2 of 4' })).toBeVisible()
}

test('logging out in one tab logs the other out', async ({ page, context }) => {
  await signInAs(context, { username: 'ikisekme' })
  await page.goto('/vocabulary')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await logOut(other, 390)
  await other.waitForURL('**/login')
  await page.waitForURL('**/login')
})

test('without a connection logging out still clears the browser, and ends the session later', async ({
  page,
  context,
}) => {
  const username = await signInAs(context, { username: 'hatsiz' })
  await search(page)
  await page.route('**/api/auth/logout', (route) => route.abort())
  await logOut(page, 390)
  await page.waitForURL('**/login')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  expect(await sessionsOf(username)).toBe(0)
  expect((await storedKeys(page)).filter((key) => key.includes('kopru:'))).toEqual([])
})

test('after logging out without JavaScript the next page clears what was left', async ({ page, context }) => {
  await signInAs(context, { username: 'betiksiz' })
  await search(page)
  await page.goto('/logout')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/login')
  await page.goto('/practice')
  await expect.poll(async () => (await storedKeys(page)).filter((key) => key.includes(':searches'))).toEqual([])
})

test('an unsent mock test recording is mentioned before logging out, sent, and playable by nobody else', async ({
  page,
  context,
}) => {
  const username = await signInAs(context, { username: 'sinavci' })
  const { mockTestId } = await startShortMockTest(page)
  page.on('dialog', (dialog) => void dialog.accept())
  const pattern = '**/api/mock-test/submit-segment'
  await page.route(pattern, (route) => route.abort())
  await page.goto(`/mock-test/session/${mockTestId}`)
  await examButton(page, 'Start Test').click()
  await expectRecording(page)
  await examButton(page, 'Finish & Continue').click()
  await expect.poll(() => storedKeys(page)).toContainEqual(expect.stringContaining('exam-take:'))
  await page.goto('/dashboard')
  await logOut(page, 390)
  const dialog = page.getByRole('dialog', { name: UNSENT })
  await expect(dialog).toContainText('1 recording')
  await page.unroute(pattern)
  await dialog.getByRole('button', { name: 'Send recordings and log out' }).click()
  await page.waitForURL('**/login')
  expect((await storedKeys(page)).filter((key) => key.includes('kopru:'))).toEqual([])
  const sql = 'SELECT count(*) AS count FROM mock_test_segment_submissions WHERE mock_test_attempt_id = $1'
  expect(Number((await query(sql, [mockTestId]))[0]?.count)).toBe(1)
  await signInAs(context, { username: 'baskasi' })
  await page.goto(`/mock-test/session/${mockTestId}`)
  await expect(page.getByRole('heading', { name: 'Mock Test Not Found' })).toBeVisible()
  await endSession(context)
  await signIn(context, username)
  await page.goto(`/mock-test/session/${mockTestId}`)
  await expect(page.getByText('Dialogue 1, Segment 2 of 2', { exact: true })).toBeVisible()
})
