import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { examButton, examState, expectRecording, startShortMockTest } from './mock-test.ts'
import { mainButton, messageBox, untilRecorded } from './sample.ts'
import { type Keyboard, keyboardOf } from './walk.ts'

// docs/walks.md: from the landing page to a score without a pointer. Nothing here is clicked.

test.use({ viewport: { width: 1280, height: 800 } })

const COUNT = 3
/** docs/walks.md says how many it takes. */
const MOST_PRESSES = 55

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const firstBox = (page: Page) => page.getByRole('checkbox').first()

/** Space on the main button, which keeps the focus through all its states. */
async function interpretSegment(page: Page, keyboard: Keyboard, number: number): Promise<void> {
  await expect(page.getByRole('heading', { name: `Segment ${number} of ${COUNT}` })).toBeVisible()
  await expect(mainButton(page, 'Play')).toBeFocused()
  await keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Play, 2 left' })).toBeAttached()
  await expect(mainButton(page, 'Stop')).toBeFocused()
  await keyboard.press('Space')
  await expect(mainButton(page, 'Record')).toBeFocused()
  await keyboard.press('Space')
  await untilRecorded(page)
  await expect(mainButton(page, 'Stop')).toBeFocused()
  await keyboard.press('Space')
  await expect(mainButton(page, number < COUNT ? 'Next Segment' : 'Complete Test')).toBeFocused()
}

test('from the landing page to a score, and into its parts', async ({ page }) => {
  test.slow()
  const keyboard = keyboardOf(page)
  await page.goto('/')
  await keyboard.tabTo(page.getByRole('link', { name: 'Start Free Practice' }).first())
  await keyboard.press('Enter')
  await expect(page).toHaveTitle('Free sample dialogue · Köprü')
  await keyboard.tabTo(page.getByRole('link', { name: 'Start practice' }))
  await keyboard.press('Enter')
  for (let number = 1; number <= COUNT; number += 1) {
    await interpretSegment(page, keyboard, number)
    await keyboard.press('Space')
  }
  await expect(title(page)).toHaveText('Mark yourself')
  await expect(title(page)).toBeFocused()
  await keyboard.tabTo(messageBox(page, 1))
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Left out' })).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Wrong' })).toBeChecked()
  await keyboard.press('Enter')
  for (let number = 2; number <= COUNT; number += 1) {
    await expect(page.getByRole('heading', { name: `Segment ${number} (` })).toBeFocused()
    await keyboard.tabTo(firstBox(page))
    await keyboard.press('Enter')
  }
  await expect(title(page)).toHaveAccessibleName('Your first marks : 13 of 15 marks')
  await expect(title(page)).toBeFocused()
  expect(keyboard.presses()).toBeLessThanOrEqual(MOST_PRESSES)

  // A folded part opens in place; a line of the sheet leads to its segment.
  const sheet = page.locator('summary', { hasText: 'Deduction sheet' })
  await keyboard.tabTo(sheet)
  await keyboard.press('Enter')
  const line = page.getByRole('region', { name: 'Deduction sheet' }).getByRole('link').first()
  await keyboard.tabTo(line)
  await keyboard.press('Enter')
  const segment = page.locator('#segment-1 > details')
  await expect(segment).toHaveAttribute('open', '')
  await expect(segment.locator('> summary')).toBeFocused()
  await keyboard.tabTo(sheet, 'Shift+Tab')
  await keyboard.press('Space')
  await expect(line).toBeHidden()
  await expect(sheet).toBeFocused()
})

test('the way back from the player, and from what has no dialog', async ({ page }) => {
  const keyboard = keyboardOf(page)
  await page.goto('/practice/sample')
  await keyboard.tabTo(page.getByRole('link', { name: 'Start practice' }))
  await keyboard.press('Enter')
  await expect(mainButton(page, 'Play')).toBeFocused()
  await keyboard.tabTo(page.getByRole('link', { name: 'Leave' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Start practice' })).toBeVisible()
  await expect(title(page)).toBeFocused()
})

test('going on to the next card ends the sound of the one before', async ({ page }) => {
  test.slow()
  const keyboard = keyboardOf(page)
  await page.goto('/practice/sample?step=test&part=first')
  await keyboard.tabTo(mainButton(page, 'Play'))
  for (let number = 1; number <= COUNT; number += 1) {
    await interpretSegment(page, keyboard, number)
    await keyboard.press('Space')
  }
  await expect(title(page)).toBeFocused()
  await keyboard.tabTo(page.getByRole('button', { name: 'Play: The original, segment 1' }))
  await keyboard.press('Enter')
  const pause = page.getByRole('button', { name: 'Pause: The original, segment 1', includeHidden: true })
  await expect(pause).toBeFocused()
  await keyboard.tabTo(firstBox(page))
  await expect(pause).toHaveCount(1)
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Segment 2 (' })).toBeFocused()
  await expect(pause).toHaveCount(0)
})

test('a mock test: the main button keeps the focus from the start to the end', async ({ page, context }) => {
  test.slow()
  await signInAs(context, { username: 'klavye' })
  const keyboard = keyboardOf(page)
  const { mockTestId } = await startShortMockTest(page, { segmentCount: 1 })
  await page.goto(`/mock-test/session/${mockTestId}`)
  await expect(examButton(page, 'Start Test')).toBeEnabled()
  await keyboard.tabTo(examButton(page, 'Start Test'))
  await keyboard.press('Space')
  for (const next of ['Next Segment', 'Complete Mock Test']) {
    await expectRecording(page)
    await expect(examButton(page, 'Finish & Continue')).toBeFocused()
    await keyboard.press('Space')
    await expect(examState(page, 'Segment Complete')).toBeVisible()
    await expect(examButton(page, next)).toBeFocused()
    await keyboard.press('Space')
  }
  await expect(page.getByRole('heading', { name: 'Segment 1 (' })).toBeVisible({ timeout: 30_000 })
  await expect(title(page)).toBeFocused()
})
