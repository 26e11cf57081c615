import type { AddressInfo } from 'node:net'
import type * as Entry from '#app/entry.node.ts'
import { createHttpServer, staticFiles } from '#app/http/node-server.server.ts'

type Bundle = Pick<typeof Entry, 'respond' | 'prepare' | 'servePublicPage'>

export interface RunningApp {
  url: string
  request: (path: string, init?: RequestInit) => Promise<Response>
  close: () => Promise<void>
}

const CLIENT_FOLDER = new URL('../../build/client', import.meta.url).pathname
const SERVER_BUNDLE = new URL('../../build/server/index.js', import.meta.url).href

/**
 * The built app on a port of its own, with this test file's database, its content seeded. Its queue stands still unless
 * `withJobs`, so that a test can see what was queued.
 */
export async function startApp(options: { withJobs?: boolean } = {}): Promise<RunningApp> {
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
  return {
    url,
    request: (path, init) => fetch(new URL(path, url), { redirect: 'manual', ...init }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
      await prepared.stop()
    },
  }
}
