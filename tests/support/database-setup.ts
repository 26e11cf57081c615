import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject } from 'vitest'
import { createTestDatabase } from './database.ts'

// Runs before a test file is imported, so that env.server.ts reads these: a database, a data folder, no provider.
// Tests in tests/http start the built app: a seeded database saves it from seeding the library first.
const startsTheApp = expect.getState().testPath?.includes('/tests/http/')
// As in production: React's development build takes a third of these tests' time, and is not what users get.
if (startsTheApp) process.env.NODE_ENV = 'production'
const database = await createTestDatabase({
  postgresUrl: inject('postgresUrl'),
  from: startsTheApp ? 'seeded template' : 'migrated template',
})
const dataDir = await mkdtemp(join(tmpdir(), 'kopru-data-'))
for (const name of Object.keys(process.env))
  if (/^(OPENAI|STRIPE|GOOGLE|SMTP|S3|MUX)_/.test(name)) delete process.env[name]
delete process.env.DATABASE_URL
process.env.KOPRU_EMBEDDED_DATABASE_URL = database.url
process.env.DATA_DIR = dataDir
process.env.LOG_LEVEL = 'silent'

afterAll(async () => {
  await globalThis.kopruDatabase?.$disconnect()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})
