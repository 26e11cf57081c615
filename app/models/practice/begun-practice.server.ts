import { db } from '#app/db.server.ts'

/**
 * Whether a learner has takes of a dialogue here that are not handed in yet; with `orHandedIn` also whether they have a
 * result of it.
 */
export async function hasBegunPractice(options: {
  userId: number
  dialogueId: number
  orHandedIn: boolean
}): Promise<boolean> {
  const { userId, dialogueId, orHandedIn } = options
  const [row] = await db.$queryRaw<{ begun: boolean }[]>`
    SELECT EXISTS (SELECT FROM staged_recordings WHERE user_id = ${userId} AND dialogue_id = ${dialogueId})
      OR (${orHandedIn} AND EXISTS (SELECT FROM submissions WHERE user_id = ${userId} AND dialogue_id = ${dialogueId}))
      AS begun`
  return row?.begun === true
}
