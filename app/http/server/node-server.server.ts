import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import { createRequestListener } from '@remix-run/node-fetch-server'
import sirv from 'sirv'
import {
  ASSET_MAX_AGE_SECONDS,
  DRAIN_TIMEOUT_MS,
  ACCEPT_QUIET_MS,
  ACCEPT_TIMEOUT_MS,
  HEADERS_TIMEOUT_MS,
  KEEP_ALIVE_TIMEOUT_MS,
  KNOWN_HEADERS,
  MAX_DISCARDED_BYTES,
  REQUEST_TIMEOUT_MS,
  STATIC_MAX_AGE_SECONDS,
  TIMEOUT_CHECK_INTERVAL_MS,
} from '#app/config/http.ts'
import { env } from '#app/config/env.server.ts'
import { log } from '#app/log.server.ts'
import { metrics, noteAnswer } from '#app/telemetry/metrics.server.ts'
import { remember } from '#app/remember.ts'
import { CLOSED_POLICY, securityHeaders, WORKER_POLICY } from '../headers/security-headers.server.ts'

export type Respond = (request: Request, client: { address: string }) => Promise<Response>
export type Listener = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function refusePlainly(res: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  for (const [name, value] of securityHeaders({ https: env.isHttps, path: '' })) res.setHeader(name, value)
  res.setHeader('Content-Security-Policy', CLOSED_POLICY)
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers }).end()
}

const isAddress = remember((text) => URL.canParse(text), KNOWN_HEADERS)

/** The fetch API cannot represent these requests, so they are refused first. */
function isExpressible(req: IncomingMessage, res: ServerResponse): boolean {
  if (!METHODS.has(req.method ?? '')) {
    refusePlainly(res, 405, { Allow: [...METHODS].join(', ') })
    return false
  }
  const isReadable = req.url?.startsWith('/') && isAddress(`http://${req.headers.host ?? ''}${req.url}`)
  if (!isReadable) refusePlainly(res, 400)
  return Boolean(isReadable)
}

/** Files of the build and of public/, pre-compressed; names with a hash never change. */
export function staticFiles(folder: string): Listener {
  const headers = securityHeaders({ https: env.isHttps, path: '' })
  return sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(res, path) {
      const cache = path.startsWith('/assets/')
        ? `public, max-age=${ASSET_MAX_AGE_SECONDS}, immutable`
        : `public, max-age=${STATIC_MAX_AGE_SECONDS}`
      res.setHeader('Cache-Control', cache)
      res.setHeader('Content-Security-Policy', path === '/sw.js' ? WORKER_POLICY : CLOSED_POLICY)
      for (const [name, value] of headers) res.setHeader(name, value)
    },
  })
}

/**
 * Drains the rest of a body that was answered unread, so that its connection can carry the next request; past a limit the
 * connection is closed. Otherwise the paused body would block every later request on that connection.
 */
function discardRest(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return
  let left = MAX_DISCARDED_BYTES
  req.removeAllListeners('data')
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) req.destroy()
  })
  req.resume()
}

const bringsBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

interface Arrived {
  /** Which layer answers it; the app counts its own responses, by route. */
  by: 'refused' | 'kept page' | 'static file' | 'app'
}

/** Counts a request while it is in flight, and how it was answered. */
function arrive(res: ServerResponse): Arrived {
  const startedAt = performance.now()
  const arrived: Arrived = { by: 'refused' }
  metrics.watched.requestsInFlight += 1
  res.once('close', () => {
    metrics.watched.requestsInFlight -= 1
    const { by: route } = arrived
    if (route !== 'app') noteAnswer({ route, method: res.req.method ?? '', status: res.statusCode, startedAt })
  })
  return arrived
}

interface Answering {
  respond: Respond
  serveStatic: Listener
  /** Answers with a cached public page, or passes the request on. */
  servePage: Listener
}

const ACCEPT_TURNS = 3

/** Servers that are shutting down: each of their responses closes its connection. */
const DRAINING = new WeakSet<Server>()

/** The HTTP server: time-outs against slow clients, cached pages and static files first, then the app. */
export function createHttpServer(options: Answering): Server {
  const listener = createRequestListener(
    (request: Request, client: { address: string }) => options.respond(request, client),
    {
      protocol: env.isHttps ? 'https:' : 'http:',
      onError(error) {
        log.error({ err: error }, 'answer failed')
        return new Response(null, { status: 500 })
      },
    },
  )
  const server = createServer({ connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS }, (req, res) => {
    if (bringsBody(req)) res.once('finish', () => discardRest(req))
    if (DRAINING.has(server)) res.shouldKeepAlive = false
    const arrived = arrive(res)
    if (!isExpressible(req, res)) return
    arrived.by = 'kept page'
    options.servePage(req, res, () => {
      arrived.by = 'static file'
      options.serveStatic(req, res, () => {
        arrived.by = 'app'
        listener(req, res)
      })
    })
  })
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS
  return server
}

/**
 * Accepts late requests until none has come for a moment. Node counts a connection whose request is still unread as idle
 * and would close it on its client.
 */
async function acceptUntilQuiet(server: Server): Promise<void> {
  DRAINING.add(server)
  const deadline = performance.now() + ACCEPT_TIMEOUT_MS
  let hasArrived = true
  const note = () => {
    hasArrived = true
  }
  server.on('connection', note).on('request', note)
  while (hasArrived && performance.now() < deadline) {
    hasArrived = false
    await delay(ACCEPT_QUIET_MS)
    // When busy, the timer fires before the sockets: waiting connections need one turn to be accepted and one to be read.
    for (let turn = 0; turn < ACCEPT_TURNS; turn += 1) await nextTurn()
  }
  server.off('connection', note).off('request', note)
}

/** Stops accepting connections, lets requests in flight finish, and closes the rest after the drain time-out. */
export async function drain(server: Server): Promise<void> {
  await acceptUntilQuiet(server)
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  // A connection that becomes idle after its response must not delay the exit by its keep-alive time.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
