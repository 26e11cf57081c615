import { db } from '#app/db.server.ts'

/** Whether a learner has staged recordings of a dialogue; with `orHandedIn`, also whether they have submitted it. */
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
