import { useEffect, useRef, useState } from 'react'
import { AVAILABILITY_DEBOUNCE_MS, AVAILABILITY_STALE_MS } from '#app/config/accounts.ts'

/** Whether a name or address is available. */
export type Availability =
  | { state: 'idle' }
  | { state: 'checking' }
  | { state: 'available'; message: string }
  | { state: 'taken'; message: string }
  | { state: 'failed' }

interface Answer {
  value: string
  availability: Availability
  /** When to check again. */
  staleAt: number
}

async function ask(options: { path: string; value: string; signal: AbortSignal }): Promise<Availability> {
  const { path, value, signal } = options
  const response = await fetch(`${path}?value=${encodeURIComponent(value)}`, { signal })
  const body: unknown = response.ok ? await response.json() : undefined
  if (typeof body !== 'object' || body === null || !('available' in body)) return { state: 'failed' }
  const message = 'message' in body && typeof body.message === 'string' ? body.message : ''
  return { state: body.available === true ? 'available' : 'taken', message }
}

/** Calls the API once typing pauses. Responses are cached for 5 seconds; input not worth checking is `idle`. */
export function useAvailability(options: { path: string; value: string; isWorthAsking: boolean }): Availability {
  const { path, value, isWorthAsking } = options
  const [answer, setAnswer] = useState<Answer>()
  const recent = useRef(new Map<string, Answer>())

  useEffect(() => {
    if (!isWorthAsking) return undefined
    const known = recent.current.get(value)
    if (known && known.staleAt > performance.now()) {
      setAnswer(known)
      return undefined
    }
    const abort = new AbortController()
    const settle = (availability: Availability) => {
      if (abort.signal.aborted) return
      const settled = { value, availability, staleAt: performance.now() + AVAILABILITY_STALE_MS }
      if (availability.state !== 'failed') recent.current.set(value, settled)
      setAnswer(settled)
    }
    const timer = setTimeout(() => {
      ask({ path, value, signal: abort.signal }).then(settle, () => settle({ state: 'failed' }))
    }, AVAILABILITY_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [path, value, isWorthAsking])

  if (!isWorthAsking) return { state: 'idle' }
  return answer?.value === value ? answer.availability : { state: 'checking' }
}
