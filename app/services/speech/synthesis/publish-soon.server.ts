import { env } from '#app/config/env.server.ts'
import type { Database } from '#app/db.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'

/** Has what a dialogue sounds like now brought to Mux, where there is one; in the transaction of the change. */
export async function publishSoon(dialogueId: number, database?: Database): Promise<void> {
  if (!env.mux) return
  await enqueue({
    kind: 'publish-dialogue-audio',
    payload: { dialogueId },
    uniqueKey: `publish-dialogue-audio:${dialogueId}`,
    ...(database && { database }),
  })
}
