import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../scripts/migrate.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'
import { runSql, TEMPLATE_DATABASE } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The administrator's URL of the throw-away server. */
    postgresUrl: string
  }
}

/** One throw-away database server for the whole run, with one migrated template that every test file clones. */
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
  project.provide('postgresUrl', adminUrl)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
