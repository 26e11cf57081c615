import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../scripts/database/migrate.mjs'
import { startPostgres } from '../../scripts/postgres/server.mjs'
import { runSql, SEEDED_TEMPLATE, TEMPLATE_DATABASE } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The administrator's URL of the temporary server. */
    postgresUrl: string
  }
}

/** Lets the built app fill the library of a copy of the migrated template. */
async function seedTemplate(options: { adminUrl: string; url: string; folder: string }): Promise<void> {
  const sql = `CREATE DATABASE ${SEEDED_TEMPLATE} TEMPLATE ${TEMPLATE_DATABASE} STRATEGY file_copy`
  await runSql({ url: options.adminUrl, sql })
  const env = { PATH: process.env.PATH, DATA_DIR: options.folder, KOPRU_EMBEDDED_DATABASE_URL: options.url }
  const script = fileURLToPath(new URL('seed-template.mjs', import.meta.url))
  await promisify(execFile)(process.execPath, [script], { env: { ...env, LOG_LEVEL: 'silent' } })
}

/**
 * One temporary database server for the whole run, with a migrated template that every test file clones, and a seeded
 * one.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kopru-tests-'))
  const server = await startPostgres({
    folder: join(folder, 'postgres'),
    durable: false,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' },
  })
  const adminUrl = server.url('postgres')
  await runSql({ url: adminUrl, sql: `CREATE DATABASE ${TEMPLATE_DATABASE}` })
  await migrate({ url: server.url(TEMPLATE_DATABASE) })
  await seedTemplate({ adminUrl, url: server.url(SEEDED_TEMPLATE), folder })
  project.provide('postgresUrl', adminUrl)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
