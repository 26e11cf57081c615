// The built app again, in its own process, for the tests that must pass with two (app.ts). It reports its address,
// and exits with its parent. Argument: "with jobs" to run its queue.
import { openSources } from './sources.mjs'
import { fromRoot } from '../../scripts/project.mjs'

const vite = await openSources()
const { createHttpServer, staticFiles } = await vite.ssrLoadModule('/app/http/server/node-server.server.ts')
const { respond, prepare, servePublicPage: servePage } = await import(fromRoot('build/server/index.js'))
const prepared = await prepare()
if (process.argv[2] !== 'with jobs') await prepared.stopWorking()
const server = createHttpServer({ respond, servePage, serveStatic: staticFiles(fromRoot('build/client')) })
server.listen(0, '127.0.0.1', () => process.send?.({ url: `http://127.0.0.1:${server.address().port}` }))
process.once('disconnect', () => process.exit())
