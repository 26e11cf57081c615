import { inTransaction } from '#app/db.server.ts'
import { recordAct } from '#app/models/accounts/desk/admin-act.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { markDisputeSeen } from '#app/models/practice/dispute.server.ts'

/** Marks a dispute as seen by an admin. Does nothing if it was seen already, or deleted with its learner. */
export async function seeDispute({ admin: actor, id }: { admin: CurrentUser; id: string }): Promise<void> {
  await inTransaction(async (database) => {
    const name = await markDisputeSeen({ id, database })
    if (name !== null) await recordAct({ actor, action: 'dispute-seen', subject: { id, name }, database })
  })
}
