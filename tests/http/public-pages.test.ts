import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { request as rawRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PAGE_METRICS } from '#app/config/page-metrics.server.ts'
import { LOCALES } from '#app/config/copy/locale.ts'
import { localPath } from '#app/config/local-path.ts'
import { KEPT_ACCOUNT_PATHS, KEPT_PATHS, PUBLIC_PATHS } from '#app/config/navigation.ts'
import { claimedCount } from '#app/config/library-claim.ts'
import { db } from '#app/db.server.ts'
import { createAccount, signedInAs, writingAs } from '#tests/support/accounts.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ alone: true })
})
afterAll(() => app.close())
beforeEach(() => db.rateLimit.deleteMany())

const ASSETS = new URL('../../build/client/assets/', import.meta.url)
const ADDRESSES = [
  ...KEPT_PATHS.flatMap((path) => LOCALES.map((locale) => localPath({ locale, path }))),
  ...KEPT_ACCOUNT_PATHS,
]

/** Without fetch's own processing: the bytes and headers as they are sent. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: number }>((resolve, reject) => {
    const { hostname, port } = new URL(app.url)
    rawRequest({ hostname, port, path, method, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }))
    })
      .once('error', reject)
      .end()
  })
}

const BROTLI = { 'Accept-Encoding': 'br', 'Accept-Language': 'en' }

/** The second guest gets the page cached for the first. */
async function getKept(path: string, headers: Record<string, string> = BROTLI) {
  await get(path, headers)
  return get(path, headers)
}

test.each(ADDRESSES)('%s is cached for guests: an ETag, 304, and the right Vary header', async (path) => {
  const kept = await getKept(path)
  expect(kept.status).toBe(200)
  expect(kept.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    'x-content-type-options': 'nosniff',
  })
  const etag = String(kept.headers.etag)
  const again = await get(path, { ...BROTLI, 'If-None-Match': `"other", ${etag}` })
  expect(again).toMatchObject({ status: 304, bytes: 0 })
  const head = await get(path, BROTLI, 'HEAD')
  expect(head).toMatchObject({ status: 200, bytes: 0 })
  expect(head.headers['content-length']).toBe(String(kept.bytes))
})

test('each encoding has its own ETag, and so has no encoding', async () => {
  const tags = new Set<unknown>()
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ]) {
    const { headers } = await getKept('/', { 'Accept-Encoding': accepted ?? '' })
    expect(headers['content-encoding']).toBe(encoding)
    tags.add(headers.etag)
  }
  expect(tags.size).toBe(3)
})

test.each(ADDRESSES)('%s loads no framework, and inline only what its policy allows', async (path) => {
  const response = await app.request(path)
  const html = (await response.text()).replace(`<script>${PAGE_METRICS}</script>`, '')
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes?.trim())
  for (const script of scripts)
    expect(script).toMatch(/^src="\/[a-z-]+\.js" (?:defer|async)=""$|^type="application\/ld\+json"$/)
  expect(html).not.toContain('nonce')
  expect(html).not.toMatch(/<[^>]+\sstyle=/)
  const hash = createHash('sha256').update(PAGE_METRICS).digest('base64')
  expect(response.headers.get('Content-Security-Policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test('the language depends on address, cookie and browser, for cached pages too', async () => {
  const read = async (path: string, headers: Record<string, string>) => {
    await get(path, headers)
    const response = await app.request(path, { headers })
    return { lang: /<html lang="(\w+)"/.exec(await response.text())?.[1], cookie: response.headers.get('Set-Cookie') }
  }
  expect((await read('/', { 'Accept-Language': 'tr-TR,tr;q=0.9' })).lang).toBe('tr')
  expect((await read('/', { 'Accept-Language': 'de' })).lang).toBe('en')
  expect((await read('/', { 'Accept-Language': 'tr', Cookie: 'kopru_language=en' })).lang).toBe('en')
  const turkish = await read('/tr', { 'Accept-Language': 'en' })
  expect(turkish.lang).toBe('tr')
  expect(turkish.cookie).toContain('kopru_language=tr')
  expect((await read('/tr', { Cookie: 'kopru_language=tr' })).cookie).toBeNull()
})

test('a signed-in user sees their own state, which is never cached', async () => {
  await getKept('/')
  const headers = await signedInAs(await createAccount())
  const response = await app.request('/', { headers })
  const html = await response.text()
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  expect(response.headers.get('ETag')).toBeNull()
  expect(html).toContain('href="/dashboard"')
  expect(await (await app.request('/')).text()).not.toContain('href="/dashboard"')
})

test('the landing page counts the library: a deletion changes it at once', async () => {
  const page = async () => (await app.request('/', { headers: { 'Accept-Language': 'en' } })).text()
  await page()
  const listed = await db.dialogue.findMany({ where: { isMockTestCandidate: false }, select: { id: true } })
  expect(await page()).toContain(`${claimedCount(listed.length)} Practice Dialogues`)
  const ids = listed.slice(1).map(({ id }) => id)
  await db.dialogue.updateMany({ where: { id: { in: ids } }, data: { deletedAt: new Date() } })
  try {
    const headers = await writingAs(await createAccount({ role: 'admin' }))
    await app.request(`/api/admin/dialogues/${listed[0]?.id}`, { method: 'DELETE', headers })
    expect(await page()).toContain('0 Practice Dialogues')
  } finally {
    await db.dialogue.updateMany({ data: { deletedAt: null } })
  }
})

test('the stylesheet contains every class of its pages', async () => {
  const all = readdirSync(ASSETS)
    .filter((name) => /^(?:app|public)-.*\.css$/.test(name))
    .map((name) => readFileSync(new URL(name, ASSETS), 'utf8'))
    .join('')
  const selectorOf = (name: string) => `.${name.replaceAll(/[^\w-]/g, String.raw`\$&`)}`
  for (const path of ADDRESSES) {
    const html = await (await app.request(path)).text()
    const own = /<style>([^]+?)<\/style>/.exec(html)?.[1] ?? ''
    const names = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(/\s+/)))
    const lost = [...names].filter(
      (name) => name !== '' && all.includes(selectorOf(name)) && !own.includes(selectorOf(name)),
    )
    expect({ path, lost }).toEqual({ path, lost: [] })
  }
})

test('the landing page fits into what a server may send before an acknowledgement: ten packets', async () => {
  for (const path of ['/', '/tr']) {
    const { headers, bytes } = await getKept(path)
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    expect(Buffer.byteLength(head.join('')) + bytes).toBeLessThanOrEqual(10 * 1460)
  }
})

test('the landing page with everything it loads is at most 40 KB', async () => {
  for (const path of ['/', '/tr']) {
    const html = await (await app.request(path)).text()
    const own = [...html.matchAll(/(?:href|src)="(\/[^"]+\.(?:css|js|woff2|svg))"/gi)].map(([, url = '']) => url)
    // Only one theme of each picture is loaded, in its widest version on the sharpest screens; the favicon is a
    // vector.
    const pictures = [...html.matchAll(/(\/[^" ]+-light-\d+\.avif) 1080w/g)].map(([, url = '']) => url)
    expect(pictures).toHaveLength(3)
    const urls = [...new Set([...own, ...pictures])]
    let bytes = (await getKept(path)).bytes
    for (const url of urls) bytes += (await get(url, BROTLI)).bytes
    expect(urls.length).toBeGreaterThanOrEqual(5)
    expect(bytes).toBeLessThanOrEqual(40 * 1024)
  }
})

test('sitemap.xml lists every public page in both languages, robots.txt the sitemap', async () => {
  const response = await app.request('/sitemap.xml')
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(places).toEqual(PUBLIC_PATHS.flatMap((path) => LOCALES.map((locale) => localPath({ locale, path }))))
  for (const path of places) expect((await app.request(path)).status, path).toBe(200)
  const robots = await (await app.request('/robots.txt')).text()
  expect(robots).toContain('Disallow: /api/')
  expect(robots).toMatch(/Sitemap: http.+\/sitemap\.xml/)
})

test('security.txt has a contact, and expires within a year', async () => {
  const text = await (await app.request('/.well-known/security.txt')).text()
  expect(text).toMatch(/^Contact: (?:https?:|mailto:)/)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})

test('the manifest lists icons that exist, in their real sizes', async () => {
  const response = await app.request('/manifest.webmanifest')
  expect(response.headers.get('Content-Type')).toContain('application/manifest+json')
  const { icons }: { icons: { src: string; sizes: string }[] } = await response.json()
  for (const { src, sizes } of icons.filter(({ src: file }) => file.endsWith('.png'))) {
    const png = Buffer.from(await (await app.request(src)).arrayBuffer())
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
  }
})

test('the sharing picture is 1200 by 630 and small', async () => {
  const html = await (await app.request('/tr')).text()
  const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const png = Buffer.from(await (await app.request(new URL(image).pathname)).arrayBuffer())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect(png.byteLength).toBeLessThan(100_000)
})

test("the landing page's structured data is valid schema.org JSON", async () => {
  const html = await (await app.request('/')).text()
  const [, json = ''] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html) ?? []
  const data: { '@graph': { '@type': string }[] } = JSON.parse(json)
  expect(data['@graph'].map((thing) => thing['@type'])).toEqual(['Organization', 'Course'])
})

test('the service worker lists the files of this build, and may fetch them', async () => {
  const response = await app.request('/sw.js')
  expect(response.headers.get('Content-Security-Policy')).toContain("connect-src 'self'")
  const script = await response.text()
  expect(script).not.toMatch(/__\w+__/)
  const files: string[] = JSON.parse(/JSON\.parse\('(.+)'\)/.exec(script)?.[1] ?? '[]')
  expect(files.length).toBeGreaterThanOrEqual(3)
  for (const file of ['/offline', ...files]) expect((await app.request(file)).status, file).toBe(200)
})

test('the waiting list works as a plain form, with its own messages', async () => {
  const join = (email: string) =>
    app.request('/coming-soon', { method: 'POST', body: new URLSearchParams({ email }), headers: { Origin: app.url } })
  const joined = await join('plain@example.org')
  expect([joined.status, joined.headers.get('Location')]).toEqual([303, '/coming-soon?joined'])
  expect(await (await app.request('/coming-soon?joined')).text()).toContain('You&#x27;re on the list!')
  const twice = await join('PLAIN@example.org')
  expect(twice.status).toBe(409)
  expect(await twice.text()).toContain('You&#x27;re already on our waitlist! We&#x27;ll notify you when we launch.')
  const wrong = await join('nobody')
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('Please enter a valid email address.')
})
