import { AUDIO_RETRY_MS } from '#app/config/mock-test-session.ts'
import { SEGMENT_AUDIO_TIMEOUT_MS } from '#app/config/practice.ts'
import { fetchSource } from '#app/components/player/audio/fetch-source.ts'
import { isOnline, waitUntilOnline } from '#app/components/player/upload/send-form.ts'
import { delay } from '../exam/delay.ts'

const SERVER_FAULT = 500

export interface SegmentLoader {
  /** Null if it is unavailable. Waits while offline. */
  load: (index: number, signal: AbortSignal) => Promise<Blob | null>
  prefetch: (index: number) => void
}

type Fetched = { status: 'there'; blob: Blob } | { status: 'refused' | 'busy' | 'no answer' }

/** The source audio of a mock test, by the segment's number through both dialogues. */
export function createSegmentLoader(urlOf: (index: number) => string): SegmentLoader {
  const fetched = new Map<number, Promise<Fetched>>()

  function get(index: number): Promise<Fetched> {
    const known = fetched.get(index)
    if (known) return known
    const loading = fetchWithRetry(urlOf(index))
    fetched.set(index, loading)
    // Failures are not cached, so the next attempt fetches again.
    void loading.then(({ status }) => status !== 'there' && fetched.delete(index))
    return loading
  }
  async function load(index: number, signal: AbortSignal): Promise<Blob | null> {
    const answer = await get(index)
    if (answer.status === 'there') return answer.blob
    if (answer.status !== 'no answer' || isOnline() || signal.aborted) return null
    const isBack = await waitUntilOnline(signal).then(
      () => true,
      () => false,
    )
    return isBack ? load(index, signal) : null
  }
  return { load, prefetch: (index) => void get(index) }
}

/** A segment plays only once, so a request is retried if the server is merely busy. */
async function fetchWithRetry(url: string): Promise<Fetched> {
  const first = await fetchSegment(url)
  if (first.status !== 'busy') return first
  await delay(AUDIO_RETRY_MS, AbortSignal.timeout(2 * AUDIO_RETRY_MS))
  return fetchSegment(url)
}

async function fetchSegment(url: string): Promise<Fetched> {
  try {
    const response = await fetchSource(url, { signal: AbortSignal.timeout(SEGMENT_AUDIO_TIMEOUT_MS) })
    if (response.ok) return { status: 'there', blob: await response.blob() }
    return { status: response.status >= SERVER_FAULT ? 'busy' : 'refused' }
  } catch {
    return { status: 'no answer' }
  }
}
