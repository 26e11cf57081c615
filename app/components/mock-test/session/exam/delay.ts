/** Resolves after `ms`, or early when the signal aborts. Never rejects. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const finish = () => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = setTimeout(finish, ms)
    signal.addEventListener('abort', finish, { signal: ended.signal })
    if (signal.aborted) finish()
  })
}

/** Waits for work, but at most `ms`; the work continues unobserved. It must not reject. */
export async function withTimeLimit(work: Promise<unknown> | undefined, ms: number): Promise<void> {
  const ended = new AbortController()
  await Promise.race([work, delay(ms, ended.signal)])
  ended.abort()
}
