import { enqueue } from '#app/jobs/queue.server.ts'

/**
 * Has a reset link mailed to an address, if an account has it. Whether one has is the job's to find out, so that the
 * answer and its time are the same for every address.
 */
export async function requestPasswordReset({ email }: { email: string }): Promise<void> {
  await enqueue({ kind: 'mail-password-reset', payload: { email } })
}
