import { expect, type Page, test } from '@playwright/test'
import { query, signInAs } from './accounts.ts'
import { examButton, examState, expectRecording, startShortMockTest } from './mock-test.ts'
import { mainButton } from './sample.ts'
import { addShortDialogue } from './short-dialogue.ts'

// Notes on a segment, typed or drawn.

const typed = (page: Page, segment: number) => page.getByRole('textbox', { name: `Notes on segment ${segment}` })

async function draw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  const sheet = page.getByRole('img', { name: 'An empty sheet to draw on' })
  await sheet.scrollIntoViewIfNeeded()
  const box = await sheet.boundingBox()
  if (!box) throw new Error('There is no sheet.')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 })
  await page.mouse.up()
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1_280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('notes on a dialogue survive a reload, and what is drawn can be taken back', async ({ page, context }) => {
      await signInAs(context, { username: 'notcu' })
      const { id } = await addShortDialogue()
      await page.goto(`/practice/${id}`)
      await expect(mainButton(page, 'Play')).toBeEnabled()
      const open = page.getByRole('button', { name: 'Notes', exact: true })
      if (await open.isVisible()) await open.click()
      await typed(page, 1).fill('Cuma 14.30')
      await draw(page)
      await expect(page.getByRole('img', { name: 'Your drawing, 1 line' })).toBeVisible()
      await page.reload()
      await expect(mainButton(page, 'Play')).toBeEnabled()
      if (await open.isVisible()) await open.click()
      await expect(typed(page, 1)).toHaveValue('Cuma 14.30')
      await page.getByRole('button', { name: 'Draw', exact: true }).click()
      await expect(page.getByRole('img', { name: 'Your drawing, 1 line' })).toBeVisible()
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect(page.getByRole('img', { name: 'An empty sheet to draw on' })).toBeVisible()
    })
  })
}

test('on a phone, the notes of a mock test are saved when a segment is complete', async ({ page, context }) => {
  await signInAs(context, { username: 'notcu' })
  const { mockTestId } = await startShortMockTest(page)
  await page.goto(`/mock-test/session/${mockTestId}`)
  await examButton(page, 'Start Test').click()
  await expect(examState(page, 'Audio Playing')).toBeVisible()
  await page.getByRole('button', { name: 'Notes', exact: true }).click()
  await typed(page, 1).fill('Günaydın')
  await draw(page)
  await expectRecording(page)
  const saved = page.waitForResponse(`**/api/mock-test/${mockTestId}/notes`)
  await examButton(page, 'Finish & Continue').click()
  expect((await saved).status()).toBe(200)
  const [row] = await query('SELECT segment_notes FROM mock_test_attempts WHERE id = $1', [mockTestId])
  expect(row?.segment_notes).toMatchObject([{ segmentIndex: 0, text: 'Günaydın', strokes: [expect.any(Array)] }])
})
