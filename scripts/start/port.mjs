// The address that the site is served on, and a readable error if it cannot be used.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Problem, setting } from '../project.mjs'

const DEFAULT_PORT = '3000'

/** Where the server will listen, by the same rules as app/config/env.server.ts. */
export const listenPort = () => setting('PORT') ?? DEFAULT_PORT
export const listenHost = () => setting('HOST') ?? (setting('DATABASE_URL') ? '0.0.0.0' : '127.0.0.1')

/**
 * Turns an error of listening into a Problem; returns any other unchanged.
 * @param {unknown} error
 */
export function explainListening(error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const port = listenPort()
  if (code === 'EADDRINUSE') return new Problem(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`)
  if (code === 'EACCES') return new Problem(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Problem(`HOST is ${listenHost()}, which is not an address of this machine.`)
  }
  return error
}

/** Fails before the database is started if the port is taken. */
export async function requireFreePort() {
  const port = Number(listenPort())
  // A value that is not a port is reported by the server, with all other wrong settings.
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return
  const probe = createServer()
  try {
    await once(probe.listen(port, listenHost()), 'listening')
  } catch (error) {
    throw explainListening(error)
  }
  probe.close()
  await once(probe, 'close')
}
