import { env } from '#app/config/env.server.ts'
import type { Database } from '#app/db.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'

/** Queues the upload of a dialogue's current audio to Mux, where configured, in the transaction of the change. */
export async function publishSoon(dialogueId: number, database?: Database): Promise<void> {
  if (!env.mux) return
  await enqueue({
    kind: 'publish-dialogue-audio',
    payload: { dialogueId },
    uniqueKey: `publish-dialogue-audio:${dialogueId}`,
    ...(database && { database }),
  })
}
