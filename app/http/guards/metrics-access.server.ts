import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '#app/config/env.server.ts'

const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
/** Headers that a proxy adds: the request then comes from another machine. */
const FORWARDED = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP']

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Both are hashed first, so the comparison takes constant time whatever the input and its length. */
function knowsToken(headers: Headers, token: string): boolean {
  return timingSafeEqual(hashOf(headers.get('Authorization') ?? ''), hashOf(`Bearer ${token}`))
}

/**
 * Whether the client may read the metrics: either it is on this machine, by its socket address (never by a header) and not
 * through a local proxy, or it sends METRICS_TOKEN.
 */
export function mayReadMetrics(options: {
  request: Request
  socketAddress: string
  token?: string | undefined
}): boolean {
  const { request, socketAddress, token = env.metricsToken } = options
  const { headers, url } = request
  if (token !== undefined && knowsToken(headers, token)) return true
  const isOurs = LOOPBACK_ADDRESS.test(socketAddress) && LOOPBACK_HOST.test(new URL(url).hostname)
  return isOurs && !FORWARDED.some((name) => headers.has(name))
}
