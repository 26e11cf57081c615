import { resolve } from 'node:path'
import type { PlanId } from './billing.ts'
import { DEFAULT_COOLDOWN_DAYS } from './mock-test.ts'
import { RATE_LIMITS } from './rate-limits.ts'
import { DEFAULT_STORAGE_REGION } from './speech.ts'
import { isTracingOn } from './tracing.ts'
import { EnvironmentSchema, type Environment, isOnThisMachine } from './env-schema.ts'

const DEFAULT_PORT = 3000
const LOOPBACK = '127.0.0.1'
const EVERYWHERE = '0.0.0.0'
const DEFAULT_GOOGLE_ISSUER = 'https://accounts.google.com'
/** A placeholder: without SMTP_URL mails are only written to files. */
const DEFAULT_MAIL_FROM = 'Köprü <no-reply@localhost>'

/** How mail is sent: through an SMTP server, or to files in DATA_DIR/outbox. */
type MailSettings = { kind: 'outbox'; from: string } | { kind: 'smtp'; url: string; from: string }

interface GoogleSettings {
  clientId: string
  clientSecret: string
  /** Its OpenID discovery document is fetched. */
  issuer: string
}

export interface StripeSettings {
  secretKey: string
  /** Undefined: our own payment page is unavailable, only Stripe's. */
  publishableKey: string | undefined
  /** Several while one is being rotated; none: webhooks are refused. */
  webhookSecrets: readonly string[]
  /** Existing prices; undefined: found by lookup key, created if missing. */
  prices: Readonly<Record<PlanId, string | undefined>>
  /** Undefined: Stripe itself. */
  apiBase: string | undefined
}

/** Where recordings are stored: files under DATA_DIR/audio, or a bucket that all machines share. */
type RecordingSettings =
  | { kind: 'disk' }
  | {
      kind: 's3'
      bucket: string
      /** Undefined: Amazon's endpoint for the region. */
      endpoint: string | undefined
      region: string
      accessKeyId: string
      secretAccessKey: string
    }

export interface MuxSettings {
  tokenId: string
  tokenSecret: string
  signingKeyId: string
  /** PKCS #8 in PEM. */
  signingPrivateKey: string
  /** Several while one is being rotated; none: webhooks are refused. */
  webhookSecrets: readonly string[]
  /** Undefined: Mux itself; our test double serves its API and its streams from one address. */
  apiBase: string | undefined
}

/** The providers of transcription, speech and scoring: OpenAI (or a compatible server), or the built-in ones. */
type SpeechSettings =
  | { kind: 'embedded' }
  | {
      kind: 'openai'
      apiKey: string
      baseUrl: string | undefined
      transcribeModel: string | undefined
      evaluateModel: string | undefined
      speechModel: string | undefined
      /** The budget for scoring per calendar month (UTC); undefined for no limit. */
      monthlyBudgetUsd: number | undefined
      /** Per learner, in 24 hours. */
      dailyEvaluations: number
    }

interface DatabaseSettings {
  /** `embedded`: the server that scripts/start/start.mjs runs under DATA_DIR. */
  kind: 'embedded' | 'external'
  /** Undefined only if nothing has started a database, as in unit tests. */
  url: string | undefined
}

export interface Env {
  PORT: number
  HOST: string
  /** Without a trailing slash. */
  APP_URL: string
  /** Whether APP_URL is https: cookies are then Secure and HSTS is sent. */
  isHttps: boolean
  /** Absolute. */
  DATA_DIR: string
  LOG_LEVEL: NonNullable<Environment['LOG_LEVEL']>
  /** The number of trusted proxies in front of the app. */
  TRUST_PROXY: number
  /** Undefined: one is generated and stored in DATA_DIR (session-secret.server.ts). */
  SESSION_SECRET: readonly string[] | undefined
  /** How long /readyz reports the shutdown before the port closes. */
  drainSeconds: number
  /** With a token, metrics are available to clients that send it; without, only to this machine. */
  metricsToken: string | undefined
  /** Whether traces are sent to a collector. */
  isTracing: boolean
  /** Multiplies every request limit; above 1 only in our own load tests. */
  RATE_LIMIT_FACTOR: number
  /** Between the starts of a learner's mock tests. */
  MOCK_TEST_COOLDOWN_DAYS: number
  /** Whether /dev/components is served: in development, and in our own browser tests. */
  hasDevPages: boolean
  /** Whether responses include timings: in development, and if APP_URL is this machine's own. */
  showsTimings: boolean
  database: DatabaseSettings
  speech: SpeechSettings
  recordings: RecordingSettings
  mail: MailSettings
  /** Undefined: the Google buttons say that it is not configured. */
  google: GoogleSettings | undefined
  /** Undefined: payments are off. */
  stripe: StripeSettings | undefined
  /** Undefined: the app serves source audio itself. */
  mux: MuxSettings | undefined
  /** The support address; undefined: the feedback form is offered instead. */
  supportEmail: string | undefined
  /** Stripe's own payment page, or ours with Stripe's Payment Element. */
  billingUi: 'checkout' | 'elements'
}

export type ParsedEnv = { ok: true; env: Env } | { ok: false; problems: string[] }

function databaseOf(values: Environment): DatabaseSettings {
  if (values.DATABASE_URL) return { kind: 'external', url: values.DATABASE_URL }
  return { kind: 'embedded', url: values.KOPRU_EMBEDDED_DATABASE_URL }
}

function speechOf(values: Environment): SpeechSettings {
  if (!values.OPENAI_API_KEY) return { kind: 'embedded' }
  return {
    kind: 'openai',
    apiKey: values.OPENAI_API_KEY,
    baseUrl: values.OPENAI_BASE_URL,
    transcribeModel: values.OPENAI_TRANSCRIBE_MODEL,
    evaluateModel: values.OPENAI_EVALUATE_MODEL,
    speechModel: values.OPENAI_SPEECH_MODEL,
    monthlyBudgetUsd: values.OPENAI_MONTHLY_BUDGET_USD,
    dailyEvaluations: values.OPENAI_DAILY_EVALUATIONS_PER_USER ?? RATE_LIMITS['model-evaluations'].limit,
  }
}

function recordingsOf(values: Environment): RecordingSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!bucket || !accessKeyId || !secretAccessKey) return { kind: 'disk' }
  const region = values.S3_REGION ?? DEFAULT_STORAGE_REGION
  return { kind: 's3', bucket, endpoint: values.S3_ENDPOINT, region, accessKeyId, secretAccessKey }
}

function mailOf(values: Environment): MailSettings {
  const from = values.MAIL_FROM ?? DEFAULT_MAIL_FROM
  return values.SMTP_URL ? { kind: 'smtp', url: values.SMTP_URL, from } : { kind: 'outbox', from }
}

function googleOf(values: Environment): GoogleSettings | undefined {
  if (!values.GOOGLE_CLIENT_ID || !values.GOOGLE_CLIENT_SECRET) return undefined
  return {
    clientId: values.GOOGLE_CLIENT_ID,
    clientSecret: values.GOOGLE_CLIENT_SECRET,
    issuer: values.GOOGLE_ISSUER ?? DEFAULT_GOOGLE_ISSUER,
  }
}

function stripeOf(values: Environment): StripeSettings | undefined {
  if (!values.STRIPE_SECRET_KEY) return undefined
  return {
    secretKey: values.STRIPE_SECRET_KEY,
    publishableKey: values.STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: values.STRIPE_WEBHOOK_SECRET ?? [],
    prices: { monthly: values.STRIPE_PRICE_MONTHLY, fortnightly: values.STRIPE_PRICE_FORTNIGHTLY },
    apiBase: values.STRIPE_API_BASE,
  }
}

function muxOf(values: Environment): MuxSettings | undefined {
  const { MUX_TOKEN_ID, MUX_TOKEN_SECRET, MUX_SIGNING_KEY_ID, MUX_SIGNING_PRIVATE_KEY } = values
  if (!MUX_TOKEN_ID || !MUX_TOKEN_SECRET || !MUX_SIGNING_KEY_ID || !MUX_SIGNING_PRIVATE_KEY) return undefined
  return {
    tokenId: MUX_TOKEN_ID,
    tokenSecret: MUX_TOKEN_SECRET,
    signingKeyId: MUX_SIGNING_KEY_ID,
    signingPrivateKey: MUX_SIGNING_PRIVATE_KEY,
    webhookSecrets: values.MUX_WEBHOOK_SECRET ?? [],
    apiBase: values.MUX_API_BASE,
  }
}

/**
 * Parses the settings, or lists what is wrong with them: one sentence per variable,
 * none of which repeats a value, as many are secrets. Pure.
 */
export function parseEnv(record: Readonly<Record<string, string | undefined>>): ParsedEnv {
  const given = Object.entries(record).map(([name, value]) => [name, value?.trim() || undefined] as const)
  const parsed = EnvironmentSchema.safeParse(Object.fromEntries(given))
  if (!parsed.success) return { ok: false, problems: [...new Set(parsed.error.issues.map((issue) => issue.message))] }
  const values = parsed.data
  const database = databaseOf(values)
  const port = values.PORT ?? DEFAULT_PORT
  const isPublic = values.NODE_ENV === 'production' && database.kind === 'external'
  const appUrl = new URL(values.APP_URL ?? `http://localhost:${port}`)
  const env = {
    PORT: port,
    HOST: values.HOST ?? (isPublic ? EVERYWHERE : LOOPBACK),
    APP_URL: appUrl.origin,
    isHttps: appUrl.protocol === 'https:',
    DATA_DIR: resolve(values.DATA_DIR ?? '.data'),
    LOG_LEVEL: values.LOG_LEVEL ?? 'info',
    TRUST_PROXY: values.TRUST_PROXY ?? 0,
    SESSION_SECRET: values.SESSION_SECRET,
    drainSeconds: values.DRAIN_SECONDS ?? 0,
    metricsToken: values.METRICS_TOKEN,
    isTracing: isTracingOn(values),
    RATE_LIMIT_FACTOR: values.RATE_LIMIT_FACTOR ?? 1,
    MOCK_TEST_COOLDOWN_DAYS: values.MOCK_TEST_COOLDOWN_DAYS ?? DEFAULT_COOLDOWN_DAYS,
    hasDevPages: values.NODE_ENV === 'development' || values.DEV_PAGES === 'on',
    showsTimings: values.NODE_ENV !== 'production' || isOnThisMachine(appUrl.origin),
    database,
    speech: speechOf(values),
    recordings: recordingsOf(values),
    mail: mailOf(values),
    google: googleOf(values),
    stripe: stripeOf(values),
    mux: muxOf(values),
    supportEmail: values.SUPPORT_EMAIL,
    billingUi: values.BILLING_UI ?? 'checkout',
  } satisfies Env
  return { ok: true, env }
}

function stopWith(problems: string[]): never {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}

function loadEnv(): Env {
  const parsed = parseEnv(process.env)
  return parsed.ok ? parsed.env : stopWith(parsed.problems)
}

/** The settings of this process, parsed once. */
export const env: Env = loadEnv()
