import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { practisable } from './practised.ts'

// A row's title becomes the heading of what the row opens, and returns to it.

interface Moved {
  /** Titles that had the shared name before and after. */
  before: number
  after: number
  /** Animations while it ran. */
  animations: number
}

/** Logs each transition of a page. */
async function watch(page: Page): Promise<() => Promise<Moved[]>> {
  await page.addInitScript(() => {
    const log: Moved[] = []
    Object.assign(window, { log })
    const named = () =>
      [...document.querySelectorAll('*')].filter((one) => getComputedStyle(one).viewTransitionName === 'title').length
    const start: unknown = Reflect.get(document, 'startViewTransition')
    Object.defineProperty(document, 'startViewTransition', {
      value(update: () => Promise<void>): ViewTransition {
        const before = named()
        const transition: ViewTransition = Reflect.apply(start as () => ViewTransition, document, [update])
        void transition.ready.then(() =>
          log.push({ before, after: named(), animations: document.getAnimations().length }),
        )
        return transition
      },
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'log'))
}

/** Opens the library, and the last dialogue that this learner may practise. @returns where the library was scrolled to. */
async function openLast(page: Page): Promise<number> {
  await signInAs(page.context(), { username: 'gecis' })
  const dialogues = await practisable(page)
  await page.goto('/practice', { waitUntil: 'networkidle' })
  const row = page
    .locator(`[data-dialogue="${dialogues.at(-1)?.id}"]`)
    .getByRole('link')
    .first()
  await row.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  await row.click()
  await expect(page.getByRole('link', { name: 'Leave' })).toBeVisible()
  return scrolled
}

test('the title moves to the player and back, and the list is where it was', async ({ page }) => {
  const moved = await watch(page)
  const scrolled = await openLast(page)
  await expect.poll(moved).toEqual([{ before: 1, after: 1, animations: expect.any(Number) }])
  expect((await moved())[0]?.animations).toBeGreaterThan(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
  await expect.poll(moved).toHaveLength(2)
  expect((await moved())[1]).toMatchObject({ before: 1, after: 1 })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test('nothing moves for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moved = await watch(page)
  await openLast(page)
  await expect.poll(moved).toHaveLength(1)
  const onPage = page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => /view-transition/.test(Reflect.get(effect ?? {}, 'pseudoElement') ?? '')),
  )
  expect(await onPage).toEqual([])
})

test('a browser without transitions opens and leaves the dialogue all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'startViewTransition', { value: undefined })
  })
  await openLast(page)
  await page.getByRole('link', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
})
