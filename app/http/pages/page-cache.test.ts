import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { createPageServer, clearPageCache, cachePublicPage } from './page-cache.server.ts'

const closing: (() => void)[] = []
afterEach(() => {
  clearPageCache()
  for (const close of closing.splice(0)) close()
})

/** Serves cached pages from an app that renders slowly, and counts the requests it gets. */
async function serve(): Promise<{ url: string; rendered: () => number }> {
  let count = 0
  const servePage = createPageServer(async (request) => {
    count += 1
    await new Promise((resolve) => setImmediate(resolve))
    const response = new Response('<p>A page</p>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    await cachePublicPage({ request, response, locale: 'en' })
    return response
  })
  const server = createServer((req, res) => servePage(req, res, () => res.writeHead(404).end()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, rendered: () => count }
}

test('fifty who ask at once for a page that is not kept yet wait for one rendering', async () => {
  const { url, rendered } = await serve()
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/faq`)))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['<p>A page</p>']))
  expect(rendered()).toBe(1)
})
