// What a page costs at the least: its bytes as one prepared buffer, and its elements rendered by React without a component,
// a router or a loader around them. Pages are told over the channel.
process.env.NODE_ENV = 'production'
import { createServer } from 'node:http'
import { answerParent, usage } from './child.mjs'
import { compileHtml } from './html-tree.mjs'

// After NODE_ENV: React chooses its build when it is read.
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
