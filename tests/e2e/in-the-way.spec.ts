import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './accounts.ts'
import { practisable, practise, spoilt } from './practised.ts'
import { sat } from './past-mock-tests.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1_280, height: 800 },
]
const GUEST_PAGES = ['/', '/faq', '/practice', '/practice/sample', '/mock-test', '/upgrade', '/forgot-password']
const LEARNER_PAGES = [
  '/dashboard',
  '/practice',
  '/practice/sample',
  '/mock-test',
  '/vocabulary',
  '/history',
  '/settings',
  '/help-center',
  '/upgrade',
  '/faq',
]

/**
 * Scrolls to every button, link and field of a page, no further than necessary, and checks its middle and edges; then
 * scrolls back up in steps, checking all that is visible.
 * @returns what the feedback button or the tabs cover.
 */
function whatIsCovered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const FEEDBACK = '.feedback-float, a[href^="/feedback?from"]'
    const TABS = 'nav.fixed'
    const POINTS = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.5, 0.95].map((y) => ({ x, y })))
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isUnder = (control: Element, floating: string): boolean => {
      const { left, top, width, height } = control.getBoundingClientRect()
      return POINTS.some(({ x, y }) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y)
        return hit !== control && hit?.closest(floating) != null
      })
    }
    const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    // The table head on phones is for screen readers and the keyboard only: there is nothing to press.
    const isClipped = (control: Element) => {
      const head = control.closest('thead')
      return head !== null && getComputedStyle(head).clipPath !== 'none'
    }
    const controls = all.filter((control) => {
      const { width, height } = control.getBoundingClientRect()
      const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (isClipped(control)) return false
      return isSeen && width > 1 && height > 1 && !control.closest(`${FEEDBACK}, ${TABS}, header`)
    })
    // Floating elements move out of the way within a few frames.
    const settle = async (find: () => Element[]): Promise<Element[]> => {
      for (let frames = 0; frames < 30 && find().length > 0; frames += 1) await frame()
      return find()
    }
    const covered = new Set<Element>()
    for (const control of controls) {
      const before = window.scrollY
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      if (window.scrollY !== before) await frame()
      const found = await settle(() => (isUnder(control, `${FEEDBACK}, ${TABS}`) ? [control] : []))
      for (const one of found) covered.add(one)
    }
    while (window.scrollY > 0) {
      window.scrollBy({ top: -innerHeight / 6, behavior: 'instant' })
      await frame()
      await frame()
      const found = await settle(() => controls.filter((control) => isUnder(control, FEEDBACK)))
      for (const one of found) covered.add(one)
    }
    return [...covered].map((control) => control.outerHTML.slice(0, 120))
  })
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport })

    test("nothing floating covers a guest's controls", async ({ page }) => {
      for (const path of GUEST_PAGES) {
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await whatIsCovered(page), path).toEqual([])
      }
    })

    test("nothing floating covers a learner's controls", async ({ context, page }) => {
      const username = await signInAs(context, { username: 'gozcu' })
      const [dialogue] = await practisable(page)
      if (!dialogue) throw new Error('There is no dialogue to practise.')
      const submissionId = await practise(page, { dialogueId: dialogue.id, answers: spoilt(dialogue.answers, [3]) })
      await sat(username, { daysAgo: 2, first: 30, second: 20 })
      for (const path of [...LEARNER_PAGES, `/practice/${dialogue.id}?attempt=${submissionId}`]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await whatIsCovered(page), path).toEqual([])
      }
    })

    test("nothing floating covers an admin's controls", async ({ context, page }) => {
      await signInAs(context, { username: 'bas', role: 'admin' })
      for (const path of ['/admin', '/admin/dialogues', '/admin/dialogues/new', '/admin/insight', '/admin/users']) {
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await whatIsCovered(page), path).toEqual([])
      }
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it cannot move out of the way, so it is at the end of the page', async ({ page }) => {
    await page.goto('/practice')
    const feedback = page.getByRole('link', { name: 'Feedback' })
    await expect(feedback).toHaveCSS('position', 'static')
    await feedback.click()
    await expect(page.getByRole('heading', { name: 'Share Your Feedback' })).toBeVisible()
  })
})
