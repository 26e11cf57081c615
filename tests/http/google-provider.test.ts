import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { googleBrowser } from '#tests/support/google-browser.ts'
import { GOOGLE_CLIENT, type GoogleDouble, startGoogleDouble } from '#tests/support/google-double.ts'

const FAILED = '/login?error=oauth_failed'
/** The limit for one response from Google, with a margin. */
const BOUND_MS = 7_000

let app: RunningApp
let google: GoogleDouble

beforeAll(async () => {
  google = await startGoogleDouble()
  // Set before the bundle is imported, which reads them. On https, so that its cookies can be checked as well.
  process.env.APP_URL = 'https://kopru.example'
  process.env.GOOGLE_ISSUER = google.issuer
  process.env.GOOGLE_CLIENT_ID = GOOGLE_CLIENT.id
  process.env.GOOGLE_CLIENT_SECRET = GOOGLE_CLIENT.secret
  app = await startApp({ alone: true })
})
afterAll(async () => {
  await app.close()
  await google.close()
})
beforeEach(() => google.reset())

async function timed<Value>(work: () => Promise<Value>): Promise<{ value: Value; ms: number }> {
  const startedAt = performance.now()
  const value = await work()
  return { value, ms: performance.now() - startedAt }
}

// The order matters: the endpoints are read once, so the first tests meet a server that has not read them yet.

test('a provider that is down at the start leads back to the login page; an API call gets 503', async () => {
  google.setFault('discovery', 'down')
  expect((await googleBrowser(app).get('/api/auth/google')).headers.get('Location')).toBe(FAILED)
  const call = await app.request('/api/auth/google')
  expect(call.status).toBe(503)
  expect(call.headers.get('Retry-After')).toMatch(/^\d+$/)
  expect(await call.json()).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' })
})

test.each(['hang', 'trickle'] as const)('discovery that does not end (%s) is given up in time', async (fault) => {
  google.setFault('discovery', fault)
  const { value, ms } = await timed(() => googleBrowser(app).get('/api/auth/google'))
  expect(value.headers.get('Location')).toBe(FAILED)
  expect(ms).toBeLessThan(BOUND_MS)
})

test('a document of another issuer is not trusted', async () => {
  google.setIssuer('http://127.0.0.1:1')
  expect((await googleBrowser(app).get('/api/auth/google')).headers.get('Location')).toBe(FAILED)
})

test('after failures the provider is asked again, and only once for concurrent requests', async () => {
  const browsers = Array.from({ length: 4 }, () => googleBrowser(app))
  const addresses = await Promise.all(browsers.map((browser) => browser.setOut()))
  for (const address of addresses) expect(address.origin).toBe(google.issuer)
  expect(google.calls.discovery).toBe(1)
})

test('on https the cookies are Secure and bound to this host, and the redirect URL is on APP_URL', async () => {
  const response = await googleBrowser(app).get('/api/auth/google')
  const lines = response.headers.getSetCookie()
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toMatch(/^__Host-kopru_google_/)
    expect(line).toMatch(/; Secure/)
    expect(line).toMatch(/; Path=\/(;|$)/)
    expect(line).not.toMatch(/Domain/i)
  }
  const address = new URL(response.headers.get('Location') ?? '')
  expect(address.searchParams.get('redirect_uri')).toBe('https://kopru.example/api/auth/google/callback')
})

test.each(['jwks', 'token'] as const)('missing keys or tokens lead to the login page: %s', async (part) => {
  google.setFault(part, 'down')
  expect((await googleBrowser(app).signIn()).headers.get('Location')).toBe(FAILED)
})

test.each([
  ['token', 'hang'],
  ['token', 'trickle'],
  ['jwks', 'hang'],
] as const)('%s that does not end (%s) is given up in time', async (part, fault) => {
  google.setFault(part, fault)
  const { value, ms } = await timed(() => googleBrowser(app).signIn())
  expect(value.headers.get('Location')).toBe(FAILED)
  expect(ms).toBeLessThan(BOUND_MS)
})

test('once the provider is back, signing in works', async () => {
  const browser = googleBrowser(app)
  expect((await browser.signIn()).headers.get('Location')).toBe('/username-setup')
  expect([...browser.cookies.keys()]).toEqual(['__Host-kopru_google_sign_up'])
})
