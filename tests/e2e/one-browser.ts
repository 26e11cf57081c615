import { type BrowserContext, expect, type Page } from '@playwright/test'
import { query } from './accounts.ts'
import { storedKeys } from './browser-keys.ts'
import { interpretSegment, mainButton } from './sample.ts'
import type { ShortDialogue } from './short-dialogue.ts'

// Helpers for journeys in which several people share a browser.

export const NOTE = 'Remember: Friday, not Monday.'
export const WELCOME = 'Welcome back. Your recordings are kept'
export const UNSENT = 'Some of your work has not been sent'

export async function openDialogue(page: Page, { id }: ShortDialogue): Promise<void> {
  await page.goto(`/practice/${id}`)
  await expect(mainButton(page, 'Play')).toBeEnabled()
}

/** They are beside the stage, or one of the player's tools. */
export async function openNotes(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: /^Notes on segment/ })
  await expect(page.getByRole('button', { name: 'Sound', exact: true })).toBeVisible()
  if (!(await box.isVisible())) await page.getByRole('button', { name: 'Notes', exact: true }).click()
}

/** Holds recordings back in the browser, as a slow connection does. */
export async function holdUploads(page: Page): Promise<() => Promise<void>> {
  const pattern = '**/api/attempts/*/segments/*'
  await page.route(pattern, (route) => route.abort())
  return () => page.unroute(pattern)
}

/** Records the first segment of a dialogue and writes a private note. */
export async function recordAndWrite(page: Page, dialogue: ShortDialogue): Promise<void> {
  await openDialogue(page, dialogue)
  await interpretSegment(page)
  await openNotes(page)
  await page.getByRole('textbox', { name: /^Notes on segment/ }).fill(NOTE)
}

/** What somebody else sees who opens the same dialogue. */
export async function expectNothingOf(page: Page, dialogue: ShortDialogue): Promise<void> {
  await openDialogue(page, dialogue)
  await expect(page.getByText(WELCOME)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Listen to yourself' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Segment 1 of 4' })).toBeVisible()
  await openNotes(page)
  await expect(page.getByRole('textbox', { name: /^Notes on segment/ })).toHaveValue('')
}

/** The player owns the screen: logging out is on the page behind it. */
export async function logOut(page: Page, width: number): Promise<void> {
  const leave = page.getByRole('link', { name: 'Leave' })
  if (await leave.isVisible()) await leave.click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  const button = page.getByRole('button', { name: 'Logout' }).filter({ visible: true })
  if ((await button.count()) === 0) {
    if (width < 768) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    else await page.locator('summary', { hasText: 'Your account' }).click()
  }
  await button.click()
}

/** Leaves a search in the browser. */
export async function search(page: Page): Promise<void> {
  await page.goto('/practice')
  await expect(async () => {
    await page.locator('[name="q"]:visible').fill('rent')
    await page.locator('[name="q"]:visible').press('Enter')
    expect(await storedKeys(page)).toContainEqual(expect.stringContaining(':searches'))
  }).toPass()
}

export async function endSession(context: BrowserContext): Promise<void> {
  await context.clearCookies()
}

export async function sessionsOf(username: string): Promise<number> {
  const sql = 'SELECT count(*) AS count FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.username = $1'
  return Number((await query(sql, [username]))[0]?.count)
}
