import type { Database } from '#app/db.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'

/** Queues the rendering of a dialogue's voices before they are played, in the transaction of the change if given. */
export function renderSoon(dialogueId: number, database?: Database): Promise<void> {
  return enqueue({
    kind: 'render-dialogue',
    payload: { dialogueId },
    uniqueKey: `render-dialogue:${dialogueId}`,
    ...(database && { database }),
  })
}
