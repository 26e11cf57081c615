import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsInEveryLook } from './axe.ts'
import { practisable, practise, spoilt } from './practised.ts'

/** A learner who has practised a dialogue twice, the second time better. */
async function openTwice(page: Page): Promise<void> {
  await signInAs(page.context(), { username: 'kiyas', proDays: 30 })
  const [dialogue] = await practisable(page)
  if (!dialogue) throw new Error('The library has no dialogue')
  const { id: dialogueId, answers } = dialogue
  await practise(page, { dialogueId, answers: spoilt(answers, [3, 4]), recorded: [0, 1] })
  await practise(page, { dialogueId, answers, recorded: [0, 1] })
  await page.goto('/history')
  await page.locator('li[id^="session-"] > a').first().click()
  await page.getByRole('link', { name: 'Compare with another attempt' }).first().click()
  await page.waitForURL(/\/history\/compare\//)
}

for (const width of [390, 1280]) {
  test(`two attempts at the same dialogue side by side at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openTwice(page)
    await expect(page.getByText(/marks better than before\./)).toBeVisible()
    await expect(page.getByText(/Better: segment/)).toBeVisible()
    const [before, after] = [
      page.getByRole('region', { name: /^Earlier/ }),
      page.getByRole('region', { name: /^Later/ }),
    ]
    const boxes = [await before.boundingBox(), await after.boundingBox()]
    expect((boxes[1]?.x ?? 0) > (boxes[0]?.x ?? 0)).toBe(width === 1280)
    expect((boxes[1]?.y ?? 0) > (boxes[0]?.y ?? 0)).toBe(width === 390)
    // A plank leads to its segment, opened.
    await before.getByRole('link', { name: /^Segment 2: / }).click()
    const segment = page.locator('details', { has: page.getByText('Segment 2', { exact: true }) })
    await expect(segment).toHaveAttribute('open', '')
    await expect(segment.getByRole('button', { name: /^Play: Your recording of segment 2/ })).toHaveCount(2)
    await segment
      .getByRole('button', { name: /^Play: Your recording of segment 2/ })
      .first()
      .click()
    await expect(segment.getByRole('slider')).toBeVisible()
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    expect(await violationsInEveryLook(page)).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the comparison is a page with the browser’s own players', async ({ page }) => {
    await openTwice(page)
    await expect(page.getByText(/marks better than before\./)).toBeVisible()
    await page.locator('summary').filter({ hasText: 'Segment 2' }).click()
    await expect(page.locator('details[open] audio')).toHaveCount(2)
    await page.getByRole('link', { name: 'Back to History' }).click()
    await expect(page).toHaveURL(/\/history\?open=[\da-f-]{36}#session-/)
  })
})
