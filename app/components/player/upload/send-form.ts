import { SUBMIT_TIMEOUT_MS } from '#app/config/practice.ts'
import { ownerHeaders } from '#app/http/session/page-owner.ts'
import type { SubmitProgress } from '#app/models/practice/player-types.ts'

export interface SendAnswer {
  status: number
  text: string
  retryAfterSeconds: number | null
}

export interface SendOptions {
  url: string
  body: FormData
  signal: AbortSignal
  onProgress: (progress: SubmitProgress) => void
}

/** Posts a form once. Null if there is no response; rejects only when `signal` aborts. */
export type Send = (options: SendOptions) => Promise<SendAnswer | null>

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
export const sendForm: Send = ({ url, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    signal.addEventListener('abort', cancel, { once: true })
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ step: 'uploading', sentBytes: loaded, totalBytes: total }),
    )
    request.upload.addEventListener('load', ({ loaded, total }) =>
      onProgress({ step: 'scoring', sentBytes: loaded, totalBytes: total }),
    )
    request.addEventListener('load', () => {
      const retryAfterSeconds = parseRetryAfter(request.getResponseHeader('Retry-After'))
      resolve({ status: request.status, text: request.responseText, retryAfterSeconds })
    })
    request.addEventListener('error', () => resolve(null))
    request.addEventListener('timeout', () => resolve(null))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', cancel))
    request.open('POST', url)
    request.setRequestHeader('Accept', 'application/json')
    for (const [name, value] of Object.entries(ownerHeaders())) request.setRequestHeader(name, value)
    request.timeout = SUBMIT_TIMEOUT_MS
    request.send(body)
  })

/** Seconds from a Retry-After header, or null: our server sends whole seconds. */
export function parseRetryAfter(value: string | null): number | null {
  return value !== null && /^\d+$/.test(value) ? Number(value) : null
}

export function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine
}

/** Resolves when the browser is back online; rejects when `signal` aborts. */
export function waitUntilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
