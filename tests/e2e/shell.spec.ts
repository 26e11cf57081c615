import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { alive, DESKTOP, menuButton, panel, sidebar, userMenu } from './shell-parts.ts'

async function widthOf(page: Page): Promise<number> {
  return (await page.locator('.frame-side').boundingBox())?.width ?? 0
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('the sidebar collapses to a rail, and stays so after a reload from the first paint', async ({
    page,
    context,
  }) => {
    await signInAs(context, { username: 'rail' })
    await page.goto('/dashboard')
    await alive(page)
    expect(await widthOf(page)).toBe(256)
    await page.getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect.poll(() => widthOf(page)).toBe(64)
    expect(await page.evaluate(() => localStorage.getItem('sidebar-collapsed'))).toBe('true')
    // Blocks all of the page's own scripts: only the inline script runs.
    await page.route('**/*.js', (route) => route.abort())
    await page.reload()
    expect(await widthOf(page)).toBe(64)
    await page.unroute('**/*.js')
    await page.reload()
    const expand = page.getByRole('button', { name: 'Expand sidebar' })
    await expect(expand).toHaveAttribute('aria-expanded', 'false')
    await expand.click()
    await expect.poll(() => widthOf(page)).toBe(256)
    expect(await page.evaluate(() => localStorage.getItem('sidebar-collapsed'))).toBe('false')
  })

  test('loading a page with the rail causes no layout shift', async ({ page, context }) => {
    await signInAs(context, { username: 'still' })
    await page.addInitScript(() => {
      localStorage.setItem('sidebar-collapsed', 'true')
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/dashboard')
    await alive(page)
    expect(await page.evaluate('shifts')).toEqual([])
  })

  test("the rail's icons are labelled on hover and focus, and Escape hides the label", async ({ page, context }) => {
    await signInAs(context, { username: 'tips' })
    await page.addInitScript(() => localStorage.setItem('sidebar-collapsed', 'true'))
    await page.clock.install()
    await page.goto('/dashboard')
    await alive(page)
    const tip = page.locator('[data-tooltip]')
    const link = (name: string) => sidebar(page).getByRole('link', { name })
    await page.clock.pauseAt(Date.now() + 60_000)
    await link('Mock Test').hover()
    await page.clock.runFor(690)
    await expect(tip).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(tip).toHaveText('Mock Test')
    await link('Practice Dialogue').hover()
    await page.clock.runFor(20)
    await expect(tip).toHaveText('Practice Dialogue')
    expect((await tip.boundingBox())?.x).toBeGreaterThanOrEqual(64)
    await page.mouse.move(700, 500)
    await expect(tip).toHaveCount(0)
    await page.clock.runFor(310)
    await link('Practice Dialogue').hover()
    await page.clock.runFor(20)
    await expect(tip).toHaveCount(0)
    await page.mouse.move(700, 500)
    await page.keyboard.press('Tab')
    await link('Vocabulary').focus()
    await page.clock.runFor(20)
    await expect(tip).toHaveText('Vocabulary')
    await page.keyboard.press('Escape')
    await expect(tip).toHaveCount(0)
  })

  test('the open sidebar has no tooltips', async ({ page }) => {
    await page.clock.install()
    await page.goto('/dashboard')
    await alive(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await sidebar(page).getByRole('link', { name: 'Mock Test' }).hover()
    await page.clock.runFor(1_000)
    await expect(page.locator('[data-tooltip]')).toHaveCount(0)
  })

  test('the user menu works by keyboard and closes on Escape, outside clicks and navigation', async ({
    page,
    context,
  }) => {
    const username = await signInAs(context, { username: 'keys', role: 'admin' })
    await page.goto('/dashboard')
    await alive(page)
    const settings = page.locator('details').getByRole('link', { name: 'Account Settings' })
    await userMenu(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('details').getByText(`Hi, ${username}`)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(settings).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await expect(userMenu(page)).toBeFocused()
    await userMenu(page).click()
    await expect(page.locator('details').getByRole('link', { name: 'Admin' })).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(settings).toBeHidden()
    await userMenu(page).click()
    await settings.click()
    await expect(page).toHaveURL(/\/settings$/)
    await expect(settings).toBeHidden()
  })

  test('Logout in the user menu submits the form', async ({ page, context }) => {
    await signInAs(context, { username: 'leaves' })
    await page.goto('/dashboard')
    await alive(page)
    await userMenu(page).click()
    const sent = page.waitForRequest((request) => request.url().endsWith('/logout'))
    await page.locator('details').getByRole('button', { name: 'Logout' }).click()
    expect((await sent).method()).toBe('POST')
  })
})

test("the phone's panel traps the focus, closes on Escape and on its backdrop, and restores the focus", async ({
  page,
  context,
}) => {
  const username = await signInAs(context, { username: 'panel' })
  await page.goto('/dashboard')
  await alive(page)
  await menuButton(page).press('Space')
  await expect(panel(page).getByText(`Hi, ${username}`)).toBeVisible()
  for (const _ of Array.from({ length: 12 })) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement !== body && activeElement?.closest('dialog') === null
    })
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
  await menuButton(page).click()
  await page.mouse.click(20, 400)
  await expect(panel(page)).toBeHidden()
  await menuButton(page).click()
  await panel(page).getByRole('link', { name: 'Account Settings' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await expect(panel(page)).toBeHidden()
})

test('Logout in the panel shows that it is in progress', async ({ page, context }) => {
  await signInAs(context, { username: 'waits' })
  await page.goto('/dashboard')
  await alive(page)
  await menuButton(page).click()
  // A page that is unloading can no longer be queried, so it reports by itself.
  await page.evaluate(() => {
    const button = document.querySelector('dialog form button')
    if (!(button instanceof HTMLButtonElement)) return
    const tell = () => console.log(`${button.textContent}, ${button.disabled ? 'disabled' : 'enabled'}`)
    new MutationObserver(tell).observe(button, { subtree: true, characterData: true, childList: true })
  })
  const told = page.waitForEvent('console')
  await panel(page).getByRole('button', { name: 'Logout' }).click({ noWaitAfter: true })
  expect((await told).text()).toBe('Logging out..., disabled')
})

test('the bottom bar has five places of at least 44 px, and marks the current one', async ({ page }) => {
  await page.goto('/dashboard')
  const links = page.getByRole('navigation', { name: 'Tabs' }).getByRole('link')
  await expect(links).toHaveText(['Home', 'Practice', 'Mock Test', 'Vocabulary', 'History'])
  for (const link of await links.all()) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await expect(links.first()).toHaveAttribute('aria-current', 'page')
})

test('the skip link skips the frame', async ({ page }) => {
  await page.goto('/dashboard')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a guest is greeted by the hour of their own device', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T13:30:00'))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good afternoon')
})

test("the bottom bar's bridge banks are not drawn on the site's header", async ({ page }) => {
  await page.goto('/practice/sample')
  const drawn = await page
    .locator('header')
    .first()
    .evaluate((header) => ['::before', '::after'].map((part) => getComputedStyle(header, part).content))
  expect(drawn).toEqual(['none', 'none'])
})
