import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export const TEMPLATE_DATABASE = 'kopru_template'
/** The template with the library and the demo accounts, as after a first start. */
export const SEEDED_TEMPLATE = 'kopru_seeded'

const SOURCES = {
  'migrated template': ` TEMPLATE ${TEMPLATE_DATABASE} STRATEGY file_copy`,
  'seeded template': ` TEMPLATE ${SEEDED_TEMPLATE} STRATEGY file_copy`,
  nothing: '',
}

/** Runs statements in their own session. */
export async function runSql(options: { url: string; sql: string }): Promise<void> {
  const client = new Client({ connectionString: options.url })
  await client.connect()
  try {
    await client.query(options.sql)
  } finally {
    await client.end()
  }
}

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/** A separate database on the run's server: a copy of a template, or empty. */
export async function createTestDatabase(options: {
  postgresUrl: string
  from: keyof typeof SOURCES
}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runSql({ url: options.postgresUrl, sql: `CREATE DATABASE ${name}${SOURCES[options.from]}` })
  const url = new URL(options.postgresUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => runSql({ url: options.postgresUrl, sql: `DROP DATABASE ${name} WITH (FORCE)` }),
  }
}
