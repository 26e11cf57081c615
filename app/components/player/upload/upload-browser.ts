const HEX = 16
const HEX_DIGITS = 2

/** The SHA-256 of a recording in lower-case hex; null outside secure contexts, where browsers have no digest. */
export async function sha256Of(blob: Blob): Promise<string | null> {
  if (!globalThis.isSecureContext) return null
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(HEX).padStart(HEX_DIGITS, '0')).join('')
}

/** Waits. Returning online or an abort ends it early; neither rejects. */
export function waitForNetwork({ delayMs, signal }: { delayMs: number; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const finish = () => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = setTimeout(finish, delayMs)
    window.addEventListener('online', finish, { signal: ended.signal })
    signal.addEventListener('abort', finish, { signal: ended.signal })
    if (signal.aborted) finish()
  })
}
