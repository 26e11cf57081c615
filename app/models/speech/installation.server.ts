import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { claimLease, isHeldBy, type Lease, RELEASE } from '../leases/lease.server.ts'

/** The ID of this database among those that may share a recording store: a UUID, generated on first use. */
export async function getInstallationId(): Promise<string> {
  await db.$executeRaw`INSERT INTO installation DEFAULT VALUES ON CONFLICT DO NOTHING`
  const { id } = await db.installation.findFirstOrThrow({ select: { id: true } })
  return id
}

/**
 * Claims the recording sweep if it is due and unclaimed: one for all processes on all machines. If the process dies, the
 * lease expires after SWEEP_LEASE_SECONDS.
 *
 * @returns the lease and the storage key to continue after; null if there is nothing to do for the caller.
 */
export async function claimSweep(): Promise<{ lease: Lease; after: string } | null> {
  await db.$executeRaw`INSERT INTO installation DEFAULT VALUES ON CONFLICT DO NOTHING`
  const claimed = await claimLease<{ after: string }>({
    table: 'installation',
    key: true,
    where: Prisma.sql`sweep_due_at <= now()`,
    returning: Prisma.sql`swept_up_to AS after`,
  })
  return claimed && { lease: claimed.lease, after: claimed.row.after }
}

/** Ends a sweep and releases its lease. @param options.after where the next one continues; empty: from the beginning. */
export async function endSweep(options: { lease: Lease; after: string; nextInSeconds: number }): Promise<void> {
  const { lease, after, nextInSeconds } = options
  await db.$executeRaw`
    UPDATE installation SET swept_up_to = ${after}, sweep_due_at = now() + make_interval(secs => ${nextInSeconds}), ${RELEASE}
    WHERE ${isHeldBy(lease)}`
}
