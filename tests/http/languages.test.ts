import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '#app/config/env.server.ts'
import { localPath } from '#app/config/local-path.ts'
import { PUBLIC_PATHS } from '#app/config/navigation.ts'
import { db } from '#app/db.server.ts'
import { cookiesOf, createAccount, PASSWORD, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { outboxOf } from '#tests/support/outbox.ts'
import { routeTable } from '#tests/support/route-table.ts'
import { statementsOf } from '#tests/support/statements.ts'

// The language of a response: docs/product.md, Languages.

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ withJobs: true, alone: true })
})
afterAll(() => app.close())

const TURKISH = { 'Accept-Language': 'tr-TR,tr;q=0.9,en;q=0.8' }
const OWN_WRITE = { 'Sec-Fetch-Site': 'same-origin' }
const publicPages = routeTable().filter(({ isPublic }) => isPublic)

async function languageOf(path: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  return /<html lang="(\w+)"/.exec(await (await app.request(path, { headers })).text())?.[1]
}

const languageCookieOf = (response: Response) =>
  response.headers.getSetCookie().filter((line) => line.startsWith('kopru_language='))

const formHeaders = (headers: Record<string, string> = {}) => ({ ...OWN_WRITE, Accept: 'text/html', ...headers })

async function chooseLanguage(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams(fields)
  return app.request('/api/language', { method: 'POST', headers: formHeaders(headers), body })
}

async function settingOf(userId: number): Promise<string | undefined> {
  return (await db.userSettings.findUnique({ where: { userId } }))?.language
}

test('the pages under /tr are those in the list', () => {
  expect(PUBLIC_PATHS).toEqual(expect.arrayContaining(publicPages.map(({ url }) => url)))
})

test.each(publicPages.map(({ url }) => url))('%s names its addresses in both languages', async (path) => {
  const addresses = {
    en: new URL(path, env.APP_URL).href,
    tr: new URL(localPath({ locale: 'tr', path }), env.APP_URL).href,
  }
  for (const locale of ['en', 'tr'] as const) {
    const html = await (await app.request(localPath({ locale, path }))).text()
    expect(html).toContain(`<html lang="${locale}"`)
    expect(html).toContain(`<link rel="canonical" href="${addresses[locale]}"`)
    for (const [name, href] of Object.entries({ ...addresses, 'x-default': addresses.en }))
      expect(html).toMatch(new RegExp(`<link rel="alternate" hrefLang="${name}" href="${href}"`, 'i'))
    expect(html).toContain(`property="og:locale" content="${locale === 'tr' ? 'tr_TR' : 'en_AU'}"`)
  }
})

test("a first visit is answered in the browser's language, with the right Vary header", async () => {
  const response = await app.request('/practice/sample', { headers: TURKISH })
  expect(await response.text()).toContain('<html lang="tr"')
  expect(response.headers.get('Content-Language')).toBe('tr')
  expect(response.headers.get('Vary')).toContain('Accept-Language')
  expect(response.headers.get('Vary')).toContain('Cookie')
  expect(languageCookieOf(response)).toEqual([])
})

test.each([undefined, '*', 'de-DE,fr;q=0.5', 'en-AU,tr;q=0.4', 'tr;q=0'])(
  'Accept-Language %s is English',
  async (accepted) => {
    expect(await languageOf('/login', accepted === undefined ? {} : { 'Accept-Language': accepted })).toBe('en')
  },
)

test('a Turkish address is Turkish for everybody, and later pages stay Turkish', async () => {
  expect(await languageOf('/tr/practice/sample', { Cookie: 'kopru_language=en' })).toBe('tr')
  const response = await app.request('/tr')
  expect(await languageOf('/login', cookiesOf(response))).toBe('tr')
  // An explicit choice is kept.
  expect(languageCookieOf(await app.request('/tr', { headers: { Cookie: 'kopru_language=en' } }))).toEqual([])
})

test("a remembered language takes precedence over the browser's", async () => {
  expect(await languageOf('/login', { ...TURKISH, Cookie: 'kopru_language=en' })).toBe('en')
  expect(await languageOf('/login', { Cookie: 'kopru_language=tr' })).toBe('tr')
  expect(await languageOf('/login', { ...TURKISH, Cookie: 'kopru_language=de' })).toBe('tr')
})

test('a signed-in user gets the language of the settings, without an extra statement, and the cookie follows', async () => {
  const user = await createAccount()
  const { Cookie } = await signedInAs(user)
  const headers = { ...TURKISH, Cookie: `${Cookie}; kopru_language=tr` }
  const response = await app.request('/dashboard', { headers })
  expect(await response.text()).toContain('<html lang="en"')
  expect(languageCookieOf(response)).toEqual([expect.stringContaining('kopru_language=en')])
  await db.userSettings.update({ where: { userId: user.id }, data: { language: 'tr' } })
  expect(await languageOf('/dashboard', headers)).toBe('tr')
  expect(await statementsOf(() => app.request('/no/such/page', { headers }))).toHaveLength(1)
  expect(await statementsOf(() => app.request('/no/such/page', { headers: TURKISH }))).toEqual([])
})

test("a guest's language switch returns to the page in its language, including the query", async () => {
  const turkish = await chooseLanguage({ language: 'tr', returnTo: '/practice/sample?mode=type' })
  expect([turkish.status, turkish.headers.get('Location')]).toEqual([303, '/tr/practice/sample?mode=type'])
  expect(await languageOf('/login', cookiesOf(turkish))).toBe('tr')
  const english = await chooseLanguage(
    { language: 'en', returnTo: '/tr/practice/sample?mode=type' },
    cookiesOf(turkish),
  )
  expect(english.headers.get('Location')).toBe('/practice/sample?mode=type')
  expect(await languageOf('/practice/sample', { ...TURKISH, ...cookiesOf(english) })).toBe('en')
  const elsewhere = await chooseLanguage({ language: 'tr', returnTo: '//evil.example/' })
  expect(elsewhere.headers.get('Location')).toBe('/dashboard')
})

test("a signed-in user's switch is saved; API calls are answered in JSON; other languages are refused", async () => {
  const user = await createAccount()
  const { Cookie } = await signedInAs(user)
  const response = await chooseLanguage({ language: 'tr', returnTo: '/history?type=practice' }, { Cookie })
  expect(response.headers.get('Location')).toBe('/history?type=practice')
  expect(await settingOf(user.id)).toBe('tr')
  const headers = { ...(await writingAs(user)), 'Content-Type': 'application/json' }
  const call = await app.request('/api/language', { method: 'POST', headers, body: '{"language":"en"}' })
  expect([call.status, await call.json(), await settingOf(user.id)]).toEqual([200, { language: 'en' }, 'en'])
  const refused = await app.request('/api/language', { method: 'POST', headers, body: '{"language":"de"}' })
  expect([refused.status, await settingOf(user.id)]).toEqual([400, 'en'])
})

test('the settings change the language', async () => {
  const user = await createAccount()
  const body = new URLSearchParams({ intent: 'language', language: 'tr' })
  const response = await app.request('/settings', { method: 'POST', headers: await writingAs(user), body })
  expect(response.headers.get('Location')).toBe('/settings#language-section')
  expect(languageCookieOf(response).at(-1)).toContain('kopru_language=tr')
  expect(await settingOf(user.id)).toBe('tr')
  expect(await languageOf('/settings', await signedInAs(user))).toBe('tr')
})

test('an account has the language of its sign-up page: form, bell and mail', async () => {
  const blank = { username: '', email: '', password: '', confirmPassword: '' }
  const headers = { ...OWN_WRITE, ...TURKISH }
  const refused = await app.request('/signup', { method: 'POST', headers, body: new URLSearchParams(blank) })
  expect(await refused.text()).toContain('Kullanıcı adı gerekli')
  const account = {
    username: 'gökçe',
    email: 'gokce@example.org',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    terms: 'on',
  }
  const fields = { ...account, username: 'gokce' }
  const made = await app.request('/signup', { method: 'POST', headers, body: new URLSearchParams(fields) })
  expect(made.status).toBe(302)
  const user = await db.user.findFirstOrThrow({ where: { username: 'gokce' }, include: { notifications: true } })
  expect(await settingOf(user.id)).toBe('tr')
  expect(user.notifications[0]?.message).toContain('hoş geldin')
  const [mail] = await outboxOf('gokce@example.org')
  expect(mail?.html).toContain('<html lang="tr"')
  expect(mail?.text).toContain('doğrula')
})

test("errors are in the reader's language: API, pages and their titles", async () => {
  const call = await app.request('/api/user', { headers: TURKISH })
  expect(await call.json()).toMatchObject({ code: 'UNAUTHENTICATED', error: 'Devam etmek için giriş yap.' })
  const user = await createAccount()
  await db.userSettings.update({ where: { userId: user.id }, data: { language: 'tr' } })
  const headers = await signedInAs(user)
  const refused = await (await app.request('/admin', { headers })).text()
  expect(refused).toContain('<html lang="tr"')
  expect(refused).not.toContain('Admin desk ·')
  expect(await (await app.request('/api/submissions/1', { headers })).json()).toMatchObject({
    error: expect.stringMatching(/bulamadık|yok/),
  })
  expect(await languageOf('/tr/no/such/page')).toBe('tr')
})

test('a browser gets the texts of one language only', async () => {
  const scriptsIn = async (headers: Record<string, string>) => {
    const html = await (await app.request('/forgot-password', { headers })).text()
    const paths = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))
    const texts = [...paths].map(async (path) => (await app.request(path)).text())
    const text = (await Promise.all(texts)).join('\n')
    return { paths, holds: (sentence: string) => text.includes(sentence) }
  }
  const [english, turkish] = [await scriptsIn({}), await scriptsIn(TURKISH)]
  expect(english.holds('Forgot your password?')).toBe(true)
  expect(english.holds('Şifreni mi unuttun?')).toBe(false)
  expect(turkish.holds('Şifreni mi unuttun?')).toBe(true)
  expect(turkish.holds('Forgot your password?')).toBe(false)
  // Files common to both are stored once.
  expect([...turkish.paths].filter((path) => english.paths.has(path)).join()).toContain('framework')
})
