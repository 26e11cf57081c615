import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Network faults between the app and a test's database. */
type WireMode = 'pass' | 'reset' | 'silent'

interface Break {
  /** A statement of the app, or a part of it. */
  text: string
  /** `silent`: it never arrives. `late`: the app's connection breaks, and the statement arrives some time later. */
  how: 'silent' | 'late'
}

/** How long a statement is delayed after its sender has disconnected. */
const LATE_MS = 400

/** A TCP proxy to a database that can be cut or stalled. */
export async function startWire(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let mode: WireMode = 'pass'
  let next: Break | undefined

  function breaks(chunk: Buffer, { app, database }: { app: Socket; database: Socket }): boolean {
    if (next === undefined || !chunk.includes(next.text)) return false
    const { how } = next
    next = undefined
    if (how === 'silent') mode = 'silent'
    else {
      app.removeAllListeners('close').destroy()
      setTimeout(() => database.end(chunk), LATE_MS)
    }
    return true
  }

  const server = createServer((app) => {
    if (mode === 'reset') return void app.resetAndDestroy()
    const database = connect(Number(target.port), target.hostname)
    const ends = { app, database }
    for (const socket of [app, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
    }
    app.once('close', () => database.destroy())
    database.once('close', () => app.destroy())
    app.on('data', (chunk) => {
      if (mode !== 'silent' && !breaks(chunk, ends)) database.write(chunk)
    })
    database.on('data', (chunk) => {
      if (mode !== 'silent' && !app.destroyed) app.write(chunk)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() satisfies AddressInfo | string | null as AddressInfo
  const own = new URL(url)
  own.port = String(port)
  own.hostname = '127.0.0.1'

  /** Applies from now on, and closes open connections unless they are to fall silent. */
  function set(to: WireMode): void {
    const isWhole = mode !== 'silent' && to === 'silent'
    mode = to
    next = undefined
    if (!isWhole) for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    url: own.href,
    set,
    breakAt: (wanted: Break) => void (next = wanted),
    async close() {
      set('pass')
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
