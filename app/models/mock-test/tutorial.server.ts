import { db } from '#app/db.server.ts'

export async function hasCompletedTutorial(userId: number): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, hasCompletedInterfaceTutorial: true } })) > 0
}

/** Records that the learner completed the tutorial. Idempotent. */
export async function completeTutorial(userId: number): Promise<void> {
  await db.user.updateMany({
    where: { id: userId, hasCompletedInterfaceTutorial: false },
    data: { hasCompletedInterfaceTutorial: true },
  })
}
