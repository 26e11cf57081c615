import { expect, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsOf } from './axe.ts'
import { interpretAll, mainButton, scoreOf, typeModelAnswers } from './sample.ts'
import { addShortDialogue } from './short-dialogue.ts'

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a learner goes from the list to the score and back', async ({ page, context }) => {
      await signInAs(context, { username: 'yolcu' })
      const { title, segments } = await addShortDialogue()
      await page.goto('/practice')
      await page.getByRole('link', { name: `Start Practice: ${title}` }).click()
      await interpretAll(page, { count: segments.length })
      await mainButton(page, 'Complete Test').click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.getByRole('link', { name: 'Type what I said instead' }).click({ timeout: 30_000 })
      await expect(page.getByText('Type what you said', { exact: true })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await typeModelAnswers(page, segments)
      await page.getByRole('button', { name: 'Score what I said' }).click()
      await expect(page.getByRole('heading', { name: 'Excellent Work!' })).toBeVisible()
      expect(await scoreOf(page)).toBeGreaterThanOrEqual(43)
      expect(await violationsOf(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await page.getByRole('link', { name: 'Practice Another Dialogue' }).click()
      await expect(page.getByText(/^Best [\d.]+\/45$/)).toBeVisible()
    })
  })
}
