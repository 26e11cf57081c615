import { db, type Database } from '#app/db.server.ts'
import { JOB_PAYLOADS, type JobKind, type JobPayload } from './kinds.ts'

/**
 * Queues work, in the caller's transaction where one is given: the work is done if and only if that is kept.
 * It starts at once in some process, and is tried again after failures (worker.server.ts).
 */
export async function enqueue<Kind extends JobKind>(options: {
  kind: Kind
  payload: JobPayload<Kind>
  database?: Database
}): Promise<void> {
  const { kind, payload, database = db } = options
  await database.job.create({ data: { kind, payload: JOB_PAYLOADS[kind].parse(payload) } })
}
