import { expect, type Page } from '@playwright/test'

export const DESKTOP = { width: 1280, height: 844 }

export const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
export const userMenu = (page: Page) => page.locator('summary', { hasText: 'Your account' })

/** Hydrated: its clock shows the time. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('time').nth(1)).toBeVisible({ timeout: 20_000 })
}
