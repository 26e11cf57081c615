import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsOf } from './axe.ts'
import { practisable, practise, spoilt } from './practised.ts'
import { openSegments, untilRecorded } from './sample.ts'

/** The second segment loses most of its message. */
const SPOILT = 1

async function openAttempt(page: Page) {
  const [dialogue] = await practisable(page)
  if (!dialogue) throw new Error('There is a free dialogue.')
  const answers = spoilt(dialogue.answers, [])
  const attempt = await practise(page, { dialogueId: dialogue.id, answers, recorded: [SPOILT] })
  await page.goto(`/practice/${dialogue.id}?attempt=${attempt}`)
  await openSegments(page)
  return { words: dialogue.answers[SPOILT] ?? '', segment: page.locator(`#segment-${SPOILT + 1}`) }
}

test('a learner corrects the transcript of a segment, and retries it by voice', async ({ page, context }) => {
  await signInAs(context, { username: 'yolcu' })
  const { words, segment } = await openAttempt(page)
  await expect(segment.getByText("That's not what I said")).toBeVisible()

  await segment.getByText('Try this segment again').click()
  await segment.getByRole('button', { name: 'Listen to the segment' }).click()
  await expect(segment.getByText('2 plays left')).toBeVisible()
  await segment.getByRole('button', { name: 'Stop', exact: true }).click()
  await segment.getByRole('button', { name: 'Record', exact: true }).click()
  await untilRecorded(segment)
  await segment.getByText("That's not what I said").click()
  expect(await violationsOf(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await segment.getByRole('button', { name: 'Stop recording' }).click()

  await context.setOffline(true)
  await segment.getByRole('button', { name: 'Score this try' }).click()
  await expect(segment.getByRole('alert')).toContainText('Your recording is still here')
  await context.setOffline(false)
  await segment.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect(segment.getByText('could not turn it into text')).toBeVisible({ timeout: 30_000 })
  await segment.getByLabel('What you said in this try').fill(words)
  await segment.getByRole('button', { name: 'Score what I said' }).click()
  await expect(segment.getByText(/^First try −[\d.]+, this try 0$/)).toBeVisible()
  await expect(segment.getByText(/^This plank is whole now: [\d.]+ marks fewer lost\.$/)).toBeVisible()
  await expect(page.getByText(/after your correction/)).toHaveCount(0)

  if (!(await segment.getByLabel('What you really said').isVisible())) {
    await segment.getByText("That's not what I said").click()
  }
  await segment.getByLabel('What you really said').fill(words)
  await segment.getByRole('button', { name: 'Score it again' }).click()
  await expect(segment.getByText(/^Your correction changed what this segment cost from −[\d.]+ to 0\.$/)).toBeVisible()
  await expect(segment.locator(':focus')).toContainText('Your correction changed')
  await expect(page.getByText(/^First scored [\d.]+, after your correction [\d.]+$/)).toBeVisible()
  // Opened at its top: at #segment-2, a control may lie half under the sticky header.
  const { pathname, search } = new URL(page.url())
  await page.goto(pathname + search)
  await openSegments(page)
  await expect(segment.getByText('You corrected it to')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a learner corrects a segment and retries it by typing', async ({ page, context }) => {
    await signInAs(context, { username: 'yolcu' })
    const { words, segment } = await openAttempt(page)
    await segment.getByText("That's not what I said").click()
    await segment.getByLabel('What you really said').fill(words)
    await segment.getByRole('button', { name: 'Score it again' }).click()
    await expect(
      segment.getByText(/^Your correction changed what this segment cost from −[\d.]+ to 0\.$/),
    ).toBeVisible()
    await expect(segment.getByText('You corrected it to')).toBeVisible()
    await segment.getByText('Try this segment again').click()
    await segment.getByLabel(/^What you would say/).fill(words)
    await segment.getByRole('button', { name: 'Score what I typed' }).click()
    await expect(segment.getByText('First try 0, this try 0')).toBeVisible()
  })
})
