import { env } from '#app/config/env.server.ts'
import { createMuxHost } from './host.mux.server.ts'
import type { SoundHost } from './port.ts'

let host: SoundHost | undefined

/** Who streams source audio; undefined where the app serves it itself. */
export function findHost(): SoundHost | undefined {
  if (env.mux) host ??= createMuxHost({ ...env.mux, appUrl: env.APP_URL })
  return host
}
