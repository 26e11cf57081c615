import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

export const TEMPLATE_DATABASE = 'kopru_template'

/** Runs statements in a session of their own. */
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

/** A database of one's own on the run's server: a copy of the migrated template, or empty. */
export async function createTestDatabase(options: {
  postgresUrl: string
  from: 'migrated template' | 'nothing'
}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const source = options.from === 'nothing' ? '' : ` TEMPLATE ${TEMPLATE_DATABASE} STRATEGY file_copy`
  await runSql({ url: options.postgresUrl, sql: `CREATE DATABASE ${name}${source}` })
  const url = new URL(options.postgresUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => runSql({ url: options.postgresUrl, sql: `DROP DATABASE ${name} WITH (FORCE)` }),
  }
}
