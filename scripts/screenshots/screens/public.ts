import { shellCopy } from '../../../app/config/copy/shell.ts'
import type { Screen } from '../stage.ts'

export const PUBLIC: Screen[] = [
  { name: 'public-home', path: '/' },
  { name: 'public-home-without-script', path: '/', noScript: true },
  { name: 'public-home-first-screen', path: '/', isWindow: true },
  { name: 'public-home-signed-in', path: '/', who: 'practised', isWindow: true },
  { name: 'public-home-google', path: '/', server: 'recogniser', isWindow: true },
  { name: 'public-guide', path: '/guides/naati-ccl-overview' },
  { name: 'public-faq', path: '/faq' },
  {
    name: 'public-faq-open',
    path: '/faq',
    act: ({ page }) => page.locator('main details > summary').nth(1).click(),
  },
  { name: 'public-coming-soon', path: '/coming-soon' },
  {
    name: 'public-coming-soon-refused',
    path: '/coming-soon',
    act: async ({ page }) => {
      await page.locator('main [name="email"]').fill('deniz')
      await page.locator('main form').evaluate((form) => form.setAttribute('novalidate', ''))
      await page.locator('main form button').first().click()
      await page.locator('#waitlist-status:not(:empty)').waitFor()
    },
  },
  {
    name: 'public-coming-soon-done',
    path: '/coming-soon',
    act: async ({ page }) => {
      await page.locator('main [name="email"]').fill('deniz@example.org')
      await page.locator('main form button').first().click()
      await page.locator('main [name="email"]').waitFor({ state: 'detached' })
    },
  },
  { name: 'public-site-index', path: '/site-index' },
  { name: 'public-privacy', path: '/privacy-policy' },
  { name: 'public-terms', path: '/terms-of-service' },
  { name: 'public-cookies', path: '/cookie-policy' },
  { name: 'public-voices', path: '/voices' },
  { name: 'public-feedback', path: '/feedback' },
  { name: 'public-not-found', path: '/nothing/here' },
  { name: 'public-offline', path: '/offline' },
  { name: 'public-components', path: '/dev/components' },
  {
    name: 'public-menu',
    path: '/practice',
    isWindow: true,
    act: async ({ page, copy }) => {
      const menu = page.getByRole('button', { name: copy(shellCopy).openMenu, exact: true })
      if (await menu.isVisible()) await menu.click()
    },
  },
]
