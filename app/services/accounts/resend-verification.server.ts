import { enqueue } from '#app/jobs/queue.server.ts'

/** Has a new verification link mailed to who is signed in, whose address is not verified yet. */
export async function resendVerification(user: { id: number }): Promise<void> {
  await enqueue({ kind: 'mail-verification', payload: { userId: user.id } })
}
