import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[]
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules whose result may depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Waits until colour transitions have ended: the colours in between are not part of the design. */
const PAINTED = `(async () => {
  // Browsers do not restyle what they skip, so a new theme would not reach it.
  if (document.adoptedStyleSheets.length === 0) {
    const drawn = new CSSStyleSheet()
    drawn.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [drawn]
  }
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  // A new width or theme may take another frame to reach the page.
  for (let quiet = 0, round = 0; quiet < 2 && round < 20; round += 1) {
    await frame()
    await frame()
    const running = document.getAnimations().filter((it) => it instanceof CSSTransition)
    quiet = running.length === 0 ? quiet + 1 : 0
    await Promise.allSettled(running.map((it) => it.finished))
  }
})()`

/** Waits until a new width or theme is painted. */
export const painted = (page: Page): Promise<void> => page.evaluate(PAINTED)

/** The violations that axe finds on the page now. */
export async function violationsOf(page: Page, rules = RULES): Promise<string[]> {
  await painted(page)
  // Evaluated by the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE)
  const options = { runOnly: rules, resultTypes: ['violations'], preload: false }
  const result = await page.evaluate<AxeResult>(`axe.run(document, ${JSON.stringify(options)})`)
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

const WIDTHS = [390, 1280]
const THEMES = ['light', 'dark'] as const

/** The violations that axe finds in both themes, at the current width or the given ones. */
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

/** The violations that axe finds in both themes, on a phone and on a desktop. */
export function violationsInEveryLook(page: Page): Promise<string[]> {
  return violationsInThemes(page, WIDTHS)
}

/** A new viewport width may take several frames to reach the page. */
const FRAMES_TO_SETTLE = 30

/** By how many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(async (frames) => {
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    for (let frame = 0; frame < frames && overflow() > 0; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return overflow()
  }, FRAMES_TO_SETTLE)
}
