import { SWEEP_LEASE_SECONDS } from '#app/config/speech.ts'
import { db } from '#app/db.server.ts'

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
 * @returns after which storage key to go on; null where it is not ours to do now.
 */
export async function takeSweep(): Promise<{ after: string } | null> {
  await db.$executeRaw`INSERT INTO installation DEFAULT VALUES ON CONFLICT DO NOTHING`
  const [taken] = await db.$queryRaw<{ after: string }[]>`
    UPDATE installation SET sweep_lease_until = now() + make_interval(secs => ${SWEEP_LEASE_SECONDS})
    WHERE sweep_due_at <= now() AND (sweep_lease_until IS NULL OR sweep_lease_until < now())
    RETURNING swept_up_to AS after`
  return taken ?? null
}

/** Ends a sweep. @param options.after where the next one goes on; empty: at the beginning. */
export async function endSweep(options: { after: string; nextInSeconds: number }): Promise<void> {
  const { after, nextInSeconds } = options
  await db.$executeRaw`
    UPDATE installation SET sweep_lease_until = NULL, swept_up_to = ${after},
      sweep_due_at = now() + make_interval(secs => ${nextInSeconds})`
}
