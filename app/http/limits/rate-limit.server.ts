import { createHmac } from 'node:crypto'
import { ACCOUNT_LIMITS, ADDRESS_FACTOR } from '#app/config/accounts.ts'
import { BILLING_CALLS_PER_HOUR } from '#app/config/billing.ts'
import { env } from '#app/config/env.server.ts'
import { EXAM_CALLS_PER_HOUR, EXAM_SEGMENTS_PER_HOUR, EXAM_STARTS_PER_HOUR } from '#app/config/mock-test.ts'
import {
  GUEST_STAGED_TAKES_PER_HOUR,
  REFUSED_TAKES_PER_HOUR,
  SAMPLE_SUBMISSIONS_PER_HOUR,
  STAGED_TAKES_PER_HOUR,
  SUBMISSIONS_PER_HOUR,
} from '#app/config/practice-submission.ts'
import { SECONDS_PER_HOUR, SECONDS_PER_MINUTE, TRIES_BETWEEN_CLEANINGS } from '#app/config/rate-limit.ts'
import { sessionSecrets } from '#app/config/session-secret.server.ts'
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
  /** Whose tries they are: an address, an account. Stored only as a keyed hash. */
  key: string
  limit: number
  windowSeconds: number
}

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
 * Counts a try against a limit that all processes share. The limit is multiplied by RATE_LIMIT_FACTOR.
 *
 * @returns whether this try is within the limit, and in how many seconds the next window begins.
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
  const minutes = Math.ceil(retryAfterSeconds / SECONDS_PER_MINUTE)
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
      // One after the other: a transaction has one connection.
      for (const limit of limits) {
        const { allowed, retryAfterSeconds } = await hitRateLimit(limit, transaction)
        if (!allowed) refuse({ limit: limit.bucket, retryAfterSeconds })
      }
    },
  }
}

type LimitFigure = Pick<RateLimit, 'limit' | 'windowSeconds'>

/** What a call counts against: the address it came from, and the account, where one is known. */
export function limitsOf(options: {
  bucket: string
  figure: LimitFigure
  clientAddress: string
  /** A name, an address or an id; of a guest's call undefined. */
  account?: string
}): RateLimit[] {
  const { bucket, figure, clientAddress, account } = options
  const { limit, windowSeconds } = figure
  const address = { bucket: `${bucket}:address`, key: clientNetwork(clientAddress), windowSeconds }
  if (account === undefined) return [{ ...address, limit }]
  return [
    { ...address, limit: limit * ADDRESS_FACTOR },
    { bucket: `${bucket}:account`, key: account.toLowerCase(), limit, windowSeconds },
  ]
}

/** What a guest's wish for a reset link counts against: the address it came from, and the e-mail address it names. */
export function mailLinkLimits(options: { clientAddress: string; email: string }): RateLimit[] {
  const { clientAddress, email } = options
  const figure = ACCOUNT_LIMITS.mailLink
  return [
    ...limitsOf({ bucket: 'forgot-password', figure, clientAddress }),
    { bucket: 'forgot-password:email', key: email.toLowerCase(), ...figure },
  ]
}

/** Counts one try against each limit. Throws RATE_LIMITED past any of them. */
export async function requireWithin(limits: RateLimit[]): Promise<void> {
  const hit = async (limit: RateLimit) => ({ limit: limit.bucket, ...(await hitRateLimit(limit)) })
  const outcomes = await Promise.all(limits.map(hit))
  const refused = outcomes.filter(({ allowed }) => !allowed).sort((a, b) => b.retryAfterSeconds - a.retryAfterSeconds)
  if (refused[0]) refuse(refused[0])
}

/** Takes one try back: for limits that count failures only, after a success. */
export async function forgiveTry(limits: RateLimit[]): Promise<void> {
  await Promise.all(limits.map((limit) => takeBackTry(hashKey(limit))))
}

/** The limit on sample submissions of one address; copies of one submission count once. */
export function sampleAdmission(clientAddress: string): Admission {
  const figure = { limit: SAMPLE_SUBMISSIONS_PER_HOUR, windowSeconds: SECONDS_PER_HOUR }
  return admissionWithin(limitsOf({ bucket: 'sample-submission', figure, clientAddress }))
}

/** The limit on a learner's submissions, by account and by address. */
export function practiceAdmission(options: { userId: number; clientAddress: string }): Admission {
  const figure = { limit: SUBMISSIONS_PER_HOUR, windowSeconds: SECONDS_PER_HOUR }
  const { userId, clientAddress } = options
  return admissionWithin(limitsOf({ bucket: 'submission', figure, clientAddress, account: String(userId) }))
}

/** The limit on takes that are sent ahead: a learner's by account and address, a guest's by address. */
export function stagingAdmission(options: { userId: number | null; clientAddress: string }): Admission {
  const { userId, clientAddress } = options
  const windowSeconds = SECONDS_PER_HOUR
  if (userId === null) {
    const figure = { limit: GUEST_STAGED_TAKES_PER_HOUR, windowSeconds }
    return admissionWithin(limitsOf({ bucket: 'guest-take', figure, clientAddress }))
  }
  const figure = { limit: STAGED_TAKES_PER_HOUR, windowSeconds }
  return admissionWithin(limitsOf({ bucket: 'take', figure, clientAddress, account: String(userId) }))
}

/** The limit on takes whose content is refused: by account and address, a guest's by address. */
export function refusedTakeAdmission(options: { userId: number | null; clientAddress: string }): Admission {
  const { userId, clientAddress } = options
  const figure = { limit: REFUSED_TAKES_PER_HOUR, windowSeconds: SECONDS_PER_HOUR }
  const account = userId === null ? {} : { account: String(userId) }
  return admissionWithin(limitsOf({ bucket: 'refused-take', figure, clientAddress, ...account }))
}

/** The limit on segments of mock tests, by account and by address; a segment that is sent again counts once. */
export function examAdmission(options: { userId: number; clientAddress: string }): Admission {
  const { userId, clientAddress } = options
  const figure = { limit: EXAM_SEGMENTS_PER_HOUR, windowSeconds: SECONDS_PER_HOUR }
  return admissionWithin(limitsOf({ bucket: 'exam-segment', figure, clientAddress, account: String(userId) }))
}

const EXAM_LIMITS = { start: EXAM_STARTS_PER_HOUR, call: EXAM_CALLS_PER_HOUR }

/** Counts a start of a mock test, or another call that goes with one. Throws RATE_LIMITED. */
export async function requireExamCall(options: {
  kind: keyof typeof EXAM_LIMITS
  userId: number
  clientAddress: string
}): Promise<void> {
  const { kind, userId, clientAddress } = options
  const figure = { limit: EXAM_LIMITS[kind], windowSeconds: SECONDS_PER_HOUR }
  await requireWithin(limitsOf({ bucket: `exam-${kind}`, figure, clientAddress, account: String(userId) }))
}

/** Counts a call that asks something of the payment provider. Throws RATE_LIMITED. */
export async function requireBillingCall(options: { userId: number; clientAddress: string }): Promise<void> {
  const { userId, clientAddress } = options
  const figure = { limit: BILLING_CALLS_PER_HOUR, windowSeconds: SECONDS_PER_HOUR }
  await requireWithin(limitsOf({ bucket: 'billing', figure, clientAddress, account: String(userId) }))
}
