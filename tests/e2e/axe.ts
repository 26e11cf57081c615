import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[]
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another theme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What the page shows from the next frame on, when what changes its colour slowly has done so: half of the way is no colour of ours. */
const PAINTED = `(async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  // A width or a theme that was just set may reach the page a frame later still.
  for (let quiet = 0, round = 0; quiet < 2 && round < 20; round += 1) {
    await frame()
    await frame()
    const running = document.getAnimations().filter((it) => it instanceof CSSTransition)
    quiet = running.length === 0 ? quiet + 1 : 0
    await Promise.allSettled(running.map((it) => it.finished))
  }
})()`

/** What axe finds on the page as it is now. */
export async function violationsOf(page: Page, rules = RULES): Promise<string[]> {
  await page.evaluate(PAINTED)
  // Evaluated by the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE)
  const options = { runOnly: rules, resultTypes: ['violations'], preload: false }
  const result = await page.evaluate<AxeResult>(`axe.run(document, ${JSON.stringify(options)})`)
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

const WIDTHS = [390, 1280]
const THEMES = ['light', 'dark'] as const

/** What axe finds on the page as it stands, in both themes, at this width or those. */
export async function violationsInThemes(page: Page, widths?: readonly number[]): Promise<string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const width of widths ?? [before?.width ?? 0]) {
    if (before && widths) await page.setViewportSize({ width, height: before.height })
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const violations = await violationsOf(page, colorScheme === 'light' ? RULES : COLOUR_RULES)
      found.push(...violations.map((violation) => `${colorScheme}, ${width} px: ${violation}`))
    }
  }
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return found
}

/** What axe finds on the page as it stands, in both themes and on a phone as on a desk. */
export function violationsInEveryLook(page: Page): Promise<string[]> {
  return violationsInThemes(page, WIDTHS)
}

/** A width that was just set is the page's some frames later. */
const FRAMES_TO_SETTLE = 30

/** How far the page is wider than its window, in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(async (frames) => {
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    for (let frame = 0; frame < frames && overflow() > 0; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return overflow()
  }, FRAMES_TO_SETTLE)
}
