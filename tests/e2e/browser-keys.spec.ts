import { expect, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { storedKeys } from './browser-keys.ts'
import { startWaitingMockTest } from './mock-test-words.ts'
import { openNotes } from './one-browser.ts'
import { interpretSegment, mainButton } from './sample.ts'
import { addShortDialogue } from './short-dialogue.ts'

/** Keys of the browser itself, and the router's scroll positions. */
const OF_THE_BROWSER = [
  /^sidebar-collapsed$/,
  /^kopru\.(?:keys|microphone|microphone-name|tidied)$/,
  /^react-router-scroll-positions$/,
]
const OWNED = /^(?:kopru\/owned\/)?kopru:(guest|\d+-[0-9a-z]+):[\w.:-]+$/

test('every key that the pages write has an owner, or belongs to the browser', async ({ page, context }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/practice/sample?step=test')
  await interpretSegment(page)
  await page.goto('/practice/sample?mode=type')
  await page.locator('[name="answers[0]"]').fill('Merhaba')
  const asGuest = await storedKeys(page)

  await signInAs(context, { username: 'herseyi', role: 'admin' })
  const dialogue = await addShortDialogue()
  await page.goto(`/practice/${dialogue.id}`)
  await expect(mainButton(page, 'Play')).toBeEnabled()
  await interpretSegment(page)
  await openNotes(page)
  await page.getByRole('textbox', { name: /^Notes on segment/ }).fill('A note.')
  await page.goto('/practice')
  await page.locator('[name="q"]:visible').fill('rent')
  await page.locator('[name="q"]:visible').press('Enter')
  await page.goto(`/mock-test/session/${await startWaitingMockTest(page)}?type`)
  await page.getByRole('textbox').first().fill('Words.')
  for (const path of ['/dashboard', '/history', '/vocabulary', '/settings', '/feedback', '/admin', '/help-center']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const all = await storedKeys(page)
  const owners = new Set([...asGuest, ...all].flatMap((key) => OWNED.exec(key)?.[1] ?? []))
  expect(owners.size).toBe(2)
  const ownerless = [...asGuest, ...all].filter((key) => !OWNED.test(key))
  expect(ownerless.filter((key) => !OF_THE_BROWSER.some((pattern) => pattern.test(key)))).toEqual([])
})
