import { type BrowserContext, expect, type Page } from '@playwright/test'
import { untilHydrated } from './hydrated.ts'

/**
 * Scrolls to every control that can be seen, no further than a browser does for one that gets the focus, and asks the
 * page what is at its middle, on the way down and on the way up: it must be the control, a part of it or its label. The feedback button and the tabs must
 * not cover a corner of it either. Everything folded is unfolded before. In an open dialog only the dialog counts.
 *
 * @param within what is open above the page, such as a menu, as a selector.
 * @returns what cannot be pressed, and what is there instead.
 */
export function whatIsCovered(page: Page, within = ''): Promise<string[]> {
  return page.evaluate(async (selector) => {
    const FLOATING = '.feedback-float, nav.fixed'
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    const CORNERS = [0.05, 0.95].flatMap((x) => [0.05, 0.95].map((y) => ({ x, y })))
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true
    await frame()
    await frame()
    const root = document.querySelector('dialog:modal') ?? document.querySelector(selector || 'body')
    if (!root) throw new Error(`${selector} is not open.`)

    const at = ({ left, top, width, height }: DOMRect, { x, y }: { x: number; y: number }) =>
      document.elementFromPoint(left + width * x, top + height * y)
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // What is clipped away is for screen readers and the keyboard only.
      const clipped = element.closest('thead, .sr-only')
      return isDrawn && width > 1 && height > 1 && (!clipped || getComputedStyle(clipped).clipPath === 'none')
    }
    // A field that is drawn by its label is pressed there.
    const targets = [...root.querySelectorAll(CONTROLS)].flatMap((control) => {
      if (control.closest(FLOATING) && !selector) return []
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      const target = [control, ...labels].find(isSeen)
      return target ? [{ control, target }] : []
    })
    type Target = (typeof targets)[number]

    const boxOf = ({ target }: Target): DOMRect => {
      // The middle of a link on two lines may be beside both.
      const [first] = [...target.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
      return first ?? target.getBoundingClientRect()
    }
    const belongs = (hit: Element | null, { control, target }: Target): boolean =>
      hit !== null && (target.contains(hit) || control.contains(hit) || hit.closest('label')?.control === control)
    const inTheWay = (one: Target): Element | null | undefined => {
      // Script may have put another in its place.
      if (!one.target.isConnected) return undefined
      const box = boxOf(one)
      const hit = at(box, { x: 0.5, y: 0.5 })
      if (!belongs(hit, one)) return hit
      return CORNERS.map((corner) => at(box, corner)).find(
        (corner) => corner?.closest(FLOATING) && !belongs(corner, one),
      )
    }
    // What floats moves out of the way within a few frames.
    const settle = async (find: () => boolean): Promise<boolean> => {
      for (let frames = 0; frames < 60 && find(); frames += 1) await frame()
      return find()
    }
    const tell = (element: Element | null | undefined) =>
      element?.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 100) ?? 'nothing'

    const found = new Map<Element, string>()
    const note = async (one: Target): Promise<void> => {
      if (!(await settle(() => inTheWay(one) !== undefined))) return
      found.set(one.control, `${tell(one.control)} is under ${tell(inTheWay(one))}`)
    }
    const goThrough = async (order: readonly Target[]): Promise<void> => {
      for (const one of order) {
        if (found.has(one.control)) continue
        one.target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
        await note(one)
      }
    }
    await goThrough(targets)
    // The feedback button returns on the way up.
    const floating = document.querySelector('.feedback-float')
    const backwards = floating ? Array.from({ length: Math.ceil(scrollY / (innerHeight / 4)) }) : []
    for (const _ of backwards) {
      window.scrollBy({ top: -innerHeight / 4, behavior: 'instant' })
      await frame()
      await frame()
      for (const one of targets) if (at(boxOf(one), { x: 0.5, y: 0.5 })?.closest('.feedback-float')) await note(one)
    }
    await goThrough(targets.toReversed())
    return [...found.values()]
  }, within)
}

/** Most of the time a page waits for the network, so that several can be looked at together. */
const PAGES_AT_ONCE = 4

/** Opens pages, as this browser's visitor, and checks that nothing covers a control there. */
export async function expectNothingCovered(context: BrowserContext, paths: readonly string[]): Promise<void> {
  const waiting = [...paths]
  const look = async (page: Page): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await untilHydrated(page)
      expect.soft(await whatIsCovered(page), path).toEqual([])
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, async () => look(await context.newPage())))
}
