/**
 * Fetches source audio. If the server redirects to another site (docs/media.md) and that fails for any reason, the audio
 * is fetched from our server, so that another site's outage costs nobody a segment.
 */
export async function fetchSource(url: string, init: { signal: AbortSignal }): Promise<Response> {
  try {
    const response = await fetch(url, init)
    const isElsewhere = response.redirected && new URL(response.url).origin !== window.location.origin
    if (response.ok || !isElsewhere) return response
  } catch (error) {
    // A refusal by another site looks like being offline. If we are offline, the retry fails at once.
    if (init.signal.aborted) throw error
  }
  return fetch(`${url}?from=app`, init)
}
