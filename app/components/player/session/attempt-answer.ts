import type { ServerProgress } from '#app/models/practice/player-types.ts'

/** A recording as the server identifies it. */
export interface UploadedTake {
  /** 0-based. */
  segmentIndex: number
  sha256: string
}

// Our own server's responses, but a proxy may return anything; a schema would double the bundle.

export function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** What the server has of an attempt. */
export function uploadedTakesOf(text: string): UploadedTake[] {
  const { segments } = parseObject(text)
  if (!Array.isArray(segments)) return []
  return segments.flatMap((segment: unknown) => (isHeldTake(segment) ? [segment] : []))
}

/** The server's progress with an attempt, or null if the response does not contain it. */
export function serverProgressOf(text: string): ServerProgress | null {
  const { status, transcription } = parseObject(text)
  if (typeof status !== 'string') return null
  const counts = isObject(transcription) ? transcription : {}
  const { done, total } = counts
  const isCounted = typeof done === 'number' && typeof total === 'number'
  return { isStored: status !== 'open', transcription: isCounted ? { done, total } : null }
}

/** The segments whose recordings the server requests in full, or null for other responses. */
export function missingOf(answer: { status: number; text: string } | null): number[] | null {
  if (answer?.status !== 409) return null
  const { missing } = parseObject(answer.text)
  return Array.isArray(missing) ? missing.filter((index): index is number => typeof index === 'number') : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isHeldTake(value: unknown): value is UploadedTake {
  return isObject(value) && typeof value.segmentIndex === 'number' && typeof value.sha256 === 'string'
}
