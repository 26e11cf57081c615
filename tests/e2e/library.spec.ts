import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { overflowOf, violationsOf } from './axe.ts'
import { practisable, practise, spoilt } from './practised.ts'
import { SAMPLE } from './sample.ts'

const RECORDING = readFileSync(new URL('../fixtures/tr_espeak.webm', import.meta.url))

/** Submits a recording that nobody could turn into words: the attempt stays unfinished. */
async function handInUnheard(page: Page, dialogueId: number): Promise<void> {
  const form = new FormData()
  form.set('dialogueId', String(dialogueId))
  form.set('submissionId', randomUUID())
  form.append('recordings', new File([new Uint8Array(RECORDING)], '0.webm', { type: 'audio/webm' }))
  const headers = { 'Sec-Fetch-Site': 'same-origin' }
  const response = await page.request.post('/api/submit-naati-session', { multipart: form, headers })
  expect(await response.json()).toMatchObject({ status: 'needs_transcripts' })
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

for (const width of [390, 1280]) {
  test(`a learner browses by suggestion and by topic at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInAs(context, { username: 'raf', proDays: 20 })
    await page.goto('/practice')
    const forYou = section(page, 'For you')
    await expect(forYou.getByRole('article')).toHaveCount(4)
    // The first time, the easiest come first.
    await expect(forYou.getByRole('article').first()).toContainText('Beginner')
    await expect(section(page, 'All dialogues by topic').getByRole('heading', { level: 3 })).toHaveCount(12)
    expect(await violationsOf(page)).toEqual([])
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: /^All \d+ dialogues, Housing$/ }).click()
    await expect(page).toHaveURL(/topic=Housing/)
    const found = section(page, 'Dialogues found').getByRole('article')
    await expect(found.first()).toContainText('Housing')
    await found
      .first()
      .getByRole('button', { name: /^Bookmark/ })
      .click()
    await page.getByLabel('Bookmarked only').check()
    await expect(page).toHaveURL(/bookmarked=true/)
    await expect(found).toHaveCount(1)
    expect(await violationsOf(page)).toEqual([])
  })
}

test('states: in progress, best score, not tried; the weakest topic is suggested', async ({ page, context }) => {
  await signInAs(context, { username: 'raf', proDays: 20 })
  const all = await practisable(page)
  const [one, other] = [all[0], all.find(({ topic }) => topic !== all[0]?.topic)]
  if (!one || !other) throw new Error('The library has several topics.')
  await practise(page, { dialogueId: one.id, answers: one.answers })
  await practise(page, { dialogueId: other.id, answers: spoilt(other.answers, [2, 3, 4, 5, 6, 7, 8]) })
  const { id } = (await practisable(page)).find(({ answers }) => answers[0] === SAMPLE.segments[0]?.translation) ?? one
  await handInUnheard(page, id)
  await page.goto('/practice')
  const forYou = section(page, 'For you')
  await expect(forYou.getByRole('article').first()).toContainText('Continue where you left off')
  await expect(row(page, SAMPLE.title)).toContainText('In progress')
  await expect(forYou.getByText('Your weakest topic').first()).toBeVisible()
  await expect(page.getByText('Not tried').first()).toBeVisible()
  await forYou.getByRole('link', { name: `Continue: ${SAMPLE.title}` }).click()
  await expect(page).toHaveURL(new RegExp(`/practice/${id}$`))
  // A shelf shows only some of its topic.
  await page.goto(`/practice?topic=${encodeURIComponent(other.topic)}`)
  await expect(page.getByText(/^Best \d/).first()).toBeVisible()
})

test('without Pro, what is locked is said once, and leads to the plans', async ({ page, context }) => {
  await signInAs(context, { username: 'raf' })
  await page.goto('/practice')
  await expect(page.getByText('These need Pro.')).toHaveCount(1)
  await expect(section(page, 'Your Free Dialogues').getByRole('article').first()).toBeVisible()
  await section(page, 'Premium Dialogues')
    .getByRole('link', { name: /^Upgrade: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/upgrade/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shelves, topics and the bookmark filter are links and forms', async ({ page, context }) => {
    await signInAs(context, { username: 'raf', proDays: 20 })
    await page.goto('/practice')
    await expect(section(page, 'For you').getByRole('article')).toHaveCount(4)
    await page.getByRole('link', { name: /dialogues, Legal$/ }).click()
    const found = section(page, 'Dialogues found').getByRole('article')
    await found
      .first()
      .getByRole('button', { name: /^Bookmark/ })
      .click()
    await expect(page).toHaveURL(/topic=Legal#dialogue-/)
    await page.getByLabel('Bookmarked only').check()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(found).toHaveCount(1)
  })
})
