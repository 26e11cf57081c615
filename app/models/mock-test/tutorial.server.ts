import { db } from '#app/db.server.ts'

export async function hasCompletedTutorial(userId: number): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, hasCompletedInterfaceTutorial: true } })) > 0
}

/** Notes that the learner knows the screen of the mock test. Again: nothing changes. */
export async function completeTutorial(userId: number): Promise<void> {
  await db.user.updateMany({
    where: { id: userId, hasCompletedInterfaceTutorial: false },
    data: { hasCompletedInterfaceTutorial: true },
  })
}
