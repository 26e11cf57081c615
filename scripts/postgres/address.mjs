// The address of the embedded server. Node built-ins only: the web process must not wait for the driver to load.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { newPassword, placeOf, USER } from './cluster.mjs'
import { readPostmaster } from './postmaster.mjs'

export const DATABASE = 'kopru'

/** @returns {Promise<number>} */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })
}

/** @param {{ password: string, port: number }} options */
export const urlWith =
  ({ password, port }) =>
  (database = DATABASE) =>
    `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`

/**
 * The address that the server of a data folder will most likely have, before it is started. Another start may be quicker, or
 * another program may take the port. `password`: for a folder that does not exist yet.
 * @param {{ folder: string }} options
 * @returns {Promise<{ port: number, password: string, url: string }>}
 */
export async function expectPostgres({ folder }) {
  const place = placeOf(folder)
  const known = await readFile(place.password, 'utf8').catch(newPassword)
  const password = known.trim()
  const running = await readPostmaster(place.data)
  const port = running?.port || (await findFreePort())
  return { port, password, url: urlWith({ password, port })() }
}
