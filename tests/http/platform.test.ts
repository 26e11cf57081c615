import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { type IncomingMessage, request as rawRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_METRICS } from '#app/config/page-metrics.server.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

interface RawRequest {
  method: string
  path: string
  headers?: Record<string, string>
}

/** For requests that fetch cannot express. */
function answerTo(options: RawRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(app.url)
    const sent = rawRequest({ host: '127.0.0.1', port, setHost: true, ...options }, (response) => {
      response.resume()
      resolve(response)
    })
    sent.once('error', reject).end()
  })
}

const raw = async (options: RawRequest) => (await answerTo(options)).statusCode
const rawHeaders = async (options: RawRequest) => (await answerTo(options)).headers

test('GET /healthz reports that the process is running', async () => {
  const response = await app.request('/healthz')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok' })
})

test('GET /readyz reports that database, migrations and content are ready', async () => {
  const response = await app.request('/readyz')
  expect(await response.json()).toEqual({ ready: true })
  expect(response.status).toBe(200)
})

test('an unknown API path answers 404 in the usual error shape', async () => {
  const response = await app.request('/api/nothing/here')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({
    error: 'There is no such API call.',
    message: 'There is no such API call.',
    code: 'NOT_FOUND',
    requestId: response.headers.get('X-Request-Id'),
  })
})

test('an unknown API path answers a write with 404 as well', async () => {
  const response = await app.request('/api/nothing', { method: 'POST', body: 'x' })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
})

test('a wrong method answers 405 with Allow', async () => {
  const response = await app.request('/api/submit-sample-practice')
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('POST, OPTIONS')
  expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' })
})

test('OPTIONS lists what is allowed', async () => {
  const response = await app.request('/healthz', { method: 'OPTIONS' })
  expect(response.status).toBe(204)
  expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS')
})

test('an unknown page answers 404 with the not-found page', async () => {
  const response = await app.request('/no/such/page')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Page Not Found')
})

test('methods that fetch cannot express are refused without a crash', async () => {
  expect(await raw({ method: 'TRACE', path: '/' })).toBe(405)
  expect(await raw({ method: 'PROPFIND', path: '/' })).toBe(405)
})

test('an invalid host answers 400', async () => {
  expect(await raw({ method: 'GET', path: '/', headers: { Host: 'a b' } })).toBe(400)
})

test('refusals before the app carry the security headers too', async () => {
  for (const refused of [
    { method: 'TRACE', path: '/' },
    { method: 'GET', path: '/', headers: { Host: 'a b' } },
  ]) {
    expect(await rawHeaders(refused)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  }
})

test('HEAD has the headers of GET and no body', async () => {
  const response = await app.request('/', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).toBe('')
})

const EVERYWHERE = ['/', '/practice/sample', '/no/such/page', '/api/nothing', '/healthz', '/favicon.svg']

test.each(EVERYWHERE)('%s carries the security headers', async (path) => {
  const { headers } = await app.request(path)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
  expect(headers.get('Permissions-Policy')).toContain('microphone=(self)')
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  expect(headers.has('X-Powered-By')).toBe(false)
})

test('every script of a page has the nonce of its policy, new in each response, or is listed by hash', async () => {
  const nonces = new Set<string>()
  for (const _ of [1, 2]) {
    const response = await app.request('/practice/sample')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
    expect(policy).not.toContain('unsafe-inline')
    const inline = [...(await response.text()).matchAll(/<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs)]
    const unmarked = inline.filter(([, attributes = '']) => !attributes.includes(`nonce="${nonce}"`))
    expect(inline.length).toBeGreaterThan(unmarked.length)
    expect(unmarked).toHaveLength(1)
    for (const [, , text = ''] of unmarked) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    }
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(2)
})

// JSON-LD and the page's own small script do not count.
const SCRIPT_OF_THE_FRAMEWORK = /<script(?! type="application\/ld\+json")/

test.each(['/', '/no/such/page'])('%s loads no framework: it has nothing to hydrate', async (path) => {
  const html = await (await app.request(path)).text()
  expect(html).toContain('</html>')
  expect(html.replace(`<script>${PAGE_METRICS}</script>`, '')).not.toMatch(SCRIPT_OF_THE_FRAMEWORK)
  expect(html).not.toContain('modulepreload')
})

test('a page is painted before its scripts arrive: styles come first, scripts are fetched at low priority', async () => {
  const html = await (await app.request('/practice/sample')).text()
  const scripts = [...html.matchAll(/<link rel="modulepreload"[^>]*>/g)]
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter(([tag]) => !tag.includes('fetchpriority="low"'))).toEqual([])
  expect(html.search(/<link rel="preload" href="[^"]+\.css"/)).toBeLessThan(html.indexOf('modulepreload'))
})

test('pages contain no inline style, which the policy would block', async () => {
  for (const path of ['/', '/practice/sample', '/practice/sample?mode=type']) {
    expect(await (await app.request(path)).text()).not.toMatch(/\sstyle="/)
  }
})

test('hashed build files are immutable and served compressed', async () => {
  const file = readdirSync(new URL('../../build/client/assets', import.meta.url)).find((name) =>
    /^framework.*\.js$/.test(name),
  )
  const response = await app.request(`/assets/${file}`, { headers: { 'Accept-Encoding': 'br' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('Content-Encoding')).toBe('br')
})

test('pages are compressed for clients that accept it', async () => {
  const html = await app.request('/', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(html.headers.get('Content-Encoding')).toBe('gzip')
  expect(html.headers.get('Vary')).toMatch(/accept-encoding/i)
  expect(await html.text()).toContain('</html>')
})

test('nothing outside the client folder is served', async () => {
  for (const path of ['/../server/index.js', '/%2e%2e/server/index.js', '/.git/HEAD', '/package.json']) {
    expect(await raw({ method: 'GET', path })).toBe(404)
  }
})
