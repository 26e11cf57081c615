import { db } from '#app/db.server.ts'

// Named at build time: what this build expects the database to have.
const EXPECTED_MIGRATIONS = Object.keys(import.meta.glob('../../prisma/migrations/*/migration.sql')).map((path) =>
  path.split('/').at(-2),
)

let seeded = false

export function markSeeded(): void {
  seeded = true
}

export type Readiness =
  | { ready: true }
  | { ready: false; reason: 'seeding' | 'migrations pending' | 'database unreachable' }

/** Whether this process may be sent traffic: the database answers, every migration is applied, the content is in. */
export async function checkReadiness(): Promise<Readiness> {
  try {
    const rows = await db.$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
    const applied = new Set(rows.map((row) => row.name))
    if (!EXPECTED_MIGRATIONS.every((name) => name !== undefined && applied.has(name))) {
      return { ready: false, reason: 'migrations pending' }
    }
  } catch {
    return { ready: false, reason: 'database unreachable' }
  }
  return seeded ? { ready: true } : { ready: false, reason: 'seeding' }
}
