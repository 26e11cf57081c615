import { type Database, inTransaction } from '#app/db.server.ts'
import { AppError } from '#app/errors.ts'
import { retryParkedJob } from '#app/jobs/queue.server.ts'
import { recordAct } from '#app/models/accounts/desk/admin-act.server.ts'
import type { AdminAction } from '#app/models/accounts/desk/admin-act.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { deleteParkedJob } from '#app/models/jobs/job.server.ts'

interface Options {
  admin: CurrentUser
  /** A whole number. */
  id: string
}

async function settle(
  { admin: actor, id }: Options,
  action: AdminAction,
  change: (job: { id: string; database: Database }) => Promise<string | null>,
): Promise<void> {
  await inTransaction(async (database) => {
    const name = await change({ id, database })
    if (name === null) throw new AppError('CONFLICT', (copy) => copy.jobSettled)
    await recordAct({ actor, action, subject: { id, name }, database })
  })
}

/** Retries a parked job. @throws AppError CONFLICT if somebody else has already settled it. */
export function retryJob(options: Options): Promise<void> {
  return settle(options, 'job-retried', retryParkedJob)
}

/** Gives up on a parked job. @throws AppError CONFLICT if somebody else has already settled it. */
export function dismissJob(options: Options): Promise<void> {
  return settle(options, 'job-dismissed', deleteParkedJob)
}
