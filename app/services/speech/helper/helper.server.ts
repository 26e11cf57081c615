import { HELPER_IDLE_MS } from '#app/config/speech.ts'
import { raceAbort } from '../abort.server.ts'
import { HelperError, beginHelperLife, type HelperLife, type OpenHelper } from './helper-life.server.ts'
import { createSemaphore } from '../semaphore.server.ts'

export interface Helper {
  /** Starts it if needed and waits until it is ready. Rejects with HelperError otherwise. */
  start: () => Promise<void>
  /**
   * The answer to a message. Rejects with HelperError, with QueueFullError if too many are waiting, or with the signal's
   * reason. If the helper dies, the message is retried once in a new run.
   */
  request: (options: { message: object; timeoutMs: number; signal?: AbortSignal | undefined }) => Promise<unknown>
  /** Stops it permanently: waiting requests are rejected with `stopped`. Resolves once it has exited. */
  stop: () => Promise<void>
}

interface HelperOptions {
  open: OpenHelper
  startTimeoutMs: number
  maxWaiting: number
  /** After this long without a message it stops until the next one, to free its memory. */
  idleMs?: number
}

/** Kills the run if the promise takes too long, so that nothing hangs and the next request gets a new run. */
async function withinLife<T>(options: { life: HelperLife; promise: Promise<T>; timeoutMs: number }): Promise<T> {
  const { life, promise, timeoutMs } = options
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new HelperError('timeout', `no answer within ${timeoutMs} ms`))
      life.transport.kill()
    }, timeoutMs)
  })
  try {
    return await Promise.race([promise, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/** Manages a helper: started on first use, one message at a time, restarted after a crash or timeout. */
export function createHelper({ open, startTimeoutMs, maxWaiting, idleMs = HELPER_IDLE_MS }: HelperOptions): Helper {
  const semaphore = createSemaphore({ permits: 1, maxWaiting })
  let life: HelperLife | null = null
  let isStopped = false
  let idle: NodeJS.Timeout | undefined

  /** Lets this process exit, and stops the helper after the idle time. */
  function rest(current: HelperLife): void {
    current.transport.setBusy(false)
    idle = setTimeout(() => {
      if (life === current) life = null
      current.transport.kill()
    }, idleMs).unref()
  }

  async function live(): Promise<HelperLife> {
    if (isStopped) throw new HelperError('stopped', 'the server is shutting down')
    clearTimeout(idle)
    if (life === null || life.isGone()) life = beginHelperLife(open)
    const current = life
    current.transport.setBusy(true)
    try {
      await withinLife({ life: current, promise: current.ready, timeoutMs: startTimeoutMs })
    } catch (error) {
      current.transport.kill()
      life = null
      const isCrash = error instanceof HelperError && error.failure === 'crashed'
      throw isCrash ? new HelperError('unavailable', `at its start it ${error.message}`) : error
    }
    return current
  }

  async function ask(message: object, timeoutMs: number): Promise<unknown> {
    const current = await live()
    try {
      return await withinLife({ life: current, promise: current.ask(message), timeoutMs })
    } catch (error) {
      life = null
      throw isStopped ? new HelperError('stopped', 'the server is shutting down') : error
    } finally {
      rest(current)
    }
  }

  async function askTwice(message: object, timeoutMs: number): Promise<unknown> {
    try {
      return await ask(message, timeoutMs)
    } catch (error) {
      if (error instanceof HelperError && error.failure === 'crashed') return ask(message, timeoutMs)
      throw error
    }
  }

  return {
    async start() {
      await semaphore.run({
        task: async () => {
          rest(await live())
        },
      })
    },
    request: ({ message, timeoutMs, signal }) =>
      raceAbort(semaphore.run({ task: () => askTwice(message, timeoutMs), signal }), signal),
    async stop() {
      isStopped = true
      clearTimeout(idle)
      const current = life
      if (current === null) return
      current.transport.setBusy(true)
      current.transport.kill()
      await current.gone
    },
  }
}
