import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsOf } from './axe.ts'
import { practisable, practise, spoilt } from './practised.ts'

/** Nothing is said in these 0-based segments; the second loses most of its message. */
const MISSED = [3, 8]
const SPOILT = 1
const PARTS = ['Deduction sheet', 'What would have changed it', 'Sub-scores', 'Segment by segment']

async function openResult(page: Page): Promise<string> {
  const [dialogue] = await practisable(page)
  if (!dialogue) throw new Error('There is a free dialogue.')
  const answers = spoilt(dialogue.answers, MISSED)
  const attempt = await practise(page, { dialogueId: dialogue.id, answers, recorded: [SPOILT] })
  const path = `/practice/${dialogue.id}?attempt=${attempt}`
  await page.goto(path)
  return path
}

/** Where things begin, in px from the top of the page. */
async function topsOf(page: Page): Promise<number[]> {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  const places = [
    page.getByText(/^[\d.]+ out of 45$/),
    page.getByText(/^An examiner would probably give you/),
    page.getByRole('group', { name: 'Your dialogue as a bridge, one plank for each segment' }),
    heading('The lines that cost you most'),
    heading('What to do next'),
    ...PARTS.map(heading),
  ]
  return Promise.all(places.map(async (place) => (await place.boundingBox())?.y ?? Number.NaN))
}

const sizeOf = (page: Page, text: RegExp) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

for (const width of [390, 1280]) {
  test(`the number comes first, then the bridge, the costliest lines and one step at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInAs(context, { username: 'yolcu' })
    await openResult(page)
    const tops = await topsOf(page)
    // Beside each other on a wide screen: the number and the range.
    const [number = 0, range = 0, ...below] = tops
    expect(below.every((top) => top > Math.max(number, range))).toBe(true)
    expect(below).toEqual(below.toSorted((one, other) => one - other))
    const largest = await sizeOf(page, /^\d[\d.]*$/)
    const sizes = await page
      .locator('#content *')
      .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
    expect(Math.max(...sizes)).toBe(largest)
    for (const title of PARTS) await expect(page.locator('details[open] > summary', { hasText: title })).toHaveCount(0)
    await expect(page.getByText(/\d \/ 45/)).toHaveCount(0)
    expect(await violationsOf(page)).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  })
}

test('a learner hears both, changes the language, opens a segment from the bridge, and shares', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'yolcu' })
  await openResult(page)
  const lines = page.getByRole('region', { name: 'The lines that cost you most' })
  await expect(lines.getByText('That is every mark that was taken off.')).toBeVisible()
  await lines.getByRole('button', { name: 'Play: Your recording, segment 2' }).click()
  await expect(lines.getByRole('button', { name: 'Pause: Your recording, segment 2' })).toBeVisible()
  await lines.getByRole('button', { name: 'Play: Original audio, segment 2' }).click()
  await expect(lines.getByRole('button', { name: 'Pause: Original audio, segment 2' })).toBeVisible()
  await expect(lines.getByRole('button', { name: 'Play: Your recording, segment 4' })).toHaveCount(0)

  await expect(lines.getByText('No interpretation was recorded for this segment.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Explain in Turkish' }).click()
  await expect(lines.locator('span[lang="tr"]').first()).toBeVisible()
  await expect(lines.getByText('No interpretation was recorded')).toHaveCount(0)
  await page.reload()
  await expect(lines.locator('span[lang="tr"]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Explain in English' }).click()
  await expect(lines.locator('span[lang="tr"]')).toHaveCount(0)

  const segment = page.locator('#segment-4')
  await expect(segment).toBeHidden()
  await page.getByRole('link', { name: 'Segment 4: critical' }).click()
  await expect(segment.getByText('No interpretation recorded for this segment')).toBeVisible()
  await expect(segment.locator('summary').first()).toContainText('−5')
  await page.getByRole('link', { name: 'Try segment 2 again' }).click()
  await expect(page.locator('#segment-2').getByRole('button', { name: 'Listen to the segment' })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share as an image' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('kopru-result.png')
  const png = readFileSync(await file.path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  // Width and height, from the first chunk.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080])
  await expect(page.getByRole('button', { name: 'Share as an image' })).toBeEnabled()
})

test('a better second attempt is a milestone, a worse one is not', async ({ page, context }) => {
  await signInAs(context, { username: 'yolcu' })
  await openResult(page)
  await expect(page.getByText(/Your best result for this dialogue/)).toHaveCount(0)
  const [dialogue] = await practisable(page)
  if (!dialogue) throw new Error('There is a free dialogue.')
  const better = await practise(page, { dialogueId: dialogue.id, answers: dialogue.answers })
  await page.goto(`/practice/${dialogue.id}?attempt=${better}`)
  await expect(
    page.getByText(/^Your best result for this dialogue: [\d.]+ marks above your previous best\./),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Practice Another Dialogue' })).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the parts unfold, the language changes, and sounds have the browser’s player', async ({ page, context }) => {
    await signInAs(context, { username: 'yolcu' })
    await openResult(page)
    const lines = page.getByRole('region', { name: 'The lines that cost you most' })
    await expect(lines.getByLabel('Your recording, segment 2', { exact: true })).toHaveAttribute('controls')
    await page.getByRole('button', { name: 'Explain in Turkish' }).click()
    await expect(page).toHaveURL(/attempt=/)
    await expect(lines.locator('span[lang="tr"]').first()).toBeVisible()
    const rule = page.getByText(/^A critical error costs 5/)
    await expect(rule).toBeHidden()
    await page.locator('summary', { hasText: 'Deduction sheet' }).click()
    await expect(rule).toBeVisible()
    await page.locator('summary', { hasText: 'Segment by segment' }).click()
    await expect(page.locator('#segment-4')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Share as an image' })).toHaveCount(0)
  })
})
