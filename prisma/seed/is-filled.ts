import { Client } from 'pg'
import { CONNECT_TIMEOUT_MS, QUERY_TIMEOUT_MS } from '#app/config/database.ts'

/**
 * Whether content was ever brought into a database: all of it or nothing is. Asked by the bare driver, as the client of the
 * app takes a while to start. A database that does not answer, or has no tables yet, is none that is filled.
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
