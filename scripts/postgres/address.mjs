// Where the embedded server answers. Node built-ins only, so that what starts beside it need not wait for the driver.
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
 * Where the server of a data folder will most likely answer, said before it is started: another start may be quicker, or
 * somebody may take the port. `password`: for a folder that is still to be made.
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
