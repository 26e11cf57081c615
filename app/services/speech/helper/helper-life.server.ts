import { z } from 'zod'

/** A child process or thread that answers each message with one message. Its first message says whether it is ready. */
interface HelperTransport {
  post: (message: object) => void
  /** Kills it at once; `onExit` follows. */
  kill: () => void
  /** While busy it keeps this process alive; while idle it does not. */
  setBusy: (isBusy: boolean) => void
}

interface HelperEvents {
  onMessage: (message: unknown) => void
  onExit: (detail: string) => void
}

export type OpenHelper = (events: HelperEvents) => HelperTransport

/** `unavailable`: it does not start, or reports that it cannot work here (a package is not installed). */
export type HelperFailure = 'unavailable' | 'timeout' | 'crashed' | 'stopped'

export class HelperError extends Error {
  override readonly name = 'HelperError'
  readonly failure: HelperFailure

  constructor(failure: HelperFailure, detail: string) {
    super(`${failure}: ${detail}`)
    this.failure = failure
  }
}

/** One run of a helper, from start to exit. */
export interface HelperLife {
  transport: HelperTransport
  ready: Promise<void>
  gone: Promise<void>
  isGone: () => boolean
  ask: (message: object) => Promise<unknown>
}

interface Settle {
  resolve: (value: unknown) => void
  reject: (reason: Error) => void
}

const HelloSchema = z.object({ ready: z.boolean(), detail: z.string().optional() })

function deferred(): { promise: Promise<unknown>; settle: Settle } {
  let settle: Settle = { resolve: () => {}, reject: () => {} }
  const promise = new Promise<unknown>((resolve, reject) => {
    settle = { resolve, reject }
  })
  promise.catch(() => {})
  return { promise, settle }
}

/** Starts a helper. One message at a time: the caller waits for the answer before sending the next. */
export function beginHelperLife(open: OpenHelper): HelperLife {
  const ready = deferred()
  const gone = deferred()
  let pending: Settle | null = null
  let isReady = false
  let isGone = false
  const transport = open({
    onMessage(message) {
      if (isReady) {
        pending?.resolve(message)
        return
      }
      const hello = HelloSchema.safeParse(message)
      isReady = hello.success && hello.data.ready
      if (isReady) ready.settle.resolve(undefined)
      else ready.settle.reject(new HelperError('unavailable', hello.data?.detail ?? 'unexpected first message'))
    },
    onExit(detail) {
      isGone = true
      const error = new HelperError('crashed', detail)
      ready.settle.reject(error)
      pending?.reject(error)
      gone.settle.resolve(undefined)
    },
  })
  return {
    transport,
    ready: ready.promise.then(() => undefined),
    gone: gone.promise.then(() => undefined),
    isGone: () => isGone,
    ask(message) {
      const answer = deferred()
      pending = answer.settle
      transport.post(message)
      return answer.promise
    },
  }
}
