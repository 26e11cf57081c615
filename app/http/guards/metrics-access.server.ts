import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '#app/config/env.server.ts'

const LOOPBACK_ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
/** Headers that a proxy adds: the request then comes from another machine. */
const FORWARDED = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP']

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Both hashed first: the comparison takes the same time whatever was sent, and however long it is. */
function knowsToken(headers: Headers, token: string): boolean {
  return timingSafeEqual(hashOf(headers.get('Authorization') ?? ''), hashOf(`Bearer ${token}`))
}

/**
 * Whether metrics may be told to who asks: one of this machine, by its socket and not by what a header says of it, and
 * not through a proxy of this machine; or whoever knows METRICS_TOKEN.
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
