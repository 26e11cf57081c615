import {
  findVerificationTokenState,
  takeVerificationToken,
  type VerificationTokenState,
} from '#app/models/accounts/password/verification-token.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'

interface Visit {
  /** From the link; null if it was truncated. */
  token: string | null
  /** The signed-in user, if any. */
  user: { emailVerified: boolean } | undefined
}

/** The state of a verification link; always `verified` for a user whose address is verified. */
export async function checkVerificationLink({ token, user }: Visit): Promise<VerificationTokenState> {
  const state = token === null ? 'unknown' : await findVerificationTokenState(token)
  return state !== 'valid' && user?.emailVerified ? 'verified' : state
}

/** Marks the address of a link's account as verified. @returns the link's state before. */
export async function verifyEmail(token: string | null): Promise<VerificationTokenState> {
  return token === null ? 'unknown' : takeVerificationToken(token)
}

/** Queues a mail with a new verification link for a signed-in user whose address is not verified. */
export async function resendVerification(user: { id: number }): Promise<void> {
  await enqueue({ kind: 'mail-verification', payload: { userId: user.id } })
}
