import { resolve } from 'node:path'
import { DEFAULT_COOLDOWN_DAYS } from './mock-test.ts'
import { isTracingOn } from './tracing.ts'
import { EnvironmentSchema, type Environment, isOnThisMachine } from './env-schema.ts'
import {
  type DatabaseSettings,
  databaseOf,
  type GoogleSettings,
  googleOf,
  type MailSettings,
  mailOf,
  type MuxSettings,
  muxOf,
  type PushSettings,
  pushOf,
  type RecordingSettings,
  recordingsOf,
  type StripeSettings,
  stripeOf,
} from './env/services.ts'
import {
  type ScoringSettings,
  scoringOf,
  type TranscriptionSettings,
  transcriptionOf,
  type VoiceSettings,
  voicesOf,
} from './env/speech.ts'

const DEFAULT_PORT = 3000
const LOOPBACK = '127.0.0.1'
const EVERYWHERE = '0.0.0.0'

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
  transcription: TranscriptionSettings
  voices: VoiceSettings
  scoring: ScoringSettings
  recordings: RecordingSettings
  mail: MailSettings
  push: PushSettings
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
    transcription: transcriptionOf(values),
    voices: voicesOf(values),
    scoring: scoringOf(values),
    recordings: recordingsOf(values),
    mail: mailOf(values),
    push: pushOf(values),
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
