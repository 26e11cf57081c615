import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[]
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it is now. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's content security policy does not bind.
  await page.evaluate(AXE)
  const result = await page.evaluate<AxeResult>(`axe.run(document, { runOnly: ${JSON.stringify(RULES)} })`)
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** How far the page is wider than its window, in pixels. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
