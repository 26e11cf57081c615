import type { Screen, Stage } from '../stage.ts'
import { createAccount } from '../../../tests/e2e/accounts.ts'
import { signIn } from '../../../tests/e2e/accounts.ts'

async function isSaved({ page }: Stage): Promise<void> {
  await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor()
}

export const SETTINGS: Screen[] = [
  { name: 'unsubscribe-wrong', route: '/unsubscribe/:token', path: '/unsubscribe/x' },
  { name: 'settings', path: '/settings', who: 'practised' },
  { name: 'settings-without-script', path: '/settings', who: 'practised', noScript: true },
  { name: 'settings-pro', path: '/settings', who: 'paying' },
  {
    name: 'settings-google-only',
    path: async ({ context }) => {
      await signIn(context, await createAccount({ username: 'google', hasPassword: false }))
      return '/settings'
    },
  },
  {
    name: 'settings-password-refused',
    path: '/settings',
    who: 'own',
    act: async ({ page, press }) => {
      await page.locator('[name="currentPassword"]').fill('Yanlis!2026')
      await page.locator('[name="newPassword"]').fill('Kopru!2027')
      await page.locator('[name="confirmPassword"]').fill('Kopru!2027')
      await press('Change password')
      await page.locator('[aria-invalid="true"]:visible, main [role="alert"]:visible').first().waitFor()
    },
  },
  {
    name: 'settings-saved',
    path: '/settings',
    who: 'own',
    isWindow: true,
    isPassing: true,
    act: async (stage) => {
      await stage.page.locator('[name="marketingEmails"]').check()
      await stage.press('Save notifications')
      await isSaved(stage)
    },
  },
  {
    name: 'settings-delete',
    path: '/settings',
    who: 'own',
    act: async ({ unfold, press, page }) => {
      await unfold('Delete my account')
      await page
        .locator('main details[open] input[type="text"], main details[open] input:not([type])')
        .last()
        .fill('deniz')
      await press('Delete this account')
      await page.locator('[aria-invalid="true"]').first().waitFor()
    },
  },
  { name: 'settings-reminders', path: '/settings/reminders', who: 'own' },
  { name: 'settings-reminders-without-script', path: '/settings/reminders', who: 'own', noScript: true },
  { name: 'settings-voices', path: '/voices', who: 'practised' },
  { name: 'settings-help', path: '/help-center', who: 'practised' },
  { name: 'settings-help-searched', path: '/help-center?q=microphone', who: 'practised' },
  { name: 'settings-help-nothing-found', path: '/help-center?q=zzzz', who: 'practised' },
  { name: 'settings-help-without-script', path: '/help-center', who: 'practised', noScript: true },
]
