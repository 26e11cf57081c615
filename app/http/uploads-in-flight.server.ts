import {
  MAX_TAKE_BODY_BYTES,
  UPLOAD_BYTES_AT_ONCE,
  UPLOAD_BYTES_OF_ALL,
  UPLOAD_RETRY_SECONDS,
  UPLOADS_AT_ONCE,
} from '#app/config/http.ts'
import { AppError } from '#app/errors.ts'
import { clientNetwork } from './client-network.ts'

interface Open {
  count: number
  bytes: number
}

// Of this process: it is its memory that is bounded.
const open = new Map<string, Open>()
let bytesOfAll = 0

/** What a body will need; one that does not say is taken for the largest. */
function bytesOf({ headers }: Request): number {
  const declared = Number(headers.get('Content-Length') ?? Number.NaN)
  return Number.isFinite(declared) ? Math.min(declared, MAX_TAKE_BODY_BYTES) : MAX_TAKE_BODY_BYTES
}

/**
 * Does work that holds an upload in memory: read, waiting for the inspection, stored. One visitor (an account, or a
 * guest's network) and all together may have so much of it at a time; what is beyond is refused before it is read.
 *
 * @throws AppError RATE_LIMITED, to be sent again in a few seconds.
 */
export async function withUpload<Result>(
  options: { request: Request; userId: number | null; clientAddress: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const { request, userId, clientAddress } = options
  const visitor = userId === null ? `address ${clientNetwork(clientAddress)}` : `user ${userId}`
  const bytes = bytesOf(request)
  const mine = open.get(visitor) ?? { count: 0, bytes: 0 }
  const isTooMuch = mine.count >= UPLOADS_AT_ONCE || mine.bytes + bytes > UPLOAD_BYTES_AT_ONCE
  if (isTooMuch || bytesOfAll + bytes > UPLOAD_BYTES_OF_ALL) {
    throw new AppError('RATE_LIMITED', (copy) => copy.uploadsAtOnce, { retryAfterSeconds: UPLOAD_RETRY_SECONDS })
  }
  open.set(visitor, { count: mine.count + 1, bytes: mine.bytes + bytes })
  bytesOfAll += bytes
  try {
    return await work()
  } finally {
    bytesOfAll -= bytes
    const now = open.get(visitor) ?? { count: 1, bytes }
    if (now.count <= 1) open.delete(visitor)
    else open.set(visitor, { count: now.count - 1, bytes: now.bytes - bytes })
  }
}
