import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#app/db.server.ts'

const LOOK_MS = 100

/**
 * Waits for a lock that ends with the transaction, until the transaction's time-out. It polls, because one statement that
 * waited as long as a first seed takes would hit the statement time-out.
 */
export async function takeTurn(tx: Database, lock: number): Promise<void> {
  for (;;) {
    const [row] = await tx.$queryRaw<{ taken: boolean }[]>`SELECT pg_try_advisory_xact_lock(${lock}) AS taken`
    if (row?.taken) return
    await pause(LOOK_MS)
  }
}
