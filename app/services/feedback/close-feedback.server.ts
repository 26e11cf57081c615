import { inTransaction } from '#app/db.server.ts'
import { recordAct } from '#app/models/accounts/desk/admin-act.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { setFeedbackDone } from '#app/models/feedback/feedback-list.server.ts'

/** Closes or reopens a feedback entry. If it already has that state, nothing is changed or logged. */
export async function closeFeedback(options: { admin: CurrentUser; id: number; isDone: boolean }): Promise<void> {
  const { admin: actor, id, isDone } = options
  await inTransaction(async (database) => {
    const name = await setFeedbackDone({ id, isDone, database })
    if (name === null) return
    const action = isDone ? 'feedback-done' : 'feedback-reopened'
    await recordAct({ actor, action, subject: { id, name }, database })
  })
}
