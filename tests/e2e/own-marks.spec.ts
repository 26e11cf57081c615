import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsOf } from './axe.ts'
import { interpretAll, mainButton, messageBox, SAMPLE, scoreOf, untilRecorded } from './sample.ts'
import { addShortDialogue } from './short-dialogue.ts'

const COUNT = SAMPLE.segments.length
/** All of the sample, marked. */
const MOST_MS = 180_000

const next = (page: Page) => page.getByRole('button', { name: 'Next segment' })
const shown = (page: Page, number: number) => page.getByRole('heading', { name: `Segment ${number} (` })
/** The segments marked as lost, in order: 1-based. */
const LOST = [4, 6, 10]

async function expectMarkedResult(page: Page, total: number): Promise<void> {
  await expect(page.getByText('Marked by you')).toBeVisible({ timeout: 60_000 })
  expect(await scoreOf(page)).toBe(total)
  await expect(page.getByText('You marked this dialogue yourself.')).toBeVisible()
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the sample is recorded, and marked with one thumb in under three minutes', async ({ page }) => {
    test.slow()
    await page.goto('/practice/sample?step=test')
    await interpretAll(page, { count: COUNT })
    await mainButton(page, 'Complete Test').click()
    await expect(page.getByRole('heading', { name: 'Mark yourself' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Type what I said instead' })).toBeVisible()
    const begun = Date.now()
    for (let number = 1; number <= COUNT; number += 1) {
      await expect(shown(page, number)).toBeVisible()
      await expect(page.getByRole('button', { name: `Play: Your recording, segment ${number}` })).toBeVisible()
      const boxes = page.getByRole('checkbox')
      await expect(page.getByRole('checkbox', { checked: false })).toHaveCount(0)
      if (number === 1) {
        expect(await violationsOf(page)).toEqual([])
        expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      }
      if (LOST.includes(number)) {
        await boxes.first().tap()
        await expect(page.getByRole('radio', { name: 'Left out' })).toBeChecked()
        await page.getByRole('radio', { name: 'Worded poorly' }).tap()
        expect(await violationsOf(page)).toEqual([])
      }
      if (number < COUNT) await next(page).tap()
    }
    await page.getByRole('button', { name: 'Get my score' }).tap()
    await expectMarkedResult(page, 45 - LOST.length / 2)
    expect(Date.now() - begun).toBeLessThan(MOST_MS)
    // A guest's recordings are in this browser.
    const lines = page.getByRole('region', { name: /^The lines? that cost you/ })
    await lines
      .getByRole('button', { name: /^Play: Your recording/ })
      .first()
      .tap()
    await expect(lines.getByRole('button', { name: /^Pause: Your recording/ })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  })
})

test('the sample is recorded and marked by keyboard alone', async ({ page }) => {
  test.slow()
  await page.goto('/practice/sample?step=test')
  for (let number = 1; number <= COUNT; number += 1) {
    await expect(page.getByRole('heading', { name: `Segment ${number} of ${COUNT}` })).toBeVisible()
    await expect(mainButton(page, 'Play')).toBeEnabled()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Play, 2 left' })).toBeAttached()
    await page.keyboard.press('p')
    await expect(mainButton(page, 'Record')).toBeEnabled()
    await page.keyboard.press('Space')
    await untilRecorded(page)
    await page.keyboard.press('Space')
    await expect(mainButton(page, number < COUNT ? 'Next Segment' : 'Complete Test')).toBeEnabled()
    await page.keyboard.press('Space')
  }
  await expect(page.getByRole('heading', { name: 'Mark yourself' })).toBeVisible()
  const begun = Date.now()
  await expect(shown(page, 1)).toBeVisible()
  // From the link before the cards to the first box, past the players.
  const first = messageBox(page, 1)
  await page.getByRole('link', { name: 'Type what I said instead' }).focus()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [1] })
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Left out' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Wrong' })).toBeChecked()
  for (let number = 1; number < COUNT; number += 1) {
    await page.keyboard.press('Enter')
    await expect(shown(page, number + 1)).toBeFocused()
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('checkbox').first()).toBeFocused({ timeout: 1 })
    }).toPass({ intervals: [1] })
  }
  await expect(page.getByRole('button', { name: 'Get my score' })).toBeVisible()
  await page.keyboard.press('Enter')
  // A part of the message that is wrong costs two marks.
  await expectMarkedResult(page, 43)
  expect(Date.now() - begun).toBeLessThan(MOST_MS)
})

test('marks survive a reload, and going back keeps them', async ({ page, context }) => {
  await signInAs(context, { username: 'yolcu' })
  const { id, segments } = await addShortDialogue()
  await page.goto(`/practice/${id}`)
  await interpretAll(page, { count: segments.length })
  await mainButton(page, 'Complete Test').click()
  await page.getByRole('checkbox').first().uncheck({ timeout: 60_000 })
  await page.getByRole('radio', { name: 'Wrong' }).check()
  await next(page).click()
  await expect(shown(page, 2)).toBeFocused()
  await page.reload()
  await expect(shown(page, 1)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Wrong' })).toBeChecked()
  await expect(page.getByRole('checkbox').first()).not.toBeChecked()
  await page.getByRole('link', { name: 'Type what I said instead' }).click()
  await page.getByRole('link', { name: 'Mark myself instead' }).click()
  await expect(page.getByRole('radio', { name: 'Wrong' })).toBeChecked()
})
