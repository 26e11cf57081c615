import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseEnv } from './env.server.ts'

function problemsOf(record: Record<string, string>): string[] {
  const parsed = parseEnv(record)
  return parsed.ok ? [] : parsed.problems
}

function envOf(record: Record<string, string>) {
  const parsed = parseEnv(record)
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
  return parsed.env
}

const DATABASE_URL = 'postgresql://kopru:secret@db.example.org:5432/kopru'
const SESSION_SECRET = 'a-secret-of-sixteen-or-more'
/** The minimum settings for production. */
const MANAGED = { NODE_ENV: 'production', DATABASE_URL, SESSION_SECRET, APP_URL: 'http://localhost:3000' }

test('nothing set is a complete setting: everything embedded, on this machine only', () => {
  expect(envOf({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    APP_URL: 'http://localhost:3000',
    LOG_LEVEL: 'info',
    TRUST_PROXY: 0,
    RATE_LIMIT_FACTOR: 1,
    hasDevPages: false,
    database: { kind: 'embedded', url: undefined },
    transcription: { kind: 'none' },
    voices: { kind: 'embedded' },
    scoring: { kind: 'embedded' },
  })
})

test('an empty or blank value counts as unset', () => {
  expect(envOf({ PORT: '', OPENAI_API_KEY: '  ', DATABASE_URL: '' })).toEqual(envOf({}))
})

test('the address follows the port, and loses the slash at its end', () => {
  expect(envOf({ PORT: '8080' }).APP_URL).toBe('http://localhost:8080')
  expect(envOf({ APP_URL: 'https://kopru.example.org/' }).APP_URL).toBe('https://kopru.example.org')
})

test('only production on a database of its own is open to the network unasked', () => {
  const production = { NODE_ENV: 'production' }
  expect(envOf({ ...MANAGED }).HOST).toBe('0.0.0.0')
  expect(envOf({ ...production }).HOST).toBe('127.0.0.1')
  expect(envOf({ DATABASE_URL }).HOST).toBe('127.0.0.1')
  expect(envOf({ ...production, HOST: '::' }).HOST).toBe('::')
})

test('DATABASE_URL wins over the embedded database', () => {
  const embedded = 'postgresql://kopru:x@127.0.0.1:4000/kopru'
  const own = envOf({ KOPRU_EMBEDDED_DATABASE_URL: embedded }).database
  expect(own).toEqual({ kind: 'embedded', url: embedded, isPooled: false })
  const both = { KOPRU_EMBEDDED_DATABASE_URL: embedded, DATABASE_URL }
  expect(envOf(both).database).toEqual({ kind: 'external', url: DATABASE_URL, isPooled: false })
})

test('an address that goes round the pooler says that there is one', () => {
  expect(envOf({ DATABASE_URL, DIRECT_DATABASE_URL: DATABASE_URL }).database).toMatchObject({ isPooled: true })
})

test('what an answer costs is told where no stranger asks', () => {
  const publicly = { NODE_ENV: 'production', APP_URL: 'https://kopru.example.org' }
  expect(envOf(publicly).showsTimings).toBe(false)
  expect(envOf({ ...publicly, NODE_ENV: 'development' }).showsTimings).toBe(true)
  for (const APP_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect(envOf({ ...publicly, APP_URL }).showsTimings).toBe(true)
  }
})

test('a key for Stripe turns payments on, with several secrets while one is replaced', () => {
  expect(envOf({})).toMatchObject({ stripe: undefined, billingUi: 'checkout' })
  const given = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_the-new-one, whsec_the-old-one',
    STRIPE_PRICE_MONTHLY: 'price_1',
  }
  expect(envOf(given).stripe).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: undefined,
    webhookSecrets: ['whsec_the-new-one', 'whsec_the-old-one'],
    prices: { monthly: 'price_1', fortnightly: undefined },
    apiBase: undefined,
  })
})

const SIGNING_PEM = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs1', format: 'pem' })
  .toString()
const MUX = {
  MUX_TOKEN_ID: 'token',
  MUX_TOKEN_SECRET: 'secret',
  MUX_SIGNING_KEY_ID: 'key',
  MUX_SIGNING_PRIVATE_KEY: Buffer.from(SIGNING_PEM).toString('base64'),
}

test('the keys of Mux turn it on, the signing key in base64, in PEM, and in PEM on one line', () => {
  expect(envOf({}).mux).toBeUndefined()
  const base64 = envOf(MUX).mux
  expect(base64).toMatchObject({ tokenId: 'token', signingKeyId: 'key', webhookSecrets: [], apiBase: undefined })
  expect(base64?.signingPrivateKey).toContain('BEGIN PRIVATE KEY')
  expect(envOf({ ...MUX, MUX_SIGNING_PRIVATE_KEY: SIGNING_PEM }).mux).toEqual(base64)
  expect(envOf({ ...MUX, MUX_SIGNING_PRIVATE_KEY: SIGNING_PEM.replaceAll('\n', '\\n') }).mux).toEqual(base64)
})

test('a signing key that is none, or of another kind, is named and not repeated', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const other = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  for (const MUX_SIGNING_PRIVATE_KEY of ['nonsense', Buffer.from('nonsense').toString('base64'), other]) {
    expect(problemsOf({ ...MUX, MUX_SIGNING_PRIVATE_KEY })).toEqual([
      'MUX_SIGNING_PRIVATE_KEY must be an RSA private key in PEM, plain or in base64.',
    ])
  }
})

test('a key of Web Push that is none is named', () => {
  const VAPID_PRIVATE_KEY = 'A'.repeat(43)
  expect(problemsOf({ VAPID_PUBLIC_KEY: 'short', VAPID_PRIVATE_KEY })).toEqual([
    'VAPID_PUBLIC_KEY must be a key as npx web-push generate-vapid-keys prints it.',
  ])
  const publicKey = `B${'A'.repeat(86)}`
  const { push } = envOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY, PUSH_SERVICE_ORIGIN: 'http://127.0.0.1:9' })
  expect(push).toEqual({ keys: { publicKey, privateKey: VAPID_PRIVATE_KEY }, ownService: 'http://127.0.0.1:9' })
})

test('several session secrets are told apart by commas', () => {
  const both = `${SESSION_SECRET}, ${SESSION_SECRET}-2`
  expect(envOf({ SESSION_SECRET: both }).SESSION_SECRET).toEqual([SESSION_SECRET, `${SESSION_SECRET}-2`])
})

test.each([
  ['PORT', '0', 'PORT must be a whole number from 1 to 65535.'],
  ['PORT', 'http', 'PORT must be a whole number from 1 to 65535.'],
  ['PORT', '65536', 'PORT must be a whole number from 1 to 65535.'],
  ['APP_URL', 'kopru.example.org', 'APP_URL must be a web address without a path, such as https://example.org.'],
  ['APP_URL', 'https://example.org/x', 'APP_URL must be a web address without a path, such as https://example.org.'],
  ['DATABASE_URL', 'mysql://a/b', 'DATABASE_URL must begin with postgresql:// and name a host and a database.'],
  ['DATABASE_URL', 'postgresql://host', 'DATABASE_URL must begin with postgresql:// and name a host and a database.'],
  [
    'DIRECT_DATABASE_URL',
    'postgresql://db.example.org/kopru',
    'DIRECT_DATABASE_URL is set, so DATABASE_URL must be set too.',
  ],
  ['SESSION_SECRET', 'short', 'Each part of SESSION_SECRET must have at least 16 characters.'],
  ['METRICS_TOKEN', 'short', 'Each part of METRICS_TOKEN must have at least 16 characters.'],
  ['DRAIN_SECONDS', '301', 'DRAIN_SECONDS must be a whole number from 0 to 300.'],
  ['GOOGLE_ISSUER', 'accounts', 'GOOGLE_ISSUER must be a web address such as https://example.org.'],
  ['BILLING_UI', 'paypal', 'BILLING_UI must be one of: checkout, elements.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of: fatal, error, warn, info, debug, trace, silent.'],
  ['MOCK_TEST_COOLDOWN_DAYS', '-1', 'MOCK_TEST_COOLDOWN_DAYS must be a whole number from 0 to 365.'],
  ['OPENAI_MONTHLY_BUDGET_USD', 'lots', 'OPENAI_MONTHLY_BUDGET_USD must be a number, at least 0.'],
  ['RATE_LIMIT_FACTOR', '0.5', 'RATE_LIMIT_FACTOR must be a number, at least 1.'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a whole number from 0 to 10.'],
  ['GOOGLE_CLIENT_ID', 'id', 'GOOGLE_CLIENT_ID is set, so GOOGLE_CLIENT_SECRET must be set too.'],
  ['VAPID_PRIVATE_KEY', 'A'.repeat(43), 'VAPID_PRIVATE_KEY is set, so VAPID_PUBLIC_KEY must be set too.'],
  [
    'PUSH_SERVICE_ORIGIN',
    'https://push.example.org',
    'PUSH_SERVICE_ORIGIN must be a web address of this machine without a path: it is for tests only.',
  ],
  ['SMTP_URL', 'smtp://mail.example.org', 'SMTP_URL is set, so MAIL_FROM must be set too.'],
  [
    'MUX_TOKEN_ID',
    'token',
    'MUX_TOKEN_ID is set, so MUX_TOKEN_SECRET and MUX_SIGNING_KEY_ID and MUX_SIGNING_PRIVATE_KEY must be set too.',
  ],
  ['MUX_WEBHOOK_SECRET', 'long-enough-a-secret', 'MUX_WEBHOOK_SECRET is set, so MUX_TOKEN_ID must be set too.'],
  ['MUX_API_BASE', 'https://localhost:1', 'MUX_API_BASE is set, so MUX_TOKEN_ID must be set too.'],
  ['S3_BUCKET', 'b', 'S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.'],
])('%s=%s stops with one clear sentence', (name, value, sentence) => {
  expect(problemsOf({ [name]: value })).toEqual([sentence])
})

test('every wrong value is named at once, and no value is repeated: it may be a secret', () => {
  const problems = problemsOf({ PORT: 'secret-1', SESSION_SECRET: 'secret-2', DATABASE_URL: 'secret-3' })
  expect(problems).toHaveLength(3)
  expect(problems.join(' ')).not.toContain('secret-')
})

test('production on a shared database needs a shared session secret', () => {
  const { SESSION_SECRET: _, ...without } = MANAGED
  expect(problemsOf(without)).toEqual([
    'SESSION_SECRET must be set where DATABASE_URL is set in production, so that every process signs with the same one.',
  ])
  expect(problemsOf(MANAGED)).toEqual([])
  expect(problemsOf({ NODE_ENV: 'production' })).toEqual([])
})

test('production with DATABASE_URL needs APP_URL, and SMTP_URL or MAIL_OUTBOX', () => {
  const { APP_URL: _, ...nowhere } = MANAGED
  expect(problemsOf(nowhere)).toEqual([
    'APP_URL must be set where DATABASE_URL is set in production: the address that visitors use, such as https://example.org. Cookies and emailed links depend on it.',
  ])
  const open = { ...MANAGED, APP_URL: 'https://kopru.example.org' }
  expect(problemsOf(open)).toEqual([
    'SMTP_URL must be set where DATABASE_URL is set in production, so that emailed links reach people and not only the log. Set MAIL_OUTBOX=on if files are enough.',
  ])
  expect(problemsOf({ ...open, MAIL_OUTBOX: 'on' })).toEqual([])
  expect(problemsOf({ ...open, SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org' })).toEqual([])
  expect(problemsOf({ ...nowhere, NODE_ENV: 'development' })).toEqual([])
})
