import { UPLOAD_TIMEOUT_MS } from '#app/config/practice.ts'
import { ownerHeaders } from '#app/http/session/page-owner.ts'
import { parseRetryAfter, type SendAnswer } from './send-form.ts'

/** API calls for the uploaded recordings of one attempt. Null if there is no response; they reject only on an abort. */
export interface TakeCalls {
  put: (take: { index: number; blob: Blob; signal: AbortSignal }) => Promise<SendAnswer | null>
  remove: (take: { index: number; signal: AbortSignal }) => Promise<SendAnswer | null>
  progress: (options: { signal: AbortSignal }) => Promise<SendAnswer | null>
}

interface CallOptions {
  url: string
  method: 'GET' | 'PUT' | 'DELETE'
  body?: Blob
  signal: AbortSignal
}

async function call({ url, method, body, signal }: CallOptions): Promise<SendAnswer | null> {
  const ends = new AbortController()
  const abort = () => ends.abort()
  const timer = setTimeout(abort, UPLOAD_TIMEOUT_MS)
  signal.addEventListener('abort', abort, { once: true })
  try {
    signal.throwIfAborted()
    const headers = { Accept: 'application/json', ...ownerHeaders() }
    const response = await fetch(url, { method, headers, signal: ends.signal, ...(body && { body }) })
    const retryAfterSeconds = parseRetryAfter(response.headers.get('Retry-After'))
    return { status: response.status, text: await response.text(), retryAfterSeconds }
  } catch {
    signal.throwIfAborted()
    return null
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}

const attemptUrl = (attemptId: string) => `/api/attempts/${attemptId}`

/** An uploaded recording; null if there is none. Rejects if there is no response. */
export async function fetchTake(take: { attemptId: string; index: number; dialogueId: number }): Promise<Blob | null> {
  const url = `${attemptUrl(take.attemptId)}/segments/${take.index}?dialogueId=${take.dialogueId}`
  const response = await fetch(url, { headers: ownerHeaders(), signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS) })
  return response.ok ? response.blob() : null
}

export function createTakeCalls(options: { attemptId: string; dialogueId: number }): TakeCalls {
  const attempt = attemptUrl(options.attemptId)
  const urlOf = (index: number) => `${attempt}/segments/${index}?dialogueId=${options.dialogueId}`
  return {
    put: ({ index, blob, signal }) => call({ url: urlOf(index), method: 'PUT', body: blob, signal }),
    remove: ({ index, signal }) => call({ url: urlOf(index), method: 'DELETE', signal }),
    progress: ({ signal }) => call({ url: attempt, method: 'GET', signal }),
  }
}
