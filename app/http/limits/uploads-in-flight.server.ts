import {
  MAX_SUBMISSION_BODY_BYTES,
  MAX_TAKE_BODY_BYTES,
  UPLOAD_BYTES_AT_ONCE,
  UPLOAD_BYTES_OF_ALL,
  UPLOAD_LONGEST_RETRY_SECONDS,
  UPLOAD_RETRY_SECONDS,
  UPLOADS_AT_ONCE,
} from '#app/config/http.ts'
import { SECOND_MS } from '#app/config/time.ts'
import { AppError } from '#app/errors.ts'
import { metrics } from '#app/telemetry/metrics.server.ts'
import { clientNetwork } from './client-address.server.ts'

interface Open {
  count: number
  bytes: number
}

/** What one visitor may have in flight, and the largest possible body. */
export interface UploadLimits {
  count: number
  bytes: number
  largest: number
}

const TAKE_LIMITS: UploadLimits = {
  count: UPLOADS_AT_ONCE,
  bytes: UPLOAD_BYTES_AT_ONCE,
  largest: MAX_TAKE_BODY_BYTES,
}
/** Whole submissions: one very large or dozens of usual ones. Retries share one result, so bytes are limited, not requests. */
export const SUBMISSION_LIMITS: UploadLimits = {
  count: Number.POSITIVE_INFINITY,
  bytes: MAX_SUBMISSION_BODY_BYTES,
  largest: MAX_SUBMISSION_BODY_BYTES,
}

// Per process, since the limit bounds the process's memory.
const open = new Map<string, Open>()
let bytesOfAll = 0
/** How long uploads take on average: a moving average in which each new one weighs an eighth. */
let usualMs = 0
const WEIGHT = 1 / 8

function retryAfterSeconds(): number {
  const usual = Math.ceil(usualMs / SECOND_MS)
  return Math.min(Math.max(usual, UPLOAD_RETRY_SECONDS), UPLOAD_LONGEST_RETRY_SECONDS)
}

/** The expected size of a body; without a declared length, the largest. */
function bytesOf({ headers }: Request, largest: number): number {
  const declared = Number(headers.get('Content-Length') ?? Number.NaN)
  return Number.isFinite(declared) ? Math.min(declared, largest) : largest
}

/**
 * Runs work that holds an upload in memory while it is read, inspected and stored. Limits apply per visitor (an account or
 * a guest's network) and to all visitors together; an upload beyond them is refused before it is read.
 *
 * @throws AppError RATE_LIMITED over the visitor's limit, PROVIDER_UNAVAILABLE over the total; both say after how many
 *   seconds to retry.
 */
export async function withUpload<Result>(
  options: { request: Request; userId: number | null; clientAddress: string; limits?: UploadLimits },
  work: () => Promise<Result>,
): Promise<Result> {
  const { request, userId, clientAddress, limits = TAKE_LIMITS } = options
  const visitor = userId === null ? `address ${clientNetwork(clientAddress)}` : `user ${userId}`
  const bytes = bytesOf(request, limits.largest)
  const mine = open.get(visitor) ?? { count: 0, bytes: 0 }
  const isTooMuch = mine.count >= limits.count || mine.bytes + bytes > limits.bytes
  if (isTooMuch || bytesOfAll >= UPLOAD_BYTES_OF_ALL) {
    metrics.uploadsRefused.inc()
    // Players retry automatically if the server is busy.
    const code = isTooMuch ? 'RATE_LIMITED' : 'PROVIDER_UNAVAILABLE'
    throw new AppError(code, (copy) => copy.uploadsAtOnce, { retryAfterSeconds: retryAfterSeconds() })
  }
  const startedAt = performance.now()
  open.set(visitor, { count: mine.count + 1, bytes: mine.bytes + bytes })
  bytesOfAll += bytes
  metrics.uploadsInFlight.inc()
  metrics.uploadBytesInFlight.inc(bytes)
  metrics.uploadBytes.inc(bytes)
  try {
    return await work()
  } finally {
    usualMs += (performance.now() - startedAt - usualMs) * WEIGHT
    bytesOfAll -= bytes
    metrics.uploadsInFlight.dec()
    metrics.uploadBytesInFlight.dec(bytes)
    const now = open.get(visitor) ?? { count: 1, bytes }
    if (now.count <= 1) open.delete(visitor)
    else open.set(visitor, { count: now.count - 1, bytes: now.bytes - bytes })
  }
}
