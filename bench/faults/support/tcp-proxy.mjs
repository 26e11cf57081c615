// A proxy between the app and its database that can cut, refuse or silence connections, or cut them after some bytes.
import { createServer, connect } from 'node:net'

/** @typedef {'pass' | 'refuse' | 'silent'} Mode */
/** @typedef {Awaited<ReturnType<typeof startTcpProxy>>} Wire */

/**
 * @param {{ port: number, target: number }} options
 */
export async function startTcpProxy({ port, target }) {
  /** @type {Mode} */
  let mode = 'pass'
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  /** Called with every chunk that the app sends; true cuts the connection after it. @type {((chunk: Buffer) => boolean) | undefined} */
  let trigger

  /** @param {import('node:net').Socket} from @param {import('node:net').Socket} to @param {boolean} isFromApp */
  function carry(from, to, isFromApp) {
    sockets.add(from)
    from.on('data', (chunk) => {
      if (mode === 'silent') return
      to.write(chunk)
      // The statement arrives; its response never does.
      if (isFromApp && trigger?.(chunk)) {
        trigger = undefined
        to.removeAllListeners('data').resume()
        setImmediate(() => from.destroy())
        setTimeout(() => to.destroy(), 500)
      }
    })
    from
      .once('error', () => undefined)
      .once('close', () => {
        sockets.delete(from)
        if (mode !== 'silent') to.destroy()
      })
  }

  const server = createServer((app) => {
    if (mode === 'refuse') return void app.destroy()
    const database = connect(target, '127.0.0.1')
    database.once('error', () => app.destroy())
    carry(app, database, true)
    carry(database, app, false)
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))

  /** Ends every connection at once. */
  function cut() {
    for (const socket of sockets) socket.destroy()
  }
  return {
    cut,
    /** New connections are refused by closing them, open ones end. */
    refuse() {
      mode = 'refuse'
      cut()
    },
    /** Accepts connections and bytes, and passes nothing on: no end, no response. */
    silence() {
      mode = 'silent'
    },
    pass() {
      mode = 'pass'
      cut()
    },
    /**
     * Cuts the connection on which the app next sends this, once the database has received it: the response is lost.
     * @param {string} text
     */
    loseAnswerTo(text) {
      return new Promise((resolve) => {
        trigger = (chunk) => {
          const isIt = chunk.includes(text)
          if (isIt) resolve(undefined)
          return isIt
        }
      })
    },
    async close() {
      mode = 'pass'
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
