import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise, seesDrafts } from '#app/models/dialogues/dialogue-access.ts'
import { type ListedDialogue, listDialogues } from '#app/models/dialogues/dialogue-list.server.ts'

export interface PracticeDialogue extends Omit<ListedDialogue, 'transcript'> {
  userCanAccess: boolean
  /** JSON text with the segments; null if the learner has no access. */
  transcript: string | null
}

/**
 * The response of GET /api/dialogues: free dialogues in full, premium ones depending on the plan. Admins also see drafts.
 */
export async function listPracticeDialogues(user: CurrentUser | undefined): Promise<PracticeDialogue[]> {
  const now = new Date()
  const dialogues = await listDialogues({ userId: user?.id, orDrafts: seesDrafts(user) })
  return dialogues.map((dialogue) => {
    const userCanAccess = canPractise({ dialogue, user, now })
    return { ...dialogue, userCanAccess, transcript: userCanAccess ? dialogue.transcript : null }
  })
}
