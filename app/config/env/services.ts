import type { PlanId } from '../billing.ts'
import type { Environment } from '../env-schema.ts'
import { DEFAULT_STORAGE_REGION } from '../speech.ts'

// The outside services except those of speech: what the variables say about each.

const DEFAULT_GOOGLE_ISSUER = 'https://accounts.google.com'
/** A placeholder: without SMTP_URL mails are only written to files. */
const DEFAULT_MAIL_FROM = 'Köprü <no-reply@localhost>'

export interface DatabaseSettings {
  /** `embedded`: the server that scripts/start/start.mjs runs under DATA_DIR. */
  kind: 'embedded' | 'external'
  /** Undefined only if nothing has started a database, as in unit tests. */
  url: string | undefined
  /** The address is that of a pooler: DIRECT_DATABASE_URL says how to go round it. */
  isPooled: boolean
}

/** How mail is sent: through an SMTP server, or to files in DATA_DIR/outbox. */
export type MailSettings = { kind: 'outbox'; from: string } | { kind: 'smtp'; url: string; from: string }

export interface PushSettings {
  /** Undefined: a pair is made at first need and kept in the database. */
  keys: { publicKey: string; privateKey: string } | undefined
  /** A push service on this machine, besides those of the browsers: our test double. */
  ownService: string | undefined
}

export interface GoogleSettings {
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
export type RecordingSettings =
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

export function databaseOf(values: Environment): DatabaseSettings {
  const { DATABASE_URL: url, DIRECT_DATABASE_URL: direct } = values
  if (url) return { kind: 'external', url, isPooled: direct !== undefined }
  return { kind: 'embedded', url: values.KOPRU_EMBEDDED_DATABASE_URL, isPooled: false }
}

export function recordingsOf(values: Environment): RecordingSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!bucket || !accessKeyId || !secretAccessKey) return { kind: 'disk' }
  const region = values.S3_REGION ?? DEFAULT_STORAGE_REGION
  return { kind: 's3', bucket, endpoint: values.S3_ENDPOINT, region, accessKeyId, secretAccessKey }
}

export function mailOf(values: Environment): MailSettings {
  const from = values.MAIL_FROM ?? DEFAULT_MAIL_FROM
  return values.SMTP_URL ? { kind: 'smtp', url: values.SMTP_URL, from } : { kind: 'outbox', from }
}

export function pushOf(values: Environment): PushSettings {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_SERVICE_ORIGIN } = values
  const keys = publicKey && privateKey ? { publicKey, privateKey } : undefined
  return { keys, ownService: PUSH_SERVICE_ORIGIN && new URL(PUSH_SERVICE_ORIGIN).origin }
}

export function googleOf(values: Environment): GoogleSettings | undefined {
  if (!values.GOOGLE_CLIENT_ID || !values.GOOGLE_CLIENT_SECRET) return undefined
  return {
    clientId: values.GOOGLE_CLIENT_ID,
    clientSecret: values.GOOGLE_CLIENT_SECRET,
    issuer: values.GOOGLE_ISSUER ?? DEFAULT_GOOGLE_ISSUER,
  }
}

export function stripeOf(values: Environment): StripeSettings | undefined {
  if (!values.STRIPE_SECRET_KEY) return undefined
  return {
    secretKey: values.STRIPE_SECRET_KEY,
    publishableKey: values.STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: values.STRIPE_WEBHOOK_SECRET ?? [],
    prices: { monthly: values.STRIPE_PRICE_MONTHLY, fortnightly: values.STRIPE_PRICE_FORTNIGHTLY },
    apiBase: values.STRIPE_API_BASE,
  }
}

export function muxOf(values: Environment): MuxSettings | undefined {
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
