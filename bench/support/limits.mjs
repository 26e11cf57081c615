// The least a page can cost: its bytes as one prepared buffer, and its elements rendered by React without components, router
// or loaders. Pages arrive over IPC.
process.env.NODE_ENV = 'production'
import { createServer } from 'node:http'
import { answerParent, usage } from './child.mjs'
import { compileHtml } from './html-tree.mjs'

// After NODE_ENV is set: React chooses its build when it is loaded.
const { renderToPipeableStream } = await import('react-dom/server')

const HEADERS = { 'Content-Type': 'text/html; charset=utf-8' }
/** @type {{ bytes: Buffer, make: () => import('react').ReactNode } | undefined} */
let page

const server = createServer((request, response) => {
  if (!page) response.writeHead(404).end()
  else if (request.url === '/bytes') {
    response.writeHead(200, { ...HEADERS, 'Content-Length': page.bytes.byteLength }).end(page.bytes)
  } else {
    const stream = renderToPipeableStream(page.make(), {
      onShellReady() {
        response.writeHead(200, HEADERS)
        stream.pipe(response)
      },
    })
  }
})
await new Promise((resolve) => {
  server.listen(0, '127.0.0.1', () => resolve(undefined))
})
const address = server.address()
if (address === null || typeof address === 'string') throw new Error('The limits have no port.')

answerParent(
  {
    usage,
    show({ html }) {
      page = { bytes: Buffer.from(html), make: compileHtml(html) }
    },
  },
  { base: `http://127.0.0.1:${address.port}` },
)
