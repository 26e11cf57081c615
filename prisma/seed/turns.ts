import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#app/db.server.ts'

const LOOK_MS = 100

/**
 * Waits, until the transaction's own time is over, for a lock that ends with the transaction. It asks again and again:
 * a statement that waited as long as the first seed of an empty database takes would be ended for its length.
 */
export async function takeTurn(tx: Database, lock: number): Promise<void> {
  for (;;) {
    const [row] = await tx.$queryRaw<{ taken: boolean }[]>`SELECT pg_try_advisory_xact_lock(${lock}) AS taken`
    if (row?.taken) return
    await pause(LOOK_MS)
  }
}
