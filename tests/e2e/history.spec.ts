import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsInEveryLook } from './axe.ts'
import { practisable, practise, spoilt } from './practised.ts'

/** A learner with three results: a good one with recordings, one with two missed segments, one with many. */
async function openPractised(page: Page, path: string): Promise<string[]> {
  await signInAs(page.context(), { username: 'gezgin', proDays: 30 })
  const [first, second, third] = await practisable(page)
  if (!first || !second || !third) throw new Error('The library has too few dialogues')
  const ids = [
    await practise(page, { dialogueId: first.id, answers: spoilt(first.answers, [2, 3, 4, 5, 6]) }),
    await practise(page, { dialogueId: second.id, answers: spoilt(second.answers, [3, 5]) }),
    await practise(page, { dialogueId: third.id, answers: third.answers, recorded: [0, 1] }),
  ]
  await page.goto(path)
  return ids
}

const row = (page: Page, index: number) => page.locator('li[id^="session-"]').nth(index)
const line = (page: Page, index: number) => row(page, index).locator('[aria-expanded]')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a session expands, its recording plays, a note is kept, and filters are in the address', async ({ page }) => {
      await openPractised(page, '/history')
      await expect(row(page, 0)).toContainText('PASS')
      await expect(row(page, 2)).toContainText('FAIL')
      await line(page, 0).click()
      await expect(row(page, 0).getByRole('heading', { name: 'Segment Analysis' })).toBeVisible()
      if (!javaScriptEnabled) {
        const recording = row(page, 0).getByLabel('Your recording of segment 1')
        await expect(recording).toBeVisible()
        const answer = await page.request.get((await recording.getAttribute('src')) ?? '')
        expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'audio/webm'])
      }

      await row(page, 0).getByLabel('Private note').fill('Kira depozitosu: bond.')
      await row(page, 0).getByRole('button', { name: 'Save note' }).click()
      await page.waitForURL(/open=.+#session-/)
      await page.reload()
      await expect(row(page, 0).getByLabel('Private note')).toHaveValue('Kira depozitosu: bond.')
      await expect(row(page, 0).getByLabel('Private note')).toBeVisible()

      await page.getByRole('link', { name: /^Mock Tests \(0\)/ }).click()
      await expect(page.getByRole('heading', { name: 'No sessions found' })).toBeVisible()
      await page.goto('/history')
      const topic = (await page.locator('#topic option').nth(1).textContent()) ?? ''
      await page.getByLabel('Topic').selectOption(topic)
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show' }).click()
      await page.waitForURL(/topic=/)
      await expect(row(page, 0)).toContainText(topic)
      await expect(page.getByRole('link', { name: /^All \([12]\)/ })).toBeVisible()
    })
  })
}

test('one player follows the chosen segment', async ({ page }) => {
  await openPractised(page, '/history')
  await line(page, 0).click()
  const player = (number: number) =>
    row(page, 0).getByRole('button', { name: `Play: Your recording of segment ${number}`, exact: true })
  await player(1).click()
  await expect(
    row(page, 0).getByRole('slider', { name: 'Position in: Your recording of segment 1', exact: true }),
  ).toBeVisible()
  await row(page, 0).getByRole('button', { name: 'Next segment' }).click()
  await expect(player(2)).toBeVisible()
  await expect(player(1)).toBeHidden()
  await expect(row(page, 0).getByText(/^Deleted after/)).toHaveCount(1)
  await row(page, 0)
    .getByRole('link', { name: /^Segment 5: / })
    .click()
  await expect(row(page, 0).getByText('Segment 5 of')).toBeVisible()
  await expect(row(page, 0).getByText('There is no recording of this segment any more.')).toBeVisible()
})

test('a session opens in place: by keyboard, where it is, and the focus stays on its line', async ({ page }) => {
  await openPractised(page, '/history?type=practice')
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/history/') && asked.push(request.url())))
  const button = row(page, 1).getByRole('button', { name: /View Details/ })
  await button.press('Space')
  await expect(row(page, 1).getByRole('heading', { name: 'Error Analysis' })).toBeVisible()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL(/\/history\?type=practice$/)
  await row(page, 1).getByLabel('Private note').fill('Not saved yet')
  await button.press('Enter')
  await expect(row(page, 1).getByRole('heading', { name: 'Error Analysis' })).toBeHidden()
  await button.press('Enter')
  // What was there is there again, without another request.
  await expect(row(page, 1).getByLabel('Private note')).toHaveValue('Not saved yet')
  expect(asked).toHaveLength(1)
})

test('without a connection an opened session says so, and is tried again', async ({ page }) => {
  const [, second] = await openPractised(page, '/history')
  const button = row(page, 1).getByRole('button', { name: /View Details/ })
  await page.route(`**/api/history/${second}`, (route) => route.abort())
  await button.click()
  await expect(row(page, 1).getByRole('alert')).toContainText('We could not load this session.')
  await expect(row(page, 0)).toContainText('PASS')
  expect(await violationsInEveryLook(page)).toEqual([])
  await page.unroute(`**/api/history/${second}`)
  await row(page, 1).getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 1).getByRole('heading', { name: 'Error Analysis' })).toBeVisible()
  await expect(button).toBeFocused()
})

test('a note that is saved keeps the sessions that are open', async ({ page }) => {
  await openPractised(page, '/history')
  await line(page, 0).click()
  await line(page, 1).click()
  await row(page, 1).getByLabel('Private note').fill('One')
  await row(page, 1).getByRole('button', { name: 'Save note' }).click()
  await page.waitForURL(/open=/)
  await row(page, 0).getByLabel('Private note').fill('Two')
  await row(page, 0).getByRole('button', { name: 'Save note' }).click()
  await expect(row(page, 0).getByLabel('Private note')).toHaveValue('Two')
  await expect(row(page, 1).getByLabel('Private note')).toHaveValue('One')
  await expect(row(page, 1).getByLabel('Private note')).toBeVisible()
})

test('an activity on the dashboard links to its session, expanded', async ({ page }) => {
  await openPractised(page, '/dashboard')
  const activities = page.getByRole('region', { name: 'Recent Activities' })
  await expect(activities.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('img', { name: /^Your last 3 results of 45, oldest first/ })).toBeVisible()
  await activities.getByRole('listitem').nth(1).getByRole('link').click()
  await expect(line(page, 1)).toHaveAttribute('aria-expanded', 'true')
  await expect(row(page, 1).getByRole('heading', { name: 'Error Analysis' })).toBeVisible()
})

test('a phone shows three activities, a desktop five', async ({ page }) => {
  await openPractised(page, '/dashboard')
  const [first] = await practisable(page)
  if (!first) throw new Error('The library has no dialogue')
  for (let index = 0; index < 3; index += 1) await practise(page, { dialogueId: first.id, answers: first.answers })
  await page.reload()
  const items = page.getByRole('region', { name: 'Recent Activities' }).getByRole('listitem')
  await expect(items.filter({ visible: true })).toHaveCount(3)
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(items.filter({ visible: true })).toHaveCount(5)
})

test('history and dashboard have no accessibility violation', async ({ page }) => {
  await signInAs(page.context(), { username: 'yeni' })
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'No Practice History Yet' })).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
  await openPractised(page, '/history')
  // The shell's own button is outside any landmark until its script runs.
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
  await line(page, 1).click()
  expect(await violationsInEveryLook(page)).toEqual([])
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Score trend' })).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
})

test('neither page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openPractised(page, '/history')
  await line(page, 0).click()
  expect(await overflowOf(page)).toBe(0)
  await page.goto('/dashboard')
  expect(await overflowOf(page)).toBe(0)
})
