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
    // What is folded away is not drawn, so its transitions never end.
    const isShown = (it) => it.effect.target.checkVisibility()
    const running = document.getAnimations().filter((it) => it instanceof CSSTransition && isShown(it))
    quiet = running.length === 0 ? quiet + 1 : 0
    await Promise.allSettled(running.map((it) => it.finished))
  }
})()`

/** Waits until a new width or theme is painted. */
export const painted = (page: Page): Promise<void> => page.evaluate(PAINTED)

/** How many pieces of text of one look are measured: more than one, as something else may lie over the first. */
const MOST_OF_A_LOOK = 3

/**
 * Marks the text to measure. Contrast depends on nothing but the text's own style and what is drawn behind it, and takes
 * most of axe's time: of the many rows of a list a few are enough.
 */
const MARK_TEXT = `(() => {
  const numbers = new Map()
  const numberOf = (key) => numbers.get(key) ?? numbers.set(key, numbers.size + 1).size
  const behind = new Map([[null, 0]])
  const backgroundOf = (element) => {
    if (behind.has(element)) return behind.get(element)
    const style = getComputedStyle(element)
    const drawn = [style.backgroundColor, style.backgroundImage, style.opacity, style.filter, style.mixBlendMode].join()
    // What is taken out of the flow may lie on anything.
    const isInFlow = style.position === 'static' || style.position === 'relative'
    const above = backgroundOf(element.parentElement)
    const isClear = isInFlow && drawn === 'rgba(0, 0, 0, 0),none,1,none,normal'
    const number = isClear ? above : numberOf([above, drawn, isInFlow || element.className].join())
    behind.set(element, number)
    return number
  }
  const isText = (element) =>
    element.matches('input, select, textarea, button') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
  const counts = new Map()
  for (const element of document.body.querySelectorAll('*')) {
    element.removeAttribute('data-measured')
    if (!isText(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textShadow, position } = getComputedStyle(element)
    const look = [element.localName, color, fontSize, fontWeight, textShadow, position, backgroundOf(element)].join()
    const count = (counts.get(look) ?? 0) + 1
    counts.set(look, count)
    if (count <= ${MOST_OF_A_LOOK}) element.setAttribute('data-measured', '')
  }
})()`

const CONFIGURATION = { rules: [{ id: 'color-contrast', selector: '[data-measured]' }] }

/** The violations that axe finds on the page now. */
export async function violationsOf(page: Page, rules = RULES): Promise<string[]> {
  await painted(page)
  // Evaluated by the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate<boolean>('"axe" in window'))) {
    await page.evaluate(`${AXE}; axe.configure(${JSON.stringify(CONFIGURATION)})`)
  }
  const options = { runOnly: rules, resultTypes: ['violations'], preload: false }
  const result = await page.evaluate<AxeResult>(`${MARK_TEXT}; axe.run(document, ${JSON.stringify(options)})`)
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
