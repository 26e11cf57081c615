import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type * as Entry from '#app/entry.node.ts'
import { createHttpServer, staticFiles } from '#app/http/server/node-server.server.ts'

type Bundle = Pick<typeof Entry, 'respond' | 'prepare' | 'servePublicPage'>

export interface RunningApp {
  url: string
  request: (path: string, init?: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

const CLIENT_FOLDER = new URL('../../build/client', import.meta.url).pathname
const SERVER_BUNDLE = new URL('../../build/server/index.js', import.meta.url).href

interface Options {
  withJobs?: boolean
  /** For tests that look into the process itself: its metrics, caches or name. */
  alone?: boolean
}

/** With TEST_PROCESSES=2 every other request of a test goes to a second process on the same database and data folder. */
async function startSecond(options: Options) {
  if (process.env.TEST_PROCESSES !== '2' || options.alone) return null
  const script = new URL('second-app.mjs', import.meta.url).pathname
  const child = fork(script, options.withJobs ? ['with jobs'] : [], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [place]: { url: string }[] = await once(child, 'message')
  if (!place) throw new Error('The second process has not said where it is.')
  return { url: place.url, stop: () => child.kill('SIGKILL') }
}

/**
 * The built app on its own port, with this test file's database and seeded content. Its queue is paused unless
 * `withJobs`, so that a test can see what was queued.
 */
export async function startApp(options: Options = {}): Promise<RunningApp> {
  const bundle: Bundle = await import(SERVER_BUNDLE)
  const prepared = await bundle.prepare()
  if (!options.withJobs) await prepared.stopWorking()
  const { respond, servePublicPage: servePage } = bundle
  const server = createHttpServer({ respond, servePage, serveStatic: staticFiles(CLIENT_FOLDER) })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() satisfies AddressInfo | string | null as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const second = await startSecond(options)
  const places = second ? [url, second.url] : [url]
  let asked = 0
  return {
    url,
    request(path, init) {
      asked += 1
      return fetch(new URL(path, places[asked % places.length]), { redirect: 'manual', ...init })
    },
    async close() {
      second?.stop()
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
      await prepared.stop()
    },
  }
}
