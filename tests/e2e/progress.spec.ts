import { expect, type Page, test } from '@playwright/test'
import { query, signInAs } from './accounts.ts'
import { overflowOf, violationsInThemes } from './axe.ts'
import { sat } from './past-mock-tests.ts'
import { practisable, practise, spoilt } from './practised.ts'

async function expectSound(page: Page): Promise<void> {
  expect(await violationsInThemes(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

/** Moves everything that a learner has practised so many days into the past. */
const pass = (username: string, days: number) =>
  query(
    `UPDATE submissions SET created_at = created_at - make_interval(days => $2)
     WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
    [username, days],
  )

for (const { width, javaScriptEnabled } of [
  { width: 390, javaScriptEnabled: true },
  { width: 1280, javaScriptEnabled: true },
  { width: 390, javaScriptEnabled: false },
]) {
  test.describe(`at ${width} px, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 844 } })

    test('what was lost and what is mended, from the dashboard to the profile', async ({ page, context }) => {
      test.slow()
      const username = await signInAs(context, { username: 'yolcu' })
      await page.goto('/progress')
      await expect(page.getByText('Your error profile begins with your next dialogue.')).toBeVisible()
      if (javaScriptEnabled) await expectSound(page)
      const [first, second] = await practisable(page)
      if (!first || !second) throw new Error('There are free dialogues.')
      await practise(page, { dialogueId: first.id, answers: spoilt(first.answers, [3, 4, 6]) })
      await pass(username, 15)
      await query(
        `UPDATE returning_segments SET mended_on = current_date
         WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
        [username],
      )
      await sat(username, { daysAgo: 9, first: 33, second: 31 })
      await practise(page, { dialogueId: second.id, answers: second.answers })
      await query(
        `INSERT INTO daily_progress (user_id, date, xp_earned) SELECT id, current_date - day, 120
         FROM users, unnest('{0,1,2}'::int[]) AS day WHERE username = $1
         ON CONFLICT (user_id, date) DO UPDATE SET xp_earned = 120`,
        [username],
      )

      await page.goto('/dashboard')
      const today = page.getByRole('region', { name: "Today's Progress" })
      await expect(today).toContainText('3 days in a row')
      await expect(today).toContainText('1 freeze left this week')
      const news = page.getByRole('region', { name: 'Milestones' })
      await expect(news).toContainText('First segment that came back and held twice')
      if (javaScriptEnabled) await expectSound(page)

      await news.getByRole('link', { name: 'Error profile and milestones' }).click()
      await expect(page).toHaveURL('/progress')
      await expect(page.getByRole('img', { name: /Omission: .*no dialogue/ })).toBeVisible()
      await expect(page.getByRole('region', { name: 'What is mended' })).toContainText(/[1-3] of [1-3] segments? that/)
      await page.getByText('The same as a table').click()
      await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(9)
      const milestones = page.getByRole('region', { name: 'Milestones' })
      const passed = milestones.getByRole('listitem').filter({ hasText: 'First mock test with 63 of 90' })
      await expect(passed).toContainText('reached on')
      if (javaScriptEnabled) await expectSound(page)
      await page.goto('/history')
      await expect(page.getByRole('link', { name: 'Error profile and milestones' })).toBeVisible()
    })
  })
}
