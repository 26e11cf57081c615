import { env } from '#app/config/env.server.ts'
import type { SoundHost } from './port.ts'

// Imported only where configured: the SDK costs start-up time and memory.
const mux = env.mux && (await import('./host.mux.server.ts'))
let host: SoundHost | undefined

/** The host that streams source audio; undefined if the app serves it itself. */
export function findHost(): SoundHost | undefined {
  if (env.mux && mux) host ??= mux.createMuxHost({ ...env.mux, appUrl: env.APP_URL })
  return host
}
