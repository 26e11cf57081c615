import { PROGRESS_LOOK_MS } from '#app/config/practice.ts'
import type { ServerProgress } from '#app/models/practice/player-types.ts'
import { serverProgressOf } from '../session/attempt-answer.ts'
import { isOnline } from '../upload/send-form.ts'
import type { TakeCalls } from '../upload/take-calls.ts'
import { waitForNetwork } from '../upload/upload-browser.ts'

interface WatchOptions {
  calls: Pick<TakeCalls, 'progress'>
  signal: AbortSignal
  onProgress: (server: ServerProgress) => void
}

/** Polls the server's progress until the signal aborts. Errors are left to the next poll. */
export async function watchProgress({ calls, signal, onProgress }: WatchOptions): Promise<void> {
  while (!signal.aborted) {
    const answer = isOnline() ? await calls.progress({ signal }).catch(() => null) : null
    const server = answer?.status === 200 ? serverProgressOf(answer.text) : null
    if (server && !signal.aborted) onProgress(server)
    await waitForNetwork({ delayMs: PROGRESS_LOOK_MS, signal })
  }
}
