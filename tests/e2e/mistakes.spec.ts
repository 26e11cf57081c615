import { expect, type Page, test } from '@playwright/test'
import { query, signInAs } from './accounts.ts'
import { overflowOf, violationsInThemes } from './axe.ts'
import { practisable, practise, spoilt } from './practised.ts'

async function expectSound(page: Page): Promise<void> {
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

/** Lets so many days pass for a learner's returning segments. */
const pass = (username: string, days: number) =>
  query(
    `UPDATE returning_segments SET due = due - $2::int, lost_on = lost_on - $2::int
     WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
    [username, days],
  )

for (const width of [390, 1280]) {
  test(`a mistake in a dialogue is the next step two days later, at ${width} px`, async ({ page, context }) => {
    test.slow()
    await page.setViewportSize({ width, height: 844 })
    const username = await signInAs(context, { username: 'yolcu' })
    await page.goto('/mistakes')
    await expect(page.getByText('Nothing has come back yet.')).toBeVisible()
    await expectSound(page)
    const [dialogue] = await practisable(page)
    if (!dialogue) throw new Error('There is a free dialogue.')
    await practise(page, { dialogueId: dialogue.id, answers: spoilt(dialogue.answers, [3]) })
    await page.goto('/mistakes')
    await expect(page.getByText('Nothing is due today.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Segment 4/ })).toContainText('due on')
    await pass(username, 2)
    // The missed words are due at once.
    await query(`DELETE FROM vocabulary_cards WHERE user_id = (SELECT id FROM users WHERE username = $1)`, [username])
    await page.goto('/dashboard')
    const next = page.getByRole('region', { name: 'Next step' })
    await expect(next).toContainText('Retry your mistakes')
    await expectSound(page)
    await next.getByText('Something else').click()
    await expect(next.getByRole('link', { name: /A dialogue|A sprint/ }).first()).toBeVisible()
    await expectSound(page)
    await next.getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/attempt=.*#retry-2/)
    await expect(page.locator('#retry-2')).toBeInViewport()
  })
}
