import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { createAccount } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { GOOGLE_CLIENT, type GoogleDouble, googlePerson, startGoogleDouble } from '#tests/support/google-double.ts'
import { browserWithSample, SAMPLE_COOKIE } from '#tests/support/sample-browser.ts'
import { getSample, type SampleRow } from '#tests/support/submission.ts'

let app: RunningApp
let google: GoogleDouble
let sample: SampleRow

beforeAll(async () => {
  google = await startGoogleDouble()
  // Set before the bundle is imported, which reads them.
  process.env.GOOGLE_ISSUER = google.issuer
  process.env.GOOGLE_CLIENT_ID = GOOGLE_CLIENT.id
  process.env.GOOGLE_CLIENT_SECRET = GOOGLE_CLIENT.secret
  app = await startApp()
  sample = await getSample()
})
afterAll(async () => {
  await app.close()
  await google.close()
})
beforeEach(async () => {
  google.reset()
  await db.rateLimit.deleteMany()
})

const ownerOf = async (id: string) => (await db.submission.findUniqueOrThrow({ where: { id } })).userId
const person = (sub: string, changes = {}) => googlePerson({ sub, email: `${sub}@example.org`, ...changes })

test.each([
  ['the form', '/username-setup', { terms: 'on' }],
  ['the call', '/api/auth/complete-oauth-registration', {}],
])('a new account by Google keeps the sample of its browser: %s', async (name, path, more) => {
  const { browser, submissionId } = await browserWithSample({ app, sample })
  const sub = `sample-${name.replace(' ', '-')}`
  google.setClaims(person(sub))
  expect((await browser.signIn()).headers.get('Location')).toBe('/username-setup')
  expect(await ownerOf(submissionId)).toBeNull()
  // A refused name uses nothing up.
  expect((await browser.post(path, { username: 'x', ...more })).status).toBe(400)
  expect((await browser.post(path, { username: sub, ...more })).status).toBeLessThan(400)
  const user = await db.user.findUniqueOrThrow({ where: { googleId: sub } })
  expect(await ownerOf(submissionId)).toBe(user.id)
  expect(browser.cookies.has(SAMPLE_COOKIE)).toBe(false)
  const html = await (await browser.get('/dashboard')).text()
  if (path === '/username-setup') expect(html).toContain('Your sample was kept')
  expect(html).toContain('Daily Goal Met!')
})

test('signing in by Google to an existing account, known or linked, claims nothing', async () => {
  const known = await createAccount({ googleId: 'sample-known' })
  const linked = await createAccount({ email: 'sample-linked@example.org' })
  for (const sub of ['sample-known', 'sample-linked']) {
    const { browser, submissionId } = await browserWithSample({ app, sample })
    google.setClaims(person(sub))
    expect((await browser.signIn()).headers.get('Location')).toBe('/dashboard')
    expect(await ownerOf(submissionId)).toBeNull()
  }
  expect(await db.submission.count({ where: { userId: { in: [known.id, linked.id] } } })).toBe(0)
})
