import { Client } from 'pg'
import { CONNECT_TIMEOUT_MS, QUERY_TIMEOUT_MS } from '#app/config/database.ts'

/**
 * Whether content was ever seeded (it is all or nothing). Uses the bare driver, since the app's client takes a while to
 * start. A database that does not answer, or has no tables yet, counts as empty.
 */
export async function isLibraryFilled(url: string | undefined): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rowCount } = await client.query('SELECT FROM dialogues WHERE slug IS NOT NULL LIMIT 1')
    return rowCount === 1
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
