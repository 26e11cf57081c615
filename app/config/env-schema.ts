import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { TRACING_FIELDS } from './tracing.ts'
import { environment as copy } from './copy/en/environment.ts'
import { SPEECH_COMPANIONS, SPEECH_FIELDS } from './env/speech-fields.ts'
import {
  isWeb,
  MIN_SECRET_LENGTH,
  number,
  oneOf,
  secrets,
  text,
  urlWith,
  webAddress,
  wholeNumber,
} from './env/kinds.ts'

// The environment. Every variable is optional.

const MAX_PORT = 65_535
const MAX_PROXIES = 10
const MAX_PROCESSES = 64
const MAX_DRAIN_SECONDS = 300
const MAX_DAYS = 365
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** PEM, plain or base64-encoded as Mux provides it. Null if it is not an RSA key. */
function readSigningKey(value: string): string | null {
  const pem = value.includes('-----BEGIN')
    ? value.replaceAll('\\n', '\n')
    : Buffer.from(value, 'base64').toString('utf8')
  try {
    const key = createPrivateKey(pem)
    return key.asymmetricKeyType === 'rsa' ? key.export({ type: 'pkcs8', format: 'pem' }).toString() : null
  } catch {
    return null
  }
}

const databaseUrl = (name: string) =>
  urlWith(
    copy.databaseUrl(name),
    (url) => ['postgres:', 'postgresql:'].includes(url.protocol) && url.hostname !== '' && url.pathname.length > 1,
  )

const fields = {
  NODE_ENV: oneOf('NODE_ENV', ['development', 'production', 'test']),
  PORT: wholeNumber('PORT', { min: 1, max: MAX_PORT }),
  HOST: text,
  APP_URL: urlWith(copy.origin('APP_URL'), (url) => isWeb(url) && url.pathname === '/' && !url.search && !url.hash),
  DATA_DIR: text,
  DATABASE_URL: databaseUrl('DATABASE_URL'),
  // Used by scripts/database/database.mjs and scripts/database/migrate.mjs; listed here so that a typo is detected.
  DIRECT_DATABASE_URL: databaseUrl('DIRECT_DATABASE_URL'),
  KOPRU_EMBEDDED_DATABASE_URL: databaseUrl('KOPRU_EMBEDDED_DATABASE_URL'),
  SESSION_SECRET: secrets('SESSION_SECRET'),
  ...SPEECH_FIELDS,
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: secrets('STRIPE_WEBHOOK_SECRET'),
  STRIPE_PRICE_MONTHLY: text,
  STRIPE_PRICE_FORTNIGHTLY: text,
  STRIPE_API_BASE: webAddress('STRIPE_API_BASE'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: webAddress('GOOGLE_ISSUER'),
  SMTP_URL: urlWith(
    copy.smtpUrl('SMTP_URL'),
    (url) => ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '',
  ),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, copy.vapidKey('VAPID_PUBLIC_KEY'))
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, copy.vapidKey('VAPID_PRIVATE_KEY'))
    .optional(),
  PUSH_SERVICE_ORIGIN: urlWith(
    copy.ownOrigin('PUSH_SERVICE_ORIGIN'),
    (url) => isWeb(url) && isOnThisMachine(url.href) && url.pathname === '/' && !url.search && !url.hash,
  ),
  MAIL_OUTBOX: oneOf('MAIL_OUTBOX', ['on']),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]*<)?[^\s<>@]+@[^\s<>@]+>?$/, copy.mailAddress('MAIL_FROM'))
    .optional(),
  S3_BUCKET: text,
  S3_ENDPOINT: webAddress('S3_ENDPOINT'),
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  MUX_TOKEN_ID: text,
  MUX_TOKEN_SECRET: text,
  MUX_SIGNING_KEY_ID: text,
  MUX_SIGNING_PRIVATE_KEY: z
    .string()
    .refine((value) => readSigningKey(value) !== null, copy.signingKey('MUX_SIGNING_PRIVATE_KEY'))
    .transform((value) => readSigningKey(value) ?? '')
    .optional(),
  MUX_WEBHOOK_SECRET: secrets('MUX_WEBHOOK_SECRET'),
  MUX_API_BASE: webAddress('MUX_API_BASE'),
  MOCK_TEST_COOLDOWN_DAYS: wholeNumber('MOCK_TEST_COOLDOWN_DAYS', { min: 0, max: MAX_DAYS }),
  BILLING_UI: oneOf('BILLING_UI', ['checkout', 'elements']),
  TRUST_PROXY: wholeNumber('TRUST_PROXY', { min: 0, max: MAX_PROXIES }),
  LOG_LEVEL: oneOf('LOG_LEVEL', LOG_LEVELS),
  WEB_PROCESSES: wholeNumber('WEB_PROCESSES', { min: 1, max: MAX_PROCESSES }),
  DRAIN_SECONDS: wholeNumber('DRAIN_SECONDS', { min: 0, max: MAX_DRAIN_SECONDS }),
  SUPPORT_EMAIL: z.email(copy.mailAddress('SUPPORT_EMAIL')).optional(),
  METRICS_TOKEN: z
    .string()
    .refine((value) => value.length >= MIN_SECRET_LENGTH, copy.shortSecret('METRICS_TOKEN', MIN_SECRET_LENGTH))
    .optional(),
  ...TRACING_FIELDS,
  RATE_LIMIT_FACTOR: number('RATE_LIMIT_FACTOR', { min: 1 }),
  DEV_PAGES: oneOf('DEV_PAGES', ['on']),
}

/** Variables that are useless, or harmful, without others. */
const COMPANIONS = {
  ...SPEECH_COMPANIONS,
  STRIPE_PUBLISHABLE_KEY: ['STRIPE_SECRET_KEY'],
  STRIPE_WEBHOOK_SECRET: ['STRIPE_SECRET_KEY'],
  STRIPE_API_BASE: ['STRIPE_SECRET_KEY'],
  DIRECT_DATABASE_URL: ['DATABASE_URL'],
  GOOGLE_CLIENT_ID: ['GOOGLE_CLIENT_SECRET'],
  GOOGLE_CLIENT_SECRET: ['GOOGLE_CLIENT_ID'],
  SMTP_URL: ['MAIL_FROM'],
  VAPID_PUBLIC_KEY: ['VAPID_PRIVATE_KEY'],
  VAPID_PRIVATE_KEY: ['VAPID_PUBLIC_KEY'],
  S3_BUCKET: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  S3_ENDPOINT: ['S3_BUCKET'],
  S3_REGION: ['S3_BUCKET'],
  S3_ACCESS_KEY_ID: ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
  S3_SECRET_ACCESS_KEY: ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  // Published assets are signed, so the tokens alone do not suffice.
  MUX_TOKEN_ID: ['MUX_TOKEN_SECRET', 'MUX_SIGNING_KEY_ID', 'MUX_SIGNING_PRIVATE_KEY'],
  MUX_TOKEN_SECRET: ['MUX_TOKEN_ID'],
  MUX_SIGNING_KEY_ID: ['MUX_SIGNING_PRIVATE_KEY', 'MUX_TOKEN_ID'],
  MUX_SIGNING_PRIVATE_KEY: ['MUX_SIGNING_KEY_ID', 'MUX_TOKEN_ID'],
  MUX_WEBHOOK_SECRET: ['MUX_TOKEN_ID'],
  MUX_API_BASE: ['MUX_TOKEN_ID'],
} satisfies Partial<Record<keyof typeof fields, readonly (keyof typeof fields)[]>>

const LOOPBACK_NAMES = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Whether a web address points to this machine only. */
export const isOnThisMachine = (url: string): boolean => LOOPBACK_NAMES.test(new URL(url).hostname)

export const EnvironmentSchema = z.object(fields).superRefine((values, context) => {
  const present = new Map<string, unknown>(Object.entries(values).filter(([, value]) => value !== undefined))
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  for (const [name, companions] of Object.entries(COMPANIONS)) {
    const missing = companions.filter((companion) => !present.has(companion))
    if (present.has(name) && missing.length > 0) refuse(name, copy.needs(name, missing))
  }
  if (values.BILLING_UI === 'elements' && values.STRIPE_SECRET_KEY && !values.STRIPE_PUBLISHABLE_KEY) {
    refuse('STRIPE_PUBLISHABLE_KEY', copy.needs('BILLING_UI=elements', ['STRIPE_PUBLISHABLE_KEY']))
  }
  if (values.TTS_BASE_URL && !values.TTS_VOICE_EN_FEMALE && !values.TTS_VOICE_TR_FEMALE) {
    refuse('TTS_BASE_URL', copy.serverVoicesRequired)
  }
  if (values.NODE_ENV === 'production' && values.DATABASE_URL && !values.SESSION_SECRET) {
    refuse('SESSION_SECRET', copy.sessionSecretRequired)
  }
  // A separate database means that the site is for others. A trial must state its address, or that mails go to files.
  if (values.NODE_ENV === 'production' && values.DATABASE_URL) {
    if (!values.APP_URL) refuse('APP_URL', copy.appUrlRequired)
    else if (!isOnThisMachine(values.APP_URL) && !values.SMTP_URL && !values.MAIL_OUTBOX) {
      refuse('SMTP_URL', copy.smtpUrlRequired)
    }
  }
})

export type Environment = z.output<typeof EnvironmentSchema>
