// Which database a start will have, known before it is there: the web process starts beside it. Node built-ins only.
import { join } from 'node:path'
import { expectPostgres } from './postgres-address.mjs'
import { dataFolder, setting } from './project.mjs'

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
 * What opening the database will most likely come to; undefined where nobody can know yet.
 * @returns {Promise<{ environment: Record<string, string>, port?: number } | undefined>}
 */
export async function expectDatabase() {
  if (setting('DATABASE_URL')) return { environment: {} }
  const expected = await expectPostgres({ folder: embeddedFolder() })
  return expected && { environment: embeddedEnvironment(expected.url), port: expected.port }
}
