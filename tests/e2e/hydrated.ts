import type { Page } from '@playwright/test'

/** Waits until script has taken the page over: what is pressed or chosen before has no handler. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !('__reactRouterContext' in window) ||
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
    undefined,
    { polling: 100 },
  )
}
