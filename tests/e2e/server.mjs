// A complete Köprü for the browser journeys: a temporary database and the built app, killed with its parent.
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../../scripts/database/migrate.mjs'
import { startPostgres } from '../../scripts/postgres/server.mjs'
import { fromRoot, ROOT } from '../../scripts/project.mjs'

const folder = process.env.E2E_FOLDER || join(tmpdir(), `kopru-e2e-${process.env.PORT}`)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const postgres = await startPostgres({
  folder: join(folder, 'postgres'),
  durable: false,
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
})
await migrate({ url: postgres.url('postgres') })

Object.assign(process.env, {
  NODE_ENV: 'production',
  LOG_LEVEL: process.env.LOG_LEVEL || 'error',
  DATA_DIR: folder,
  KOPRU_EMBEDDED_DATABASE_URL: postgres.url('postgres'),
  RATE_LIMIT_FACTOR: '100',
  DEV_PAGES: 'on',
})
const { serve } = await import(fromRoot('build/server/index.js'))
await serve({ rootFolder: ROOT })
await postgres.stop()
await rm(folder, { recursive: true, force: true })
process.exit(0)
