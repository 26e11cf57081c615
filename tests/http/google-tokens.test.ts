import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { db } from '#app/db.server.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { googleBrowser } from '#tests/support/google-browser.ts'
import { GOOGLE_CLIENT, type GoogleDouble, googlePerson, startGoogleDouble } from '#tests/support/google-double.ts'

const FAILED = '/login?error=oauth_failed'
/** More than the accepted clock skew. */
const MINUTE = 60

let app: RunningApp
let google: GoogleDouble

beforeAll(async () => {
  google = await startGoogleDouble()
  // Set before the bundle is imported, which reads them.
  process.env.GOOGLE_ISSUER = google.issuer
  process.env.GOOGLE_CLIENT_ID = GOOGLE_CLIENT.id
  process.env.GOOGLE_CLIENT_SECRET = GOOGLE_CLIENT.secret
  app = await startApp()
})
afterAll(async () => {
  await app.close()
  await google.close()
})
beforeEach(async () => {
  google.reset()
  await db.rateLimit.deleteMany()
})

function seconds(): number {
  return Math.floor(Date.now() / 1000)
}

const WRONG_CLAIMS: [string, () => Record<string, unknown>][] = [
  ['audience', () => ({ aud: 'another-client' })],
  ['authorised party among several', () => ({ aud: [GOOGLE_CLIENT.id, 'other'], azp: 'other' })],
  ['silence among several', () => ({ aud: [GOOGLE_CLIENT.id, 'other'] })],
  ['issuer', () => ({ iss: 'https://accounts.google.com' })],
  ['end', () => ({ exp: seconds() - MINUTE })],
  ['age', () => ({ iat: seconds() - 60 * MINUTE, exp: seconds() + MINUTE })],
  ['beginning', () => ({ iat: seconds() + 5 * MINUTE, nbf: seconds() + 5 * MINUTE })],
  ['nonce', () => ({ nonce: 'another' })],
  ['lack of a nonce', () => ({ nonce: undefined })],
  ['lack of an end', () => ({ exp: undefined })],
  ['address', () => ({ email: 'nobody' })],
  ['empty id', () => ({ sub: '' })],
]

test.each(WRONG_CLAIMS)('an id token with a wrong %s opens nothing', async (_, changes) => {
  google.setClaims(googlePerson(changes()))
  const browser = googleBrowser(app)
  const response = await browser.signIn()
  expect(response.headers.get('Location')).toBe(FAILED)
  expect([...browser.cookies.keys()].filter((name) => /session|sign_up/.test(name))).toEqual([])
})

function withHeader(idToken: string, header: Record<string, unknown>): string {
  return `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${idToken.split('.')[1] ?? ''}`
}

const FORGERIES: [string, (idToken: string) => string][] = [
  [
    'of another key',
    (idToken) => {
      const body = idToken.split('.').slice(0, 2).join('.')
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`
    },
  ],
  ['of nobody', (idToken) => `${withHeader(idToken, { alg: 'none', typ: 'JWT' })}.`],
  [
    'by our own secret',
    (idToken) => {
      const body = withHeader(idToken, { alg: 'HS256', typ: 'JWT' })
      return `${body}.${createHmac('sha256', GOOGLE_CLIENT.secret).update(body).digest('base64url')}`
    },
  ],
  ['that is no token', () => 'x'],
]

test.each(FORGERIES)('a signature %s opens nothing', async (_, forge) => {
  google.alterIdToken(forge)
  expect((await googleBrowser(app).signIn()).headers.get('Location')).toBe(FAILED)
})
