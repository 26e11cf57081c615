import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#app/db.server.ts'

const LOOK_MS = 100

/**
 * Waits for an advisory lock that is held until the end of the transaction, up to the transaction's timeout. It
 * polls, because a single statement waiting for as long as a first seed takes would hit the statement timeout.
 */
export async function takeTurn(tx: Database, lock: number): Promise<void> {
  for (;;) {
    const [row] = await tx.$queryRaw<{ taken: boolean }[]>`SELECT pg_try_advisory_xact_lock(${lock}) AS taken`
    if (row?.taken) return
    await pause(LOOK_MS)
  }
}
