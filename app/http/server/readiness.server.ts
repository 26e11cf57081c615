import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { env } from '#app/config/env.server.ts'
import { DATA_FOLDER_CHECK_MS, MIN_FREE_BYTES, READINESS_MS } from '#app/config/http.ts'
import { db } from '#app/db.server.ts'

// Listed at build time: the migrations this build expects in the database.
const EXPECTED_MIGRATIONS = Object.keys(import.meta.glob('../../../prisma/migrations/*/migration.sql')).map((path) =>
  path.split('/').at(-2),
)

/** Why a process is not ready: codes for monitoring, in the order of the checks. */
export type Unready =
  | 'draining'
  | 'database-unreachable'
  | 'migrations-pending'
  | 'seeding'
  | 'disk-full'
  | 'data-folder-not-writable'

type Readiness = { ready: true } | { ready: false; reason: Unready }

let seeded = false
let draining = false

export function markSeeded(): void {
  seeded = true
}

/** Tells the load balancer to stop sending requests; those that still come are answered. */
export function markDraining(): void {
  draining = true
}

async function checkDatabase(): Promise<Unready | undefined> {
  const asking = db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
  const rows = await Promise.race([asking.catch(() => undefined), delay(READINESS_MS, undefined, { ref: false })])
  if (!rows) return 'database-unreachable'
  const applied = new Set(rows.map((row) => row.name))
  const isMigrated = EXPECTED_MIGRATIONS.every((name) => name !== undefined && applied.has(name))
  return isMigrated ? undefined : 'migrations-pending'
}

function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT'
}

/** Whether a folder is writable and has room for a recording. Tested by writing, as permissions and mounts can mislead. */
export async function checkFolder(folder: string): Promise<Unready | undefined> {
  const file = join(folder, `.writable-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true })
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < MIN_FREE_BYTES) return 'disk-full'
    await writeFile(file, '')
    return undefined
  } catch (error) {
    return isFull(error) ? 'disk-full' : 'data-folder-not-writable'
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}

let known: { problem: Promise<Unready | undefined>; until: number } | undefined

/** The same, with a cached result: load balancers ask every few seconds. */
function checkDataFolder(): Promise<Unready | undefined> {
  if (!known || performance.now() > known.until) {
    known = { problem: checkFolder(env.DATA_DIR), until: performance.now() + DATA_FOLDER_CHECK_MS }
  }
  return known.problem
}

async function findReason(): Promise<Unready | undefined> {
  if (draining) return 'draining'
  const [database, folder] = await Promise.all([checkDatabase(), checkDataFolder()])
  return database ?? (seeded ? folder : 'seeding')
}

/**
 * Whether this process is ready for traffic: it is not shutting down, the database answers, every migration is applied,
 * the content is loaded, and DATA_DIR is writable.
 */
export async function checkReadiness(): Promise<Readiness> {
  const reason = await findReason()
  return reason === undefined ? { ready: true } : { ready: false, reason }
}
