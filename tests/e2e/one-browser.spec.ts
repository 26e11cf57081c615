import { expect, test } from '@playwright/test'
import { createAccount, query, signIn, signInAs } from './accounts.ts'
import {
  NOTE,
  WELCOME,
  openDialogue,
  openNotes,
  holdUploads,
  recordAndWrite,
  expectNothingOf,
  endSession,
} from './one-browser.ts'
import { interpretSegment } from './sample.ts'
import { addShortDialogue } from './short-dialogue.ts'

// Several people share a browser: what one of them records and writes stays private.

test('after a session expires the recording goes to its owner and nobody else', async ({ page, context }) => {
  const dialogue = await addShortDialogue()
  const username = await signInAs(context, { username: 'suresi' })
  await holdUploads(page)
  await recordAndWrite(page, dialogue)
  await endSession(context)
  await signInAs(context, { username: 'sonraki' })
  await expectNothingOf(page, dialogue)
  await endSession(context)
  await signIn(context, username)
  await page.goto(`/practice/${dialogue.id}`)
  await expect(page.getByText(WELCOME)).toBeVisible()
  await openNotes(page)
  await expect(page.getByRole('textbox', { name: /^Notes on segment/ })).toHaveValue(NOTE)
})

test('a tab of another account sends nothing, says so, and reloads', async ({ page, context }) => {
  const dialogue = await addShortDialogue()
  await signInAs(context, { username: 'eski' })
  await openDialogue(page, dialogue)
  const username = await createAccount({ username: 'yeni' })
  await endSession(context)
  await signIn(context, username)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await page.bringToFront()
  const refused = page.waitForResponse((response) => response.url().includes('/api/attempts/') && !response.ok())
  await interpretSegment(page)
  expect((await refused).status()).toBe(409)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  const dialog = page.getByRole('dialog', { name: 'The account in this browser has changed' })
  await dialog.getByRole('button', { name: 'Reload the page' }).click()
  await expectNothingOf(page, dialogue)
  const sql = 'SELECT count(*) AS count FROM staged_recordings s JOIN users u ON u.id = s.user_id WHERE u.username = $1'
  expect(Number((await query(sql, [username]))[0]?.count)).toBe(0)
})

test('a page from the browser’s cache is reloaded for another account', async ({ page, context }) => {
  const dialogue = await addShortDialogue()
  await signInAs(context, { username: 'onceki' })
  await recordAndWrite(page, dialogue)
  await endSession(context)
  await signInAs(context, { username: 'simdiki' })
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.close()
  const loaded = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await loaded
  await expectNothingOf(page, dialogue)
})
