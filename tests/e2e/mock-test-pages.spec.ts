import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { query, signInAs } from './accounts.ts'
import { overflowOf, violationsInEveryLook } from './axe.ts'
import { FREE, knowsTutorial, sat } from './past-mock-tests.ts'
import { hear } from './hear.ts'

const PREMIUM = 'Mock Test 2: Education and Consumer Affairs'
const PHONE = { width: 390, height: 844 }

const card = (page: Page, title: string) => page.getByRole('article', { name: title })
const next = (page: Page) => page.getByRole('link', { name: 'Next', exact: true })
const step = (page: Page, number: number) => page.getByText(`Step ${number} of 6`, { exact: true })

async function expectSound(page: Page): Promise<void> {
  expect(await violationsInEveryLook(page)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
}

/** The addresses of the free test's pages. */
async function pathsOf(page: Page): Promise<{ exam: string; tutorial: string }> {
  await page.goto('/mock-test')
  const exam = (await card(page, FREE).getByRole('link').getAttribute('href')) ?? ''
  return { exam, tutorial: exam.replace('/exam/', '/tutorial/') }
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin Test' }).click()
  await expect(page).toHaveURL(/\/mock-test\/session\/\d+$/)
}

test('a guest sees the tests, and is asked to sign up', async ({ page }) => {
  await page.goto('/mock-test', { waitUntil: 'networkidle' })
  // Parallel journeys add short tests.
  await expect(page.getByRole('article', { name: /^Mock Test \d/ })).toHaveCount(20)
  await expect(card(page, FREE)).toContainText('45 minutes')
  await expect(card(page, FREE)).toContainText('2 dialogues')
  await expect(card(page, FREE)).toContainText('Intermediate')
  await expect(card(page, FREE)).toContainText('Free')
  await expect(page.getByRole('heading', { name: 'Your mock tests' })).toBeHidden()
  await expectSound(page)
  await card(page, FREE).getByRole('link').click()
  const prompt = page.getByRole('dialog', { name: 'Take a mock test with an account' })
  await expect(prompt).toBeVisible()
  await prompt.getByRole('link', { name: 'Create Free Account' }).click()
  await expect(page).toHaveURL(/signup\?redirectTo=%2Fmock-test/)
})

test('a choice of topic applies at once, keeps the focus, and is cleared', async ({ page }) => {
  await page.goto('/mock-test', { waitUntil: 'networkidle' })
  const topic = page.getByLabel('Topic')
  await topic.focus()
  await topic.selectOption('Legal')
  await expect(page).toHaveURL(/topic=Legal/)
  await expect(card(page, FREE)).toBeHidden()
  await expect(topic).toBeFocused()
  await page.getByRole('link', { name: 'Show all tests' }).click()
  await expect(card(page, FREE)).toBeVisible()
  await expect(topic).toHaveValue('')
})

test('a premium dialogue leads a free learner to the plans, and opens with Pro', async ({ page, context }) => {
  await signInAs(context, { username: 'yolcu' })
  await page.goto('/mock-test')
  await expect(card(page, PREMIUM).getByRole('link')).toHaveAttribute('href', '/upgrade')
  await expect(page.getByText('Your results appear here after your first test')).toBeVisible()
  await context.clearCookies()
  await signInAs(context, { username: 'usta', proDays: 30 })
  await page.goto('/mock-test')
  await card(page, PREMIUM).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: PREMIUM })).toBeVisible()
})

test('past tests show their score and the official verdict, and when the next may start', async ({ page, context }) => {
  const username = await signInAs(context, { username: 'yolcu' })
  await sat(username, { daysAgo: 30, first: 30, second: 25 })
  await sat(username, { daysAgo: 2, first: 34, second: 26 })
  await page.goto('/mock-test')
  await expect(page.getByText('60/90', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Official rule: 60/90 · Dialogue 1 34 · Dialogue 2 26 → not a pass yet', { exact: true }),
  ).toBeVisible()
  const reports = page.getByRole('link', { name: /^Open the report/ })
  await expect(reports).toHaveCount(2)
  await expect(reports.first()).toHaveAttribute('href', /\/mock-test\/session\/\d+$/)
  await expect(page.getByText(/^You can start your next mock test from \w{3} \d{2}, \d{4}/)).toBeVisible()
  await expectSound(page)
  await page.goto((await pathsOf(page)).exam)
  await expect(page.getByRole('heading', { name: 'Not yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Begin Test' })).toHaveCount(0)
  await expectSound(page)
})

test('the tutorial has six steps, and stops at the fourth until something was recorded', async ({ page, context }) => {
  await signInAs(context, { username: 'yolcu' })
  const { exam, tutorial } = await pathsOf(page)
  await page.goto(exam)
  await page.getByRole('link', { name: 'Start the tutorial' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Preparing: ${FREE}` })).toBeVisible()
  await expect(step(page, 1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expectSound(page)
  await next(page).click()
  await expect(step(page, 2)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await next(page).click()
  const chime = page.waitForResponse(/start-chime/)
  await page.getByRole('button', { name: 'Hear the start chime' }).click()
  expect((await chime).headers()['content-type']).toBe('audio/mpeg')
  await expect(page.getByRole('button', { name: 'Hear the start chime' })).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectSound(page)
  await next(page).click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.goto(`${tutorial}?step=5`)
  await expect(step(page, 4)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expectSound(page)
})

test('the practice recording uses the microphone, can be played, and unlocks the exam', async ({ page, context }) => {
  await signInAs(context, { username: 'yolcu' })
  const { exam, tutorial } = await pathsOf(page)
  await page.goto(`${tutorial}?step=3`)
  await page.getByRole('button', { name: 'Start the practice recording' }).click()
  await expect(page.getByText('Recording: speak now')).toBeVisible()
  await expect(page.getByText('That worked.')).toBeVisible()
  const seconds = await hear(page, 'Your practice recording')
  expect(seconds).toBeGreaterThan(2.5)
  expect(seconds).toBeLessThan(4)
  await expectSound(page)
  await next(page).click()
  await expect(step(page, 5)).toBeVisible()
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page.getByRole('button', { name: 'Record again' })).toBeVisible()
  await next(page).click()
  await expect(step(page, 5)).toBeVisible()
  await next(page).click()
  await expect(step(page, 6)).toBeVisible()
  await page.getByRole('button', { name: 'Complete Tutorial & Return to Menu' }).click()
  await expect(page).toHaveURL(exam)
  await expect(page.getByRole('heading', { name: 'First time here?' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'See the tutorial again' })).toBeVisible()
})

test('without the permission the tutorial explains what to do, and does not continue', async ({ page, context }) => {
  await signInAs(context, { username: 'yolcu' })
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await page.goto(`${(await pathsOf(page)).tutorial}?step=3`)
  await page.getByRole('button', { name: 'Start the practice recording' }).click()
  await expect(page.getByRole('alert')).toContainText('allow the microphone')
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expectSound(page)
  await page.getByRole('link', { name: 'Cancel Tutorial' }).click()
  await expect(page).toHaveURL('/mock-test')
})

test('the intro explains everything, starts the test under the chosen rules, and then links to it', async ({
  page,
  context,
}) => {
  const username = await signInAs(context, { username: 'yolcu' })
  await knowsTutorial(username)
  const { exam } = await pathsOf(page)
  await page.goto(exam, { waitUntil: 'networkidle' })
  await expect(page.getByText('Pass: 63+')).toBeVisible()
  const details = page.getByRole('region', { name: 'Test Details' })
  await expect(details).toContainText('Community & Housing')
  await expect(details).toContainText('28 in 2 dialogues')
  await page.getByRole('button', { name: 'Check your microphone' }).click()
  await expect(page.getByText('We can hear you.')).toBeVisible()
  await page.getByRole('button', { name: 'Close the check' }).click()
  await expectSound(page)
  await page.getByRole('radio', { name: 'Real rules' }).check()
  await page.route(/\/mock-test\/exam\/\d+\.data/, async (route) => {
    await expect(page.getByRole('dialog', { name: 'Starting...' })).toContainText('Starting your mock test...')
    await route.continue()
  })
  await begin(page)
  const [attempt] = await query(
    'SELECT real_rules FROM mock_test_attempts JOIN users u ON u.id = user_id WHERE u.username = $1',
    [username],
  )
  expect(attempt).toEqual({ real_rules: true })
  await page.goto(exam)
  await expect(page.getByRole('heading', { name: 'Another mock test is running' })).toBeVisible()
  await expectSound(page)
  await page.goto('/mock-test')
  await expect(page.getByRole('region', { name: 'Your mock test is running' })).toContainText(FREE)
  await expectSound(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/mock-test\/session\/\d+$/)
})

test('an address without a test says so and links back', async ({ page, context }) => {
  await signInAs(context, { username: 'yolcu' })
  for (const kind of ['tutorial', 'exam']) {
    const response = await page.goto(`/mock-test/${kind}/999999`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Template Not Found' })).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: 'Back to Templates' }).click()
    await expect(page).toHaveURL('/mock-test')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  async function visit(page: Page, context: BrowserContext) {
    await signInAs(context, { username: 'yolcu' })
    return pathsOf(page)
  }

  test('the tutorial is six plain pages, and finishing it is stored', async ({ page, context }) => {
    const { exam, tutorial } = await visit(page, context)
    await page.goto(tutorial)
    for (const number of [1, 2, 3, 4, 5]) {
      await expect(step(page, number)).toBeVisible()
      if (number === 3) await expect(page.locator('audio')).toHaveCount(2)
      if (number === 3) await expect(page.getByRole('button', { name: /^Hear the/ })).toHaveCount(0)
      if (number === 4) await expect(page.getByRole('heading', { name: 'This step needs JavaScript' })).toBeVisible()
      await next(page).click()
    }
    await page.getByRole('button', { name: 'Complete Tutorial & Return to Menu' }).click()
    await expect(page).toHaveURL(exam)
    await expect(page.getByRole('link', { name: 'See the tutorial again' })).toBeVisible()
  })

  test('the intro explains why the test needs JavaScript, offers typing, and starts nothing', async ({
    page,
    context,
  }) => {
    const { exam } = await visit(page, context)
    await page.goto(exam)
    await expect(page.getByRole('heading', { name: 'The mock test needs JavaScript' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Begin Test' })).toBeHidden()
    await page.getByRole('link', { name: 'Practise by typing' }).click()
    await expect(page).toHaveURL('/practice')
  })
})
