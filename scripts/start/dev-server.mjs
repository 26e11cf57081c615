// The development server: the app's own HTTP pipeline with Vite in front for modules and hot updates.
import { createServer as createHttpServer } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'
import { createServer as createViteServer } from 'vite'

const ENTRY = '/app/entry.node.ts'
const DEFAULT_PORT = 3000

export async function startDevServer() {
  const port = Number(process.env.PORT || DEFAULT_PORT)
  const host = process.env.HOST || '127.0.0.1'
  const vite = await createViteServer({ server: { middlewareMode: true } })
  const { prepare, demoNotice } = await vite.ssrLoadModule(ENTRY)
  const prepared = await prepare()
  // Loaded again for each request, so that a change on the server needs no restart.
  const listener = createRequestListener(
    async (/** @type {Request} */ request, /** @type {{ address: string }} */ client) =>
      (await vite.ssrLoadModule(ENTRY)).respond(request, client),
  )
  const server = createHttpServer((req, res) => vite.middlewares(req, res, () => listener(req, res)))
  await new Promise((resolve) => server.listen(port, host, () => resolve(undefined)))
  if (prepared.demoAccounts.length > 0) console.log(demoNotice(prepared.demoAccounts))
  console.log(`Köprü (development) on http://localhost:${port}`)
  return {
    async stop() {
      server.closeAllConnections()
      server.close()
      await prepared.stop()
      await vite.close()
    },
  }
}
