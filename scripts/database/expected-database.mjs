// Predicts which database a start will use, because the web process starts at the same time. Node built-ins only.
import { join } from 'node:path'
import { expectPostgres } from '../postgres/address.mjs'
import { dataFolder, setting } from '../project.mjs'

export const embeddedFolder = () => join(dataFolder(), 'postgres')

/**
 * The variables that point the app's process to the embedded database.
 * @param {string} url
 * @returns {Record<string, string>}
 */
export const embeddedEnvironment = (url) => ({
  DATA_DIR: dataFolder(),
  DATABASE_URL: '',
  KOPRU_EMBEDDED_DATABASE_URL: url,
})

/**
 * What opening the database will most likely result in.
 * @returns {Promise<{ environment: Record<string, string>, port?: number, password?: string }>}
 */
export async function expectDatabase() {
  if (setting('DATABASE_URL')) return { environment: {} }
  const { url, port, password } = await expectPostgres({ folder: embeddedFolder() })
  return { environment: embeddedEnvironment(url), port, password }
}
