import {
  PAGE_LONGEST_RETRY_SECONDS,
  PAGE_LONGEST_WAIT_MS,
  PAGE_RETRY_SECONDS,
  PAGE_TURN_MS,
  PAGES_AT_ONCE,
} from '#app/config/http.ts'
import { SECOND_MS } from '#app/config/time.ts'
import { AppError } from '#app/errors.ts'
import { metrics } from '#app/telemetry/metrics.server.ts'

/** How much the latest page changes the mean of all. */
const WEIGHT = 0.05

interface Waiting {
  begin: () => void
}

/** A line of pages, first come, first served. */
export interface PageQueue {
  /**
   * Makes a page when its turn has come.
   * @throws AppError BUSY, with the seconds after which to try again, if the wait would be too long or the visitor has left.
   */
  run: <Page>(make: () => Promise<Page>, signal: AbortSignal) => Promise<Page>
}

export function createPageQueue({ atOnce = PAGES_AT_ONCE, longestWaitMs = PAGE_LONGEST_WAIT_MS } = {}): PageQueue {
  const line = new Set<Waiting>()
  let busy = 0
  /** What a page takes of this process, in milliseconds: pages that are made at once share one core. */
  let meanMs = 0

  function refuse(waitMs: number): AppError {
    const seconds = Math.ceil(waitMs / SECOND_MS)
    const retryAfterSeconds = Math.min(Math.max(seconds, PAGE_RETRY_SECONDS), PAGE_LONGEST_RETRY_SECONDS)
    return new AppError('BUSY', (copy) => copy.busy(retryAfterSeconds), {
      retryAfterSeconds,
      facts: { retryAfterSeconds },
    })
  }

  function next(): void {
    const [first] = line
    if (first === undefined || busy >= atOnce) return
    line.delete(first)
    busy += 1
    first.begin()
  }

  function waitForTurn(signal: AbortSignal): Promise<void> {
    const waitMs = line.size * meanMs
    if (waitMs > longestWaitMs) {
      metrics.pagesRefused.inc()
      return Promise.reject(refuse(waitMs))
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (line.delete(waiting)) reject(refuse(0))
      }
      const waiting = {
        begin() {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      line.add(waiting)
      signal.addEventListener('abort', leave, { once: true })
      next()
    })
  }

  return {
    async run(make, signal) {
      await waitForTurn(signal)
      const startedAt = performance.now()
      let isOver = false
      const end = () => {
        if (isOver) return
        isOver = true
        clearTimeout(timer)
        const tookMs = (performance.now() - startedAt) / busy
        meanMs += (meanMs === 0 ? 1 : WEIGHT) * (tookMs - meanMs)
        busy -= 1
        next()
      }
      const timer = setTimeout(end, PAGE_TURN_MS)
      try {
        return await make()
      } finally {
        end()
      }
    },
  }
}
