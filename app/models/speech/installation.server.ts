import { db } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'
import { claimLease, isHeldBy, type Lease, RELEASE } from '../leases/lease.server.ts'

/** The name of this database among those that might share a store of recordings: a UUID, made on first use. */
export async function getInstallationId(): Promise<string> {
  await db.$executeRaw`INSERT INTO installation DEFAULT VALUES ON CONFLICT DO NOTHING`
  const { id } = await db.installation.findFirstOrThrow({ select: { id: true } })
  return id
}

/**
 * Claims the sweep of recordings for this process, where it is due and unclaimed: one for all processes on all machines.
 * One that dies with it gives it back after SWEEP_LEASE_SECONDS.
 *
 * @returns the lease, and after which storage key to go on; null where it is not the caller's to do now.
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

/** Ends a sweep and its lease. @param options.after where the next one goes on; empty: at the beginning. */
export async function endSweep(options: { lease: Lease; after: string; nextInSeconds: number }): Promise<void> {
  const { lease, after, nextInSeconds } = options
  await db.$executeRaw`
    UPDATE installation SET swept_up_to = ${after}, sweep_due_at = now() + make_interval(secs => ${nextInSeconds}), ${RELEASE}
    WHERE ${isHeldBy(lease)}`
}
