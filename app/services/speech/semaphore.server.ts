/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

export interface Semaphore {
  /** Runs the task when a permit is free. An abort ends the wait; a running task handles its own abort. */
  run: <T>(options: { task: () => Promise<T>; signal?: AbortSignal | undefined }) => Promise<T>
}

interface Waiter {
  start: () => void
}

/** Lets at most `permits` tasks run at a time and `maxWaiting` more wait, first come, first served. */
export function createSemaphore({ permits, maxWaiting }: { permits: number; maxWaiting: number }): Semaphore {
  let free = permits
  const waiting = new Set<Waiter>()

  function release() {
    const [next] = waiting
    if (next === undefined) {
      free += 1
      return
    }
    waiting.delete(next)
    next.start()
  }

  function waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        waiting.delete(waiter)
        reject(signal?.reason)
      }
      const waiter: Waiter = {
        start: () => {
          signal?.removeEventListener('abort', onAbort)
          resolve()
        },
      }
      waiting.add(waiter)
      signal?.addEventListener('abort', onAbort, { once: true })
    })
  }

  return {
    async run({ task, signal }) {
      signal?.throwIfAborted()
      if (free > 0) free -= 1
      else if (waiting.size < maxWaiting) await waitForTurn(signal)
      else throw new QueueFullError()
      try {
        return await task()
      } finally {
        release()
      }
    },
  }
}
