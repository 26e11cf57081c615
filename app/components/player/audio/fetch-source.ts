/**
 * Fetches source audio. Where the server sends us to another site for it (docs/media.md) and that fails, for whatever
 * reason, it is asked for from here: nobody misses a segment over somebody else's fault.
 */
export async function fetchSource(url: string, init: { signal: AbortSignal }): Promise<Response> {
  try {
    const response = await fetch(url, init)
    const isElsewhere = response.redirected && new URL(response.url).origin !== window.location.origin
    if (response.ok || !isElsewhere) return response
  } catch (error) {
    // What is refused by another site looks like a network that is gone. One that is gone fails again at once.
    if (init.signal.aborted) throw error
  }
  return fetch(`${url}?from=app`, init)
}
