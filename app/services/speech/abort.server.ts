/**
 * Settles like the promise, or rejects with the signal's reason as soon as the signal aborts, whatever the promise
 * does. The abandoned promise continues; its later rejection is ignored.
 */
export async function raceAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise
  promise.catch(() => {})
  signal.throwIfAborted()
  let stopListening = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    stopListening = () => signal.removeEventListener('abort', onAbort)
  })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    stopListening()
  }
}
