import { claimLease, type Lease, type LeasedTable, releaseLease, renewLease } from '#app/models/leases/lease.server.ts'

export interface LeasedRow {
  table: LeasedTable
  /** As JSON can represent it. */
  key: string | number | boolean
}

/** Claims free rows. Waits for every answer, so that no claim is still under way when one was refused. */
export async function claimAll(rows: LeasedRow[]): Promise<Lease[]> {
  const claims = await Promise.all(rows.map((row) => claimLease(row)))
  return claims.map((claimed, index) => {
    if (!claimed) throw new Error(`Somebody else has this row of ${rows[index]?.table}.`)
    return claimed.lease
  })
}

/** Renews or releases leases. @returns for each table whether this process still held the lease. */
export async function obey(command: string, leases: Lease[]): Promise<Record<string, boolean>> {
  const call = { renew: renewLease, release: (lease: Lease) => releaseLease(lease) }[command]
  if (!call) throw new Error(`Unknown command: ${command}`)
  return Object.fromEntries(await Promise.all(leases.map(async (lease) => [lease.table, await call(lease)] as const)))
}
