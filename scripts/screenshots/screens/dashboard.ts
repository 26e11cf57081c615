import { shellCopy } from '../../../app/config/copy/shell.ts'
import { query } from '../../../tests/e2e/accounts.ts'
import { hold } from './acts.ts'
import type { Screen, Stage } from '../stage.ts'

const openBell = ({ page }: Stage) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^(?:Notifications|Bildirimler)/ })
    .click()
const openFeedback = ({ page, says }: Stage) => page.getByRole('button', { name: says('Feedback') }).click()

export const DASHBOARD: Screen[] = [
  { name: 'dashboard-guest', path: '/dashboard' },
  { name: 'dashboard-new', path: '/dashboard', who: 'newcomer' },
  { name: 'dashboard-unverified', path: '/dashboard', who: 'unverified' },
  {
    name: 'dashboard-unverified-sent',
    path: '/dashboard',
    who: 'own',
    isWindow: true,
    before: async ({ username }) => {
      await query('UPDATE users SET email_verified = false WHERE username = $1', [username])
    },
    act: async ({ press, page }) => {
      await press('Resend Email')
      await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor()
    },
  },
  { name: 'dashboard', path: '/dashboard', who: 'practised' },
  { name: 'dashboard-first-screen', path: '/dashboard', who: 'practised', isWindow: true },
  { name: 'dashboard-without-script', path: '/dashboard', who: 'practised', noScript: true },
  { name: 'dashboard-pro', path: '/dashboard', who: 'paying' },
  {
    name: 'dashboard-bell',
    path: '/dashboard',
    who: 'practised',
    isWindow: true,
    isPassing: true,
    act: async (stage) => {
      await openBell(stage)
      await stage.page
        .getByRole('region', { name: stage.says('Notifications') })
        .locator('li')
        .first()
        .waitFor()
    },
  },
  { name: 'dashboard-bell-empty', path: '/dashboard', who: 'newcomer', isWindow: true, isPassing: true, act: openBell },
  {
    name: 'dashboard-bell-loading',
    path: '/dashboard',
    who: 'practised',
    isWindow: true,
    isPassing: true,
    before: (stage) => hold(stage, '**/api/notifications'),
    act: openBell,
  },
  {
    name: 'dashboard-bell-failed',
    path: '/dashboard',
    who: 'practised',
    isWindow: true,
    isPassing: true,
    before: ({ page }) => page.route('**/api/notifications', (route) => route.fulfill({ status: 500, json: {} })),
    act: async (stage) => {
      await openBell(stage)
      await stage.sees('We could not load your notifications.')
    },
  },
  { name: 'dashboard-notifications', path: '/notifications', who: 'practised' },
  { name: 'dashboard-notifications-empty', path: '/notifications', who: 'newcomer' },
  {
    name: 'dashboard-menu',
    path: '/dashboard',
    who: 'practised',
    isWindow: true,
    isPassing: true,
    act: async ({ page, copy }) => {
      const { openMenu, accountMenu } = copy(shellCopy)
      const menu = page.getByRole('button', { name: openMenu, exact: true })
      if (await menu.isVisible()) await menu.click()
      else await page.locator('summary', { hasText: accountMenu }).click()
    },
  },
  {
    name: 'dashboard-feedback',
    path: '/dashboard',
    who: 'newcomer',
    isWindow: true,
    isPassing: true,
    act: openFeedback,
  },
  {
    name: 'dashboard-feedback-refused',
    path: '/dashboard',
    who: 'newcomer',
    isWindow: true,
    isPassing: true,
    act: async (stage) => {
      await openFeedback(stage)
      await stage.field('Your feedback').fill('Kısa')
      await stage.press('Submit')
      await stage.page.locator('dialog [aria-invalid="true"]').first().waitFor()
    },
  },
  {
    name: 'dashboard-feedback-sent',
    path: '/dashboard',
    who: 'own',
    isWindow: true,
    isPassing: true,
    act: async (stage) => {
      await openFeedback(stage)
      await stage.field('Category').selectOption({ index: 1 })
      await stage.field('Your feedback').fill('Diyaloglar çok gerçekçi, teşekkürler.')
      await stage.press('Submit')
      await stage.page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor()
    },
  },
  { name: 'dashboard-feedback-page', path: '/feedback', who: 'newcomer' },
]
