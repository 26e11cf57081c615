import { LEASE_RENEWAL_MS } from '#app/config/leases.ts'
import { SECOND_MS } from '#app/config/time.ts'
import { log } from '#app/log.server.ts'
import { type Lease, renewLease } from './lease.server.ts'

/**
 * Renews a lease while its work runs.
 *
 * @param options.claimedAt `performance.now()` before the claim.
 * @param options.onLost called once the lease is lost, or may be: the database has not answered for the lease's duration.
 * @returns a function that stops renewing. It does not release the lease.
 */
export function keepLease(options: {
  lease: Lease
  renewalMs?: number
  claimedAt?: number
  onLost?: () => void
}): () => void {
  const { lease, renewalMs = LEASE_RENEWAL_MS, claimedAt = performance.now() } = options
  const leaseMs = lease.seconds * SECOND_MS
  let isOver = false
  let isAsking = false
  const stop = () => {
    isOver = true
    clearInterval(renewal)
    clearTimeout(deadline)
  }
  const lose = () => {
    stop()
    options.onLost?.()
  }
  const loseAfter = (since: number) => setTimeout(lose, Math.max(leaseMs - (performance.now() - since), 0))
  const renew = async () => {
    if (isAsking) return
    isAsking = true
    const askedAt = performance.now()
    try {
      const isHeld = await renewLease(lease)
      if (isOver) return
      if (!isHeld) return lose()
      clearTimeout(deadline)
      deadline = loseAfter(askedAt)
    } catch (error) {
      log.warn({ err: error, table: lease.table, key: String(lease.key) }, 'a lease could not be renewed')
    } finally {
      isAsking = false
    }
  }
  let deadline = loseAfter(claimedAt)
  const renewal = setInterval(() => void renew(), renewalMs)
  return stop
}
