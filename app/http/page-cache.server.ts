import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { TOAST_COOKIE_NAME } from '#app/config/accounts.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { env } from '#app/config/env.server.ts'
import { KNOWN_LANGUAGE_HEADERS, PUBLIC_PAGE_LIFE_MS, PUBLIC_PAGE_RETRY_MS } from '#app/config/http.ts'
import { isTurkishPath, localPath } from '#app/config/local-path.ts'
import { KEPT_PATHS } from '#app/config/navigation.ts'
import { log } from '#app/log.server.ts'
import { acceptedLocale, chooseLocale } from './choose-locale.ts'
import { languageCookieLine, rememberedLanguage } from './language-cookie.server.ts'
import type { Listener, Respond } from './node-server.server.ts'
import { publicPagePolicy, securityHeaders } from './security-headers.server.ts'
import { holdsSessionCookie } from './session.server.ts'

// docs/decisions/023-kept-public-pages.md: guests get public pages as bytes that were rendered and compressed once.

type Encoding = 'br' | 'gzip' | 'identity'

interface KeptPage {
  html: string
  bodies: Record<Encoding, { bytes: Buffer; etag: string }>
  headers: Record<string, string>
  /** From then on the next request has the page rendered anew. */
  staleAt: number
}

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)
const ETAG_CHARACTERS = 22

const keptPaths = new Set<string>(
  KEPT_PATHS.flatMap((path) => [localPath({ locale: 'en', path }), localPath({ locale: 'tr', path })]),
)
const pages = new Map<string, KeptPage>()
const languages = new Map<string, Locale>()

/** Whether a page is one and the same for every guest of its language. */
export function isKeptPath(path: string): boolean {
  return keptPaths.has(path)
}

/** A guest without a message to be shown once. */
function isPlainGuest(cookie: string | null | undefined): boolean {
  return !cookie || (!holdsSessionCookie(cookie) && !cookie.includes(TOAST_COOKIE_NAME))
}

const keyOf = (path: string, locale: Locale) => `${locale} ${path}`

/** A write at the admin's desk: the library is counted on public pages. */
export function mayChangePages({ method, url }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD' && /^\/(?:api\/)?admin(?:[/.]|$)/.test(new URL(url).pathname)
}

/** Has every page be rendered anew. Other processes do so when the life of theirs is over. */
export function forgetPublicPages(): void {
  pages.clear()
}

function body(bytes: Buffer, encoding: Encoding): KeptPage['bodies'][Encoding] {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, ETAG_CHARACTERS)
  return { bytes, etag: `"${hash}-${encoding}"` }
}

async function pack(html: string): Promise<KeptPage['bodies']> {
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([
    compressWithBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    compressWithGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { identity: body(plain, 'identity'), br: body(br, 'br'), gzip: body(gz, 'gzip') }
}

function headersOf(locale: Locale, path: string): Record<string, string> {
  const https = env.isHttps
  return {
    ...Object.fromEntries(securityHeaders({ https, path })),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Content-Security-Policy': publicPagePolicy({ https }),
    // Kept by whoever likes, asked about each time: a sign-in or a new dialogue shows at once.
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
  }
}

/** Keeps the answer to a plain guest's request for a public page. The answer itself stays readable. */
export async function keepPublicPage(options: { request: Request; response: Response; locale: Locale }): Promise<void> {
  const { request, response, locale } = options
  const { pathname: path, search } = new URL(request.url)
  if (request.method !== 'GET' || search !== '' || response.status !== 200 || !isKeptPath(path)) return
  if (!isPlainGuest(request.headers.get('Cookie'))) return
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return
  const html = await response.clone().text()
  const key = keyOf(path, locale)
  const staleAt = Date.now() + PUBLIC_PAGE_LIFE_MS
  const known = pages.get(key)
  if (known?.html === html) known.staleAt = staleAt
  else pages.set(key, { html, bodies: await pack(html), headers: headersOf(locale, path), staleAt })
}

function localeOf(path: string, { headers }: IncomingMessage): Locale {
  if (isTurkishPath(path)) return 'tr'
  const remembered = headers.cookie === undefined ? undefined : rememberedLanguage(headers.cookie)
  const accepted = headers['accept-language'] ?? ''
  const known = languages.get(accepted) ?? acceptedLocale(accepted)
  if (languages.size >= KNOWN_LANGUAGE_HEADERS) languages.clear()
  languages.set(accepted, known)
  return remembered === undefined ? known : chooseLocale({ path, setting: undefined, remembered, accepted })
}

function encodingOf({ headers }: IncomingMessage): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** Renders a page anew by a guest's request of our own; nobody waits for it. Where it fails, the page stands. */
function renew(options: { respond: Respond; page: KeptPage; path: string; locale: Locale }): void {
  const { respond, page, path, locale } = options
  page.staleAt = Date.now() + PUBLIC_PAGE_RETRY_MS
  const request = new Request(new URL(path, env.APP_URL), { headers: { 'Accept-Language': locale } })
  respond(request, { address: '127.0.0.1' }).catch((error: unknown) =>
    log.warn({ err: error, path }, 'a kept page could not be rendered anew'),
  )
}

function send(res: ServerResponse, options: { req: IncomingMessage; page: KeptPage; path: string }): number {
  const { req, page, path } = options
  const encoding = encodingOf(req)
  const { bytes, etag } = page.bodies[encoding]
  const headers: Record<string, string | number> = { ...page.headers, ETag: etag }
  if (isTurkishPath(path) && rememberedLanguage(req.headers.cookie ?? null) === undefined)
    headers['Set-Cookie'] = languageCookieLine('tr')
  const asked = req.headers['if-none-match']
  if (asked !== undefined && (asked === '*' || asked.includes(etag))) {
    res.writeHead(304, headers).end()
    return 304
  }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  headers['Content-Length'] = bytes.byteLength
  res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : bytes)
  return 200
}

/** Answers a plain guest's request for a public page with what is kept of it; leaves all others to the app. */
export function createPageServer(respond: Respond): Listener {
  return function servePage(req, res, next) {
    const path = req.url ?? ''
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (!isRead || !keptPaths.has(path) || !isPlainGuest(req.headers.cookie)) return next()
    const locale = localeOf(path, req)
    const page = pages.get(keyOf(path, locale))
    if (!page) return next()
    if (page.staleAt <= Date.now()) renew({ respond, page, path, locale })
    const status = send(res, { req, page, path })
    log.debug({ method: req.method, path, status }, 'kept page')
  }
}
