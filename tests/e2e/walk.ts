import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page of the walks has before what is looked for. */
const MOST_STOPS = 60
const THINNEST_RING_PX = 2

export interface Keyboard {
  press: (key: string) => Promise<void>
  /** Tab, or Shift and Tab, until this has the focus. Every stop on the way has to show it. */
  tabTo: (place: Locator, key?: 'Tab' | 'Shift+Tab') => Promise<void>
  /** Keys pressed so far. */
  presses: () => number
}

/** What has the focus, and whether a ring, its own or of the box around it, shows that. */
async function focusOn(page: Page): Promise<{ what: string; isVisible: boolean }> {
  return page.evaluate((thinnest) => {
    const element = document.activeElement
    if (!element || element === document.body) return { what: 'the page', isVisible: true }
    const hasRing = (one: Element | null) => {
      if (!one) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= thinnest
    }
    const isVisible = hasRing(element) || hasRing(element.parentElement)
    return { what: element.outerHTML.slice(0, 200), isVisible }
  }, THINNEST_RING_PX)
}

/** The keyboard and nothing else. */
export function keyboardOf(page: Page): Keyboard {
  let presses = 0
  async function press(key: string): Promise<void> {
    presses += 1
    await page.keyboard.press(key)
  }
  async function tabTo(place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      await press(key)
      // A busy machine may draw the ring a moment later.
      await expect.poll(() => focusOn(page), { message: 'the focus is visible' }).toMatchObject({ isVisible: true })
      if (await place.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`The keyboard does not reach ${place.toString()}.`)
  }
  return { press, tabTo, presses: () => presses }
}

/** Collects what live regions say, as far as a screen reader would hear it; call it before opening the page. */
export async function hearAnnouncements(page: Page): Promise<() => string[]> {
  const said: string[] = []
  await page.exposeFunction('announced', (sentence: string) => void said.push(sentence))
  await page.addInitScript(() => {
    const regions = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'
    const last = new WeakMap<Element, string>()
    function hear(region: HTMLElement): void {
      const sentence = region.innerText.replaceAll(/\s+/g, ' ').trim()
      if (last.get(region) === sentence) return
      last.set(region, sentence)
      // What is hidden, or behind a modal dialog, is silent.
      const isBehind = document.querySelector('dialog:modal') !== null && region.closest('dialog') === null
      // A region without a box of its own counts by what is in it.
      const isShown = [region, ...region.children].some((part) => part.checkVisibility())
      if (sentence === '' || isBehind || !isShown) return
      ;(window as unknown as { announced: (sentence: string) => void }).announced(sentence)
    }
    function look(node: Node): void {
      const element = node instanceof Element ? node : node.parentElement
      const around = element?.closest<HTMLElement>(regions)
      if (around) hear(around)
      if (node instanceof Element) node.querySelectorAll<HTMLElement>(regions).forEach(hear)
    }
    const changes = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(look)
    })
    // What a document comes with is read, not announced.
    document.addEventListener('DOMContentLoaded', () => {
      changes.observe(document, { subtree: true, childList: true, characterData: true })
    })
  })
  return () => said
}

/** The language in which a screen reader speaks this. */
export function languageOf(place: Locator): Promise<string | undefined> {
  return place.evaluate((element) => element.closest<HTMLElement>('[lang]')?.lang)
}
