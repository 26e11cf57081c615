import { env } from '#app/config/env.server.ts'
import { MUX_STREAM_ORIGIN } from '#app/config/mux.ts'

function soundOrigins(): string[] {
  if (!env.mux) return []
  // A Mux of our own tests streams from where its API is.
  return [env.mux.apiBase === undefined ? MUX_STREAM_ORIGIN : new URL(env.mux.apiBase).origin]
}

/** Other sites that source audio is played from: pages may fetch and play from them, and nothing else. */
export const SOUND_ORIGINS: readonly string[] = soundOrigins()
