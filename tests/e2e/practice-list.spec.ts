import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { giveRecognition, recognitionStarts } from './fake-recognition.ts'
import { overflowOf, violationsOf } from './axe.ts'
import { SAMPLE } from './sample.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

const row = (page: Page, title = SAMPLE.title) => page.getByRole('article', { name: title })
const mark = (page: Page, name: 'Bookmark' | 'Like') => page.getByRole('button', { name: `${name}: ${SAMPLE.title}` })

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a guest browses, searches, and is asked to sign up', async ({ page }) => {
      await page.goto('/practice')
      await expect(page.getByRole('heading', { name: 'Your Free Dialogues' })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await page.getByLabel('Search by title or topic').fill('wedding')
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await expect(page).toHaveURL(/q=wedding/)
      await expect(page.getByRole('article')).toHaveCount(1)
      await page.getByRole('link', { name: `Start Practice: ${SAMPLE.title}` }).click()
      await expect(page.getByRole('dialog', { name: 'Practise with a free account' })).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: `Bookmark: ${SAMPLE.title}` }).click()
      await expect(page.getByRole('dialog', { name: 'Keep this dialogue for later' })).toBeVisible()
      await page.getByRole('link', { name: 'Create Free Account' }).last().click()
      await expect(page).toHaveURL(/signup\?redirectTo=%2Fpractice%3Fq%3Dwedding/)
    })

    test('a learner filters, bookmarks and starts', async ({ page, context }) => {
      await signInAs(context, { username: 'yolcu' })
      await page.goto('/practice')
      await page.getByLabel('Level').selectOption('Advanced')
      await expect(page).toHaveURL(/level=advanced/)
      await expect(row(page)).toBeHidden()
      await page.getByRole('link', { name: 'Clear search' }).click()
      await expect(page.getByLabel('Level')).toHaveValue('')
      await mark(page, 'Bookmark').click()
      await expect(mark(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'true')
      await context.setOffline(true)
      await mark(page, 'Like').click()
      await expect(page.getByText('That was not saved')).toBeVisible()
      await expect(mark(page, 'Like')).toHaveAttribute('aria-pressed', 'false')
      await context.setOffline(false)
      await page.reload()
      await expect(mark(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'true')
      // Where the reload has left it, the header may cover half of a title, which axe takes for a small target.
      await page.evaluate(() => scrollTo(0, 0))
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('link', { name: `Start Practice: ${SAMPLE.title}` }).click()
      // Enabled on hydration, which changes its colour.
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
      expect(await violationsOf(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    })
  })
}

test('the search field suggests, remembers, and works by keyboard', async ({ page }) => {
  await page.goto('/practice')
  const field = page.getByLabel('Search by title or topic')
  await expect(page.getByRole('button', { name: 'Search by voice' })).toBeVisible()
  await field.focus()
  const popular = page.getByRole('group', { name: 'Popular topics' }).getByRole('option')
  await expect(popular).toHaveText(['Housing', 'Healthcare', 'Finance', 'Legal', 'Education'])
  await field.fill('phys')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([SAMPLE.title])
  expect(await violationsOf(page)).toEqual([])
  await field.fill('qqq')
  await expect(page.getByText('No suggestions found')).toBeVisible()
  await field.fill('phys')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=Physio/)
  for (const words of ['one', 'two', 'three', 'ONE']) {
    await field.fill(words)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`q=${words}&`))
  }
  await field.fill('')
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option')
  await expect(recent).toHaveText(['ONE', 'three', 'two'])
  await recent.nth(1).click()
  await expect(page).toHaveURL(/q=three/)
})

test('words typed while a search arrives stay, and so does the focus', async ({ page }) => {
  await page.goto('/practice')
  const field = page.getByLabel('Search by title or topic')
  await expect(page.getByRole('button', { name: 'Search by voice' })).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/practice\.data\?q=two/, async (route) => {
    await held
    await route.continue()
  })
  await field.fill('two')
  await field.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
  await field.fill('three')
  answer()
  await expect(page).toHaveURL(/q=two&/)
  await expect(page.getByRole('link', { name: 'Clear search' })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('three')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=three&/)
  await page.goBack()
  await expect(field).toHaveValue('two')
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/\/practice$/)
  await expect(field).toHaveValue('')
})

test('a choice keeps the focus, and goes with the search', async ({ page }) => {
  await page.goto('/practice')
  await expect(page.getByRole('button', { name: 'Search by voice' })).toBeVisible()
  const level = page.getByLabel('Level')
  await level.focus()
  await level.selectOption('Advanced')
  await expect(page).toHaveURL(/level=advanced/)
  await expect(page.getByRole('link', { name: 'Clear search' })).toBeVisible()
  await expect(level).toBeFocused()
  await page.goBack()
  await expect(level).toHaveValue('')
})

test('a browser without speech recognition says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'SpeechRecognition', { value: undefined })
    Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined })
  })
  await page.goto('/practice')
  const said = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: 'Search by voice' }).click()
  const dialog = await said
  expect(dialog.message()).toBe('Voice search is not supported in this browser')
  await dialog.accept()
  await pressed
})

test('a search by voice asks before a voice goes to the browser’s maker', async ({ page }) => {
  await giveRecognition(page, { offers: 'vendor', words: ['rent'] })
  await page.goto('/practice')
  const search = page.getByRole('button', { name: 'Search by voice' })
  await search.click()
  await expect(page.getByText('it sends your voice to its maker, Google.')).toBeVisible()
  expect(await recognitionStarts(page)).toEqual([])
  await page.getByRole('button', { name: 'Allow it' }).click()
  await expect.poll(() => recognitionStarts(page)).toEqual([{ lang: 'en-AU', processLocally: false }])
})

test.describe('with touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  interface Drag {
    from: { x: number; y: number }
    by: { x: number; y: number }
    /** Before the finger is lifted. */
    during?: () => Promise<void>
  }

  async function drag(touch: CDPSession, { from, by, during }: Drag): Promise<void> {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    await send('touchStart', from.x, from.y)
    for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', from.x + by.x * part, from.y + by.y * part)
    await during?.()
    await send('touchEnd', 0, 0)
  }

  async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
    await element.scrollIntoViewIfNeeded()
    const box = await element.boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }

  test('a swipe to the right bookmarks, to the left likes, and a short one does nothing', async ({ page, context }) => {
    await signInAs(context, { username: 'yolcu' })
    await page.goto('/practice', { waitUntil: 'networkidle' })
    const touch = await context.newCDPSession(page)
    const title = row(page).getByRole('heading')
    const sweep = async (x: number, during?: () => Promise<void>) =>
      drag(touch, { from: await middleOf(title), by: { x, y: 0 }, during })
    await sweep(45)
    await expect(mark(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'false')
    await sweep(150, async () => {
      await expect.poll(() => row(page).evaluate((card) => new DOMMatrix(getComputedStyle(card).transform).e)).toBe(100)
    })
    await expect(mark(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'true')
    // It shows at once, and is stored when the server has responded.
    const kept = page.waitForResponse((response) => response.request().method() === 'POST')
    await sweep(-60)
    await expect(mark(page, 'Like')).toHaveAttribute('aria-pressed', 'true')
    await kept
    await page.reload()
    await expect(mark(page, 'Like')).toHaveAttribute('aria-pressed', 'true')
    await expect(mark(page, 'Bookmark')).toHaveAttribute('aria-pressed', 'true')
  })

  test('pulling down far enough reloads the list', async ({ page, context }) => {
    await page.goto('/practice', { waitUntil: 'networkidle' })
    const touch = await context.newCDPSession(page)
    const from = { x: 195, y: 200 }
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/practice.data')) loads.push(request.url())
    })
    await drag(touch, {
      from,
      by: { x: 0, y: 70 },
      during: () => expect(page.getByText('Pull to refresh')).toBeVisible(),
    })
    await expect(page.getByText('Pull to refresh')).toBeHidden()
    expect(loads).toEqual([])
    await drag(touch, {
      from,
      by: { x: 0, y: 200 },
      during: () => expect(page.getByText('Release to refresh')).toBeVisible(),
    })
    await expect.poll(() => loads.length).toBe(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, bookmarks and the link to the typed form work', async ({ page, context }) => {
    await signInAs(context, { username: 'yolcu' })
    await page.goto('/practice')
    await page.getByLabel('Search by title or topic').fill('WEDDING')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await mark(page, 'Like').click()
    await expect(page).toHaveURL(/q=WEDDING/)
    await expect(mark(page, 'Like')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: `Start Practice: ${SAMPLE.title}` }).click()
    await page.getByRole('link', { name: 'Type my interpretation' }).click()
    await expect(page.locator('textarea')).toHaveCount(SAMPLE.segments.length)
  })
})
