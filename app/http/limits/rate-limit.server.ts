import { createHmac } from 'node:crypto'
import { env } from '#app/config/env.server.ts'
import { type AccountLimitName, ADDRESS_FACTOR, RATE_LIMITS, type RateLimitName } from '#app/config/rate-limits.ts'
import { sessionSecrets } from '#app/config/session-secret.server.ts'
import { MINUTE_SECONDS } from '#app/config/time.ts'
import type { Database } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import {
  type Admission,
  countTry,
  deleteEndedWindows,
  findWindow,
  takeBackTry,
} from '#app/models/accounts/rate-limit.server.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'
import { clientNetwork } from './client-address.server.ts'

export interface RateLimit {
  /** What is counted, e.g. `sample-submission`. */
  bucket: string
  /** Whose attempts they are: an address, an account. Stored only as a keyed hash. */
  key: string
  limit: number
  windowSeconds: number
}

/** Expired windows are deleted once per this many attempts of a process. */
export const TRIES_BETWEEN_CLEANINGS = 200

let triesSinceCleaning = 0

async function cleanNowAndThen(): Promise<void> {
  triesSinceCleaning += 1
  if (triesSinceCleaning < TRIES_BETWEEN_CLEANINGS) return
  triesSinceCleaning = 0
  await deleteEndedWindows()
}

function hashKey({ bucket, key }: RateLimit): string {
  const [secret = ''] = sessionSecrets({ configured: env.SESSION_SECRET, dataDir: env.DATA_DIR })
  return createHmac('sha256', secret).update(`${bucket}\n${key}`).digest('hex')
}

/**
 * Counts an attempt against a limit that all processes share. The limit is multiplied by RATE_LIMIT_FACTOR.
 *
 * @returns whether this attempt is within the limit, and the seconds until the next window.
 */
export async function hitRateLimit(
  limit: RateLimit,
  database?: Database,
): Promise<{ allowed: boolean; retryAfterSeconds: number }> {
  await cleanNowAndThen()
  const { count, secondsLeft } = await countTry({ key: hashKey(limit), windowSeconds: limit.windowSeconds, database })
  return { allowed: count <= limit.limit * env.RATE_LIMIT_FACTOR, retryAfterSeconds: Math.max(1, secondsLeft) }
}

function refuse({ limit, retryAfterSeconds }: { limit: string; retryAfterSeconds: number }): never {
  noteSecurity({ event: 'limit-reached', limit })
  const minutes = Math.ceil(retryAfterSeconds / MINUTE_SECONDS)
  throw new AppError('RATE_LIMITED', (copy) => copy.rateLimited(minutes), { retryAfterSeconds })
}

/** Admits submissions within these limits: `check` before any work, `count` in the transaction that stores one. */
function admissionWithin(limits: RateLimit[]): Admission {
  return {
    async check() {
      const windows = await Promise.all(limits.map((limit) => findWindow(hashKey(limit))))
      windows.forEach(({ count, secondsLeft }, index) => {
        const { limit, bucket } = limits[index] ?? { limit: 0, bucket: 'unknown' }
        const retryAfterSeconds = Math.max(1, secondsLeft)
        if (count >= limit * env.RATE_LIMIT_FACTOR) refuse({ limit: bucket, retryAfterSeconds })
      })
    },
    async count(transaction) {
      // Sequential: a transaction has one connection.
      for (const limit of limits) {
        const { allowed, retryAfterSeconds } = await hitRateLimit(limit, transaction)
        if (!allowed) refuse({ limit: limit.bucket, retryAfterSeconds })
      }
    },
  }
}

type LimitedCall = { clientAddress: string } & (
  | { name: RateLimitName; account?: undefined }
  /** `account`: a username, an email address or an id. */
  | { name: AccountLimitName; account: string }
)

/** The limits of one row of the table (config/rate-limits.ts) that a call counts against. */
export function limitsOf({ name, clientAddress, account }: LimitedCall): RateLimit[] {
  const { limit, windowSeconds } = RATE_LIMITS[name]
  const address = { bucket: `${name}:address`, key: clientNetwork(clientAddress), windowSeconds }
  if (account === undefined) return [{ ...address, limit }]
  return [
    { ...address, limit: limit * ADDRESS_FACTOR },
    { bucket: `${name}:account`, key: account.toLowerCase(), limit, windowSeconds },
  ]
}

/** The limits for a guest's reset-link request: by the client's address, and by the email address requested. */
export function mailLinkLimits(options: { clientAddress: string; email: string }): RateLimit[] {
  const { clientAddress, email } = options
  const { limit, windowSeconds } = RATE_LIMITS['forgot-password:email']
  const ofEmail = { bucket: 'forgot-password:email', key: email.toLowerCase(), limit, windowSeconds }
  return [...limitsOf({ name: 'forgot-password', clientAddress }), ofEmail]
}

/** Counts one attempt against each limit. Throws RATE_LIMITED past any of them. */
export async function requireWithin(limits: RateLimit[]): Promise<void> {
  const hit = async (limit: RateLimit) => ({ limit: limit.bucket, ...(await hitRateLimit(limit)) })
  const outcomes = await Promise.all(limits.map(hit))
  const refused = outcomes.filter(({ allowed }) => !allowed).sort((a, b) => b.retryAfterSeconds - a.retryAfterSeconds)
  if (refused[0]) refuse(refused[0])
}

/** The same for work that can be left out: whether there is room for it. */
export async function isWithin(limits: RateLimit[]): Promise<boolean> {
  const outcomes = await Promise.all(limits.map((limit) => hitRateLimit(limit)))
  return outcomes.every(({ allowed }) => allowed)
}

/** Takes one attempt back after a success, for limits that count only failures. */
export async function forgiveTry(limits: RateLimit[]): Promise<void> {
  await Promise.all(limits.map((limit) => takeBackTry(hashKey(limit))))
}

/** The limit on sample submissions per address; retries of one submission count once. */
export function sampleAdmission(clientAddress: string): Admission {
  return admissionWithin(limitsOf({ name: 'sample-submission', clientAddress }))
}

interface Learner {
  userId: number
  clientAddress: string
}

const limitsOfLearner = (name: AccountLimitName, { userId, clientAddress }: Learner) =>
  limitsOf({ name, clientAddress, account: String(userId) })

/** The limit on a learner's submissions. */
export function practiceAdmission(learner: Learner): Admission {
  return admissionWithin(limitsOfLearner('submission', learner))
}

/** Whether a learner searches for a word for the first time today. Of both only a keyed hash is stored, until the day ends. */
export async function isFirstSearchToday({ userId, folded }: { userId: number; folded: string }): Promise<boolean> {
  const bucket = 'vain-search:word'
  const { limit, windowSeconds } = RATE_LIMITS[bucket]
  await cleanNowAndThen()
  const key = hashKey({ bucket, key: `${userId} ${folded}`, limit, windowSeconds })
  return (await countTry({ key, windowSeconds })).count <= limit
}

interface Visitor {
  /** Null for a guest. */
  userId: number | null
  clientAddress: string
}

/** The limit on recordings that are uploaded ahead. */
export function stagingAdmission({ userId, clientAddress }: Visitor): Admission {
  if (userId === null) return admissionWithin(limitsOf({ name: 'guest-take', clientAddress }))
  return admissionWithin(limitsOfLearner('take', { userId, clientAddress }))
}

/** The limit on recordings whose content is rejected. */
export function refusedTakeAdmission({ userId, clientAddress }: Visitor): Admission {
  if (userId === null) return admissionWithin(limitsOf({ name: 'refused-take', clientAddress }))
  return admissionWithin(limitsOfLearner('refused-take', { userId, clientAddress }))
}

/** The limit on segments of mock tests; retries of a segment count once. */
export function examAdmission(learner: Learner): Admission {
  return admissionWithin(limitsOfLearner('exam-segment', learner))
}

/** Counts the start of a mock test, or another call that belongs to one. Throws RATE_LIMITED. */
export async function requireExamCall({ kind, ...learner }: Learner & { kind: 'start' | 'call' }): Promise<void> {
  await requireWithin(limitsOfLearner(`exam-${kind}`, learner))
}

/** Counts a call that makes a request to the payment provider. Throws RATE_LIMITED. */
export async function requireBillingCall(learner: Learner): Promise<void> {
  await requireWithin(limitsOfLearner('billing', learner))
}
