import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { violationsInEveryLook } from './axe.ts'

// FAQ, guide, legal pages, site index, help centre and error pages in a browser.

test('the help centre has no accessibility violation with an answer open', async ({ page, context }) => {
  await signInAs(context, { username: 'yardim' })
  await page.goto('/help-center')
  await page.getByText('How does AI scoring work?').click()
  await expect(page.getByText('what is left of')).toBeVisible()
  expect(await violationsInEveryLook(page)).toEqual([])
})

test('in the help centre one answer is open at a time, also by keyboard', async ({ page, context }) => {
  await signInAs(context, { username: 'yardim' })
  await page.goto('/help-center')
  await page.getByText('How do I start practising?').click()
  await expect(page.getByText('Pick a dialogue, listen, interpret.')).toBeVisible()
  const second = page.locator('summary', { hasText: 'How do I change my password?' })
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Every other device is logged out.')).toBeVisible()
  await expect(page.getByText('Pick a dialogue, listen, interpret.')).toBeHidden()
})

test('the help centre is searched without leaving the page, and Back restores the list', async ({ page, context }) => {
  await signInAs(context, { username: 'yardim' })
  await page.goto('/help-center')
  await page.getByPlaceholder('What are you looking for?').fill('zip')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible()
  await expect(page.getByText('Download my data')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('status').filter({ hasText: '8 answers' })).toBeVisible()
  await expect(page.getByPlaceholder('What are you looking for?')).toHaveValue('')
})

test('the help centre filters while typing, without a request, and the address can be shared', async ({
  page,
  context,
}) => {
  await signInAs(context, { username: 'yardim' })
  await page.goto('/help-center', { waitUntil: 'networkidle' })
  const requests: string[] = []
  // The browser requests an icon for each address by itself.
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requests.push(request.url())
  })
  await page.getByPlaceholder('What are you looking for?').pressSequentially('zip')
  await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible()
  await expect(page.getByPlaceholder('What are you looking for?')).toBeFocused()
  await expect(page).toHaveURL('/help-center?q=zip')
  expect(requests).toEqual([])
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: '1 answer' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByRole('status').filter({ hasText: '8 answers' })).toBeVisible()
})

test('the FAQ filters while typing; Back restores the list, and a lost connection keeps it', async ({
  page,
  context,
}) => {
  await page.goto('/faq?category=scoring')
  const field = page.getByPlaceholder('Search questions...')
  await field.pressSequentially('weights')
  await expect(page.getByRole('status').filter({ hasText: '1 question' })).toBeAttached()
  await expect(page.getByText('NAATI publishes')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('weights')
  await expect(page).toHaveURL(/\/faq\?category=scoring&q=weights$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '2 questions' })).toBeVisible()
  await expect(field).toHaveValue('')
  await context.setOffline(true)
  await field.pressSequentially('kangaroo')
  await expect(page).toHaveURL(/q=kangaroo$/)
  await expect(page.getByRole('heading', { name: '2 questions' })).toBeVisible()
  await context.setOffline(false)
  await field.press('Enter')
  await expect(page.getByText('No questions found')).toBeVisible()
})

async function openQuestions(page: Page): Promise<number> {
  return page.locator('main details[open]').count()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the FAQ is searched, filtered and read', async ({ page }) => {
    await page.goto('/faq')
    await page.getByText('What is the pass mark?').click()
    await page.getByText('Which topics come up?').click()
    expect(await openQuestions(page)).toBe(2)
    await page.getByRole('link', { name: 'Scoring 2' }).click()
    await expect(page).toHaveURL(/category=scoring/)
    await expect(page.getByText('2 questions')).toBeVisible()
    await page.getByPlaceholder('Search questions...').fill('weights')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByText('1 question', { exact: true })).toBeVisible()
    await expect(page.getByText('NAATI publishes')).toBeVisible()
    await page.getByPlaceholder('Search questions...').fill('kangaroo')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No questions found')).toBeVisible()
    await page.getByRole('link', { name: 'Show all questions' }).click()
    await expect(page.getByText('15 questions')).toBeVisible()
  })

  test('an answer named in the address is open', async ({ page }) => {
    await page.goto('/faq#pass-mark')
    await expect(page.getByText('at least 29 of 45 in each dialogue')).toBeVisible()
    expect(await openQuestions(page)).toBe(1)
  })

  test("the guide's contents link to its parts, below the sticky header", async ({ page }) => {
    await page.goto('/guides/naati-ccl-overview')
    await page.getByText('Contents').first().click()
    await page.getByRole('link', { name: 'How to prepare' }).click()
    await expect(page).toHaveURL(/#preparation-strategy$/)
    const heading = page.getByRole('heading', { name: 'How to prepare' })
    await expect(heading).toBeInViewport()
    const header = await page.locator('header').first().boundingBox()
    const box = await heading.boundingBox()
    expect(header?.y).toBe(0)
    expect(box?.y ?? 0).toBeGreaterThan(header?.height ?? 0)
    await page.getByRole('link', { name: 'Start Practice' }).click()
    await expect(page).toHaveURL(/\/signup$/)
  })

  test('the help centre can be read without JavaScript as well', async ({ page, context }) => {
    await signInAs(context, { username: 'yardim' })
    await page.goto('/help-center?category=practice')
    await page.getByText('What do Beginner, Intermediate and Advanced mean?').click()
    await expect(page.getByText('segments as long as in the test')).toBeVisible()
    await page.getByRole('link', { name: 'Write to us' }).click()
    await expect(page.getByRole('heading', { name: 'Share Your Feedback' })).toBeVisible()
  })
})

test('a printed legal page is text only, with the targets of its links', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Start Practice' })).toBeHidden()
  await expect(page.locator('header').first()).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Contents' })).toHaveCount(0)
  const written = await page
    .getByRole('link', { name: 'oaic.gov.au' })
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(written).toContain('https://www.oaic.gov.au')
})
