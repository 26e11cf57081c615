import { linkFromOutbox } from '../../../tests/e2e/outbox.ts'
import { newUsername } from '../../../tests/e2e/accounts.ts'
import type { Screen, Stage } from '../stage.ts'

async function register({ page }: Stage): Promise<string> {
  const username = newUsername('resim')
  const email = `${username}@example.org`
  const data = { username, email, password: 'Kopru!2026' }
  const answer = await page.request.post('/api/auth/register', { data, headers: { 'Sec-Fetch-Site': 'same-origin' } })
  if (!answer.ok()) throw new Error(`No account: ${await answer.text()}`)
  return email
}

async function resetLink(stage: Stage): Promise<string> {
  const email = await register(stage)
  await stage.context.clearCookies({ name: 'kopru_session' })
  await stage.page.goto('/forgot-password')
  await stage.field('Email').fill(email)
  await stage.press('Send Reset Link')
  await stage.sees('Check Your Email')
  return linkFromOutbox({ to: email, path: '/reset-password' })
}

const refused = ({ page }: Stage) =>
  page.locator('[aria-invalid="true"]:visible, main [role="alert"]:visible').first().waitFor()

export const ACCOUNT: Screen[] = [
  { name: 'account-login', path: '/login' },
  { name: 'account-login-google', path: '/login', server: 'recogniser' },
  { name: 'account-login-without-script', path: '/login', noScript: true },
  {
    name: 'account-login-refused',
    path: '/login',
    act: async (stage) => {
      await stage.field('Username or email').fill('deniz')
      await stage.field('Password').fill('Yanlis!2026')
      await stage.page
        .locator('main')
        .getByRole('button', { name: stage.says('Log In') })
        .click()
      await stage.page.locator('main [role="alert"]').first().waitFor()
    },
  },
  {
    name: 'account-login-no-connection',
    path: '/login',
    act: async (stage) => {
      await stage.field('Username or email').fill('deniz')
      await stage.field('Password').fill('Yanlis!2026')
      await stage.context.setOffline(true)
      await stage.page
        .locator('main')
        .getByRole('button', { name: stage.says('Log In') })
        .click()
      await stage.sees('That did not work. Check your connection and try again; what you typed is still here.')
    },
  },
  { name: 'account-login-after-google', path: '/login?error=oauth_denied' },
  { name: 'account-signup', path: '/signup' },
  { name: 'account-signup-without-script', path: '/signup', noScript: true },
  {
    name: 'account-signup-refused',
    path: '/signup',
    act: async (stage) => {
      await stage.field('Username').fill('free')
      await stage.field('Email').fill('deniz@example.org')
      await stage.page.locator('[name="password"]').fill('Kopru!2026')
      await stage.page.locator('[name="confirmPassword"]').fill('Kopru!2025')
      await stage.page.getByRole('checkbox').first().check()
      await stage.page
        .locator('main')
        .getByRole('button', { name: stage.says('Create Free Account') })
        .click()
      await refused(stage)
    },
  },
  {
    name: 'account-signup-filled',
    path: '/signup',
    act: async (stage) => {
      await stage.field('Username').fill('deniz.yolcu')
      await stage.field('Email').fill('deniz.yolcu@example.org')
      await stage.page.locator('[name="password"]').fill('Kopru!2026')
      await stage.page.locator('[name="confirmPassword"]').fill('Kopru!2025')
      await stage.sees('This username is available.')
    },
  },
  { name: 'account-forgot', path: '/forgot-password' },
  {
    name: 'account-forgot-refused',
    path: '/forgot-password',
    act: async (stage) => {
      await stage.field('Email').fill('deniz')
      await stage.press('Send Reset Link')
      await refused(stage)
    },
  },
  { name: 'account-forgot-sent', path: '/forgot-password?sent=1' },
  { name: 'account-reset', route: '/reset-password', path: resetLink },
  { name: 'account-reset-invalid', path: '/reset-password?token=x' },
  { name: 'account-reset-done', path: '/reset-password?done=1' },
  { name: 'account-verify-invalid', path: '/verify-email?token=x' },
  {
    name: 'account-verify',
    path: async (stage) => linkFromOutbox({ to: await register(stage), path: '/verify-email' }),
  },
  {
    name: 'account-username',
    route: '/username-setup',
    path: '/api/auth/google',
    server: 'recogniser',
    act: ({ page }) => page.waitForURL(/\/username-setup/),
  },
  { name: 'account-logout', path: '/logout', who: 'own' },
]
