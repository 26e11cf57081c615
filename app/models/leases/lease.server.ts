import { LEASE_SECONDS } from '#app/config/leases.ts'
import { db, type Database } from '#app/db.server.ts'
import { Prisma } from '#app/generated/prisma/client.ts'

// The one lease (docs/decisions/035-one-lease.md): a process has a row to itself until `lease_until`, by the database's
// clock. Each claim generates a token that identifies its holder. Renewing, releasing and finishing require that token,
// so a process that lost its lease changes nothing. An expired lease stays with its holder until another process claims
// it.

/** The key of each table whose rows can be leased, and the key's type in Postgres. */
const KEYS = {
  jobs: { column: 'id', type: 'bigint' },
  submissions: { column: 'id', type: 'uuid' },
  mock_test_attempts: { column: 'id', type: 'int' },
  billing_accounts: { column: 'id', type: 'uuid' },
  mux_assets: { column: 'content_hash', type: 'bpchar' },
  installation: { column: 'one', type: 'boolean' },
} as const satisfies Record<keyof typeof LEASE_SECONDS, { column: string; type: string }>

export type LeasedTable = keyof typeof KEYS
export type LeaseKey = string | number | bigint | boolean

export interface Lease {
  table: LeasedTable
  key: LeaseKey
  /** A UUID that identifies the holder. */
  token: string
  /** How long a claim or a renewal lasts. */
  seconds: number
}

/** Condition: nobody holds the row. */
export const IS_FREE = Prisma.sql`(lease_until IS NULL OR lease_until <= now())`
/** Condition: the row is held. */
export const IS_LEASED = Prisma.sql`coalesce(lease_until > now(), false)`
/** Assignments that end a lease, for the statement that finishes the work. */
export const RELEASE = Prisma.sql`lease_token = NULL, lease_until = NULL`
/** The same for Prisma's own updates. */
export const RELEASED = { leaseToken: null, leaseUntil: null } as const
/** What a claim returns. */
export const TOKEN = Prisma.sql`lease_token::text AS token`

/** Assignments that claim a row; the statement requires IS_FREE and returns TOKEN. */
export function claimFor(seconds: number): Prisma.Sql {
  return Prisma.sql`lease_token = gen_random_uuid(), lease_until = now() + make_interval(secs => ${seconds})`
}

function keyIs({ table, key }: Pick<Lease, 'table' | 'key'>): Prisma.Sql {
  const { column, type } = KEYS[table]
  return Prisma.sql`${Prisma.raw(column)} = ${key}::${Prisma.raw(type)}`
}

/** Condition: the row of this lease, still held by its holder. */
export function isHeldBy(lease: Lease): Prisma.Sql {
  return Prisma.sql`${keyIs(lease)} AND lease_token = ${lease.token}::uuid`
}

/**
 * Claims a row in one statement.
 *
 * @param options.where what else must be true of the row.
 * @param options.set further assignments, made with the claim.
 * @param options.returning columns of the row.
 * @returns the lease, and `row` with the columns asked for; null if the row is held or `where` is false.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the columns of `returning`, as $queryRaw does
export async function claimLease<Row = object>(options: {
  table: LeasedTable
  key: LeaseKey
  where?: Prisma.Sql
  set?: Prisma.Sql
  returning?: Prisma.Sql
}): Promise<{ lease: Lease; row: Row } | null> {
  const { table, key, where = Prisma.sql`true`, set, returning } = options
  const seconds = LEASE_SECONDS[table]
  const [claimed] = await db.$queryRaw<(Row & { token: string })[]>`
    UPDATE ${Prisma.raw(table)} SET ${claimFor(seconds)}${set ? Prisma.sql`, ${set}` : Prisma.empty}
    WHERE ${keyIs({ table, key })} AND ${IS_FREE} AND ${where}
    RETURNING ${TOKEN}${returning ? Prisma.sql`, ${returning}` : Prisma.empty}`
  if (!claimed) return null
  const { token, ...row } = claimed
  return { lease: { table, key, token, seconds }, row: row as Row }
}

/** Extends a lease by its full duration. @returns whether the holder still had it. */
export async function renewLease(lease: Lease): Promise<boolean> {
  const renewed = await db.$executeRaw`
    UPDATE ${Prisma.raw(lease.table)} SET lease_until = now() + make_interval(secs => ${lease.seconds})
    WHERE ${isHeldBy(lease)}`
  return renewed === 1
}

/** Releases a lease before it expires. @returns whether the holder still had it. */
export async function releaseLease(lease: Lease, database: Database = db): Promise<boolean> {
  const released = await database.$executeRaw`
    UPDATE ${Prisma.raw(lease.table)} SET ${RELEASE} WHERE ${isHeldBy(lease)}`
  return released === 1
}
