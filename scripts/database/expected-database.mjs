// Which database a start will have, known before it is there: the web process starts beside it. Node built-ins only.
import { join } from 'node:path'
import { expectPostgres } from '../postgres/address.mjs'
import { dataFolder, setting } from '../project.mjs'

export const embeddedFolder = () => join(dataFolder(), 'postgres')

/**
 * How the app's process learns of the embedded database.
 * @param {string} url
 * @returns {Record<string, string>}
 */
export const embeddedEnvironment = (url) => ({
  DATA_DIR: dataFolder(),
  DATABASE_URL: '',
  KOPRU_EMBEDDED_DATABASE_URL: url,
})

/**
 * What opening the database will most likely come to.
 * @returns {Promise<{ environment: Record<string, string>, port?: number, password?: string }>}
 */
export async function expectDatabase() {
  if (setting('DATABASE_URL')) return { environment: {} }
  const { url, port, password } = await expectPostgres({ folder: embeddedFolder() })
  return { environment: embeddedEnvironment(url), port, password }
}
