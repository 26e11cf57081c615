import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { TOAST_COOKIE_NAME } from '#app/config/accounts.ts'
import { knownLocale, type Locale } from '#app/config/copy/locale.ts'
import { env } from '#app/config/env.server.ts'
import { KNOWN_HEADERS, PUBLIC_PAGE_LIFE_MS, PUBLIC_PAGE_RETRY_MS } from '#app/config/http.ts'
import { isTurkishPath, localPath } from '#app/config/local-path.ts'
import { DIALOGUE_EDIT_CALL, KEPT_ACCOUNT_PATHS, KEPT_PATHS } from '#app/config/navigation.ts'
import { log } from '#app/log.server.ts'
import { remember } from '#app/remember.ts'
import { acceptedLocale } from '../locale/choose-locale.ts'
import { languageCookieLine, rememberedLanguage } from '../locale/language-cookie.server.ts'
import type { Listener, Respond } from '../server/node-server.server.ts'
import { publicPagePolicy, securityHeaders } from '../headers/security-headers.server.ts'
import { holdsSessionCookie } from '../session/session.server.ts'

// Guests get public pages from memory, rendered and compressed once: docs/decisions/023-kept-public-pages.md.

type Encoding = 'br' | 'gzip' | 'identity'

/** One encoding of a page, with its headers. */
interface Body {
  bytes: Buffer
  etag: string
  /** Names and values alternate: the form that Node writes fastest. */
  headers: readonly string[]
}

interface CachedPage {
  html: string
  bodies: Record<Encoding, Body>
  /** Epoch milliseconds. Afterwards the next request renders the page again. */
  staleAt: number
}

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)
const ETAG_CHARACTERS = 22

const cachedPaths = new Set<string>([
  ...KEPT_PATHS.flatMap((path) => [localPath({ locale: 'en', path }), localPath({ locale: 'tr', path })]),
  ...KEPT_ACCOUNT_PATHS,
])
const pages = new Map<string, CachedPage>()
/** First renders in progress: concurrent requests share one. */
const firstRenderings = new Map<string, Promise<void>>()

/** Whether a page is the same for every guest of its language and is not hydrated. */
export function isCachedPath(path: string): boolean {
  return cachedPaths.has(path)
}

/** A guest without a pending toast. */
export function isPlainGuest(cookie: string | null | undefined): boolean {
  return !cookie || (!holdsSessionCookie(cookie) && !cookie.includes(TOAST_COOKIE_NAME))
}

const keyOf = (path: string, locale: Locale) => `${locale} ${path}`

/** An admin's write may change the counts on public pages; what is only kept for its author does not. */
export function isAdminWrite({ method, url }: Request): boolean {
  const { pathname } = new URL(url)
  if (method === 'GET' || method === 'HEAD' || pathname === DIALOGUE_EDIT_CALL) return false
  return /^\/(?:api\/)?admin(?:[/.]|$)/.test(pathname)
}

/** Clears the cache of this process. Entries in other processes expire. */
export function clearPageCache(): void {
  pages.clear()
}

function headersOf({ locale, path }: { locale: Locale; path: string }): Record<string, string> {
  return {
    ...Object.fromEntries(securityHeaders({ https: env.isHttps, path })),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Content-Security-Policy': publicPagePolicy({ https: env.isHttps }),
    // Revalidated on every use, so a sign-in or a new dialogue shows at once.
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
  }
}

function bodyOf(options: { bytes: Buffer; encoding: Encoding; headers: Record<string, string> }): Body {
  const { bytes, encoding, headers } = options
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, ETAG_CHARACTERS)
  const etag = `"${hash}-${encoding}"`
  const own = { ETag: etag, ...(encoding !== 'identity' && { 'Content-Encoding': encoding }) }
  return { bytes, etag, headers: Object.entries({ ...headers, ...own }).flat() }
}

async function pack(html: string, headers: Record<string, string>): Promise<CachedPage['bodies']> {
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([
    compressWithBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    compressWithGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return {
    identity: bodyOf({ bytes: plain, encoding: 'identity', headers }),
    br: bodyOf({ bytes: br, encoding: 'br', headers }),
    gzip: bodyOf({ bytes: gz, encoding: 'gzip', headers }),
  }
}

/** Caches the response to a plain guest's request for a public page. The response stays readable. */
export async function cachePublicPage(options: {
  request: Request
  response: Response
  locale: Locale
}): Promise<void> {
  const { request, response, locale } = options
  const { pathname: path, search } = new URL(request.url)
  if (request.method !== 'GET' || search !== '' || response.status !== 200 || !cachedPaths.has(path)) return
  if (!isPlainGuest(request.headers.get('Cookie'))) return
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return
  const html = await response.clone().text()
  const key = keyOf(path, locale)
  const staleAt = Date.now() + PUBLIC_PAGE_LIFE_MS
  const known = pages.get(key)
  if (known?.html === html) known.staleAt = staleAt
  else pages.set(key, { html, bodies: await pack(html, headersOf({ locale, path })), staleAt })
}

const wishOf = remember(rememberedLanguage, KNOWN_HEADERS)
const languageOf = remember(acceptedLocale, KNOWN_HEADERS)
const encodingOf = remember((header): Encoding => {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(header)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}, KNOWN_HEADERS)

function localeOf(path: string, { headers }: IncomingMessage, remembered: string | undefined): Locale {
  if (isTurkishPath(path)) return 'tr'
  return knownLocale(remembered) ?? languageOf(headers['accept-language'] ?? '')
}

/** Renders a page by issuing a guest's request. On failure the cached page stays. */
async function render({ respond, path, locale }: { respond: Respond; path: string; locale: Locale }): Promise<void> {
  const request = new Request(new URL(path, env.APP_URL), { headers: { 'Accept-Language': locale } })
  try {
    await respond(request, { address: '127.0.0.1' })
  } catch (error) {
    log.warn({ err: error, path }, 'a cached page could not be rendered again')
  }
}

/** Concurrent requests for a page that is not cached yet share one render. */
function renderFirst(options: { respond: Respond; path: string; locale: Locale }): Promise<void> {
  const key = keyOf(options.path, options.locale)
  const running = firstRenderings.get(key)
  if (running) return running
  const rendering = render(options).finally(() => firstRenderings.delete(key))
  firstRenderings.set(key, rendering)
  return rendering
}

/** Writes all headers in one call: if some were set earlier, Node would sort all of them. */
function send(options: { req: IncomingMessage; res: ServerResponse; body: Body; more: string[] }): number {
  const { req, res, body, more } = options
  const { bytes, etag, headers } = body
  const asked = req.headers['if-none-match']
  if (asked !== undefined && (asked === '*' || asked.includes(etag))) {
    res.writeHead(304, [...headers, ...more]).end()
    return 304
  }
  res.writeHead(200, [...headers, 'Content-Length', String(bytes.byteLength), ...more])
  res.end(req.method === 'HEAD' ? undefined : bytes)
  return 200
}

/** Serves public pages to plain guests from the cache; passes every other request to the app. */
export function createPageServer(respond: Respond): Listener {
  return function servePage(req, res, next) {
    const path = req.url ?? ''
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (!isRead || !cachedPaths.has(path) || !isPlainGuest(req.headers.cookie)) return next()
    const { cookie } = req.headers
    const remembered = cookie === undefined ? undefined : wishOf(cookie)
    const locale = localeOf(path, req, remembered)
    const answer = (page: CachedPage) => {
      const requestId = randomUUID()
      const more = ['X-Request-Id', requestId]
      if (remembered === undefined && isTurkishPath(path)) more.push('Set-Cookie', languageCookieLine('tr'))
      const status = send({ req, res, body: page.bodies[encodingOf(req.headers['accept-encoding'] ?? '')], more })
      log.debug({ requestId, method: req.method, path, status }, 'kept page')
    }
    const key = keyOf(path, locale)
    const answerFirst = async () => {
      await renderFirst({ respond, path, locale })
      const page = pages.get(key)
      // A page that could not be cached is left to the app.
      if (page) answer(page)
      else next()
    }
    const kept = pages.get(key)
    if (!kept) {
      void answerFirst()
      return
    }
    if (kept.staleAt <= Date.now()) {
      kept.staleAt = Date.now() + PUBLIC_PAGE_RETRY_MS
      void render({ respond, path, locale })
    }
    answer(kept)
  }
}
