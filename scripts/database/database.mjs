// The database that a command runs on: the one in DATABASE_URL, or the embedded one, migrated.
import { migrate } from './migrate.mjs'
import { embeddedEnvironment, embeddedFolder } from './expected-database.mjs'
import { borrowPostgres, startPostgres } from '../postgres/server.mjs'
import { setting } from '../project.mjs'

/**
 * @typedef {{ url: string, environment: Record<string, string>, isEmbedded: boolean, stop: () => Promise<void> }} OpenDatabase
 *   `url`: direct, not through a pooler (DIRECT_DATABASE_URL); `environment`: variables for the app's process
 */

/**
 * @param {(options: { folder: string }) => Promise<import('../postgres/server.mjs').Server>} open
 * @param {(options: { url: string }) => Promise<unknown>} prepare
 * @returns {Promise<OpenDatabase>}
 */
async function openWith(open, prepare = migrate) {
  // A migration's lock belongs to a session, a backup is one long transaction: neither goes through a pooler.
  const external = setting('DATABASE_URL') && (setting('DIRECT_DATABASE_URL') ?? setting('DATABASE_URL'))
  if (external) {
    await prepare({ url: external })
    return { url: external, environment: {}, isEmbedded: false, stop: async () => undefined }
  }
  const server = await open({ folder: embeddedFolder() })
  try {
    await prepare({ url: server.url() })
  } catch (error) {
    await server.stop()
    throw error
  }
  return {
    url: server.url(),
    environment: embeddedEnvironment(server.url()),
    isEmbedded: true,
    stop: server.stop,
  }
}

/**
 * For a server: only one may own the embedded database at a time.
 * @param {{ port?: number, password?: string }} [expected]
 */
export const openDatabase = ({ port, password } = {}) =>
  openWith(({ folder }) => startPostgres({ folder, port, password }))

/** For a short task while a server may be running. */
export const borrowDatabase = () => openWith(borrowPostgres)

/** For a restore: not migrated, and not used by anyone else meanwhile. */
export const openEmptyDatabase = () => openWith(startPostgres, async () => undefined)
