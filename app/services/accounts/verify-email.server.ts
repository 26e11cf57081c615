import {
  findVerificationTokenState,
  takeVerificationToken,
  type VerificationTokenState,
} from '#app/models/accounts/password/verification-token.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'

interface Visit {
  /** From the link; null where it was cut off. */
  token: string | null
  /** Who is signed in, if anybody. */
  user: { emailVerified: boolean } | undefined
}

/** How a verification link stands; for one whose own address is verified there is nothing wrong with any link. */
export async function checkVerificationLink({ token, user }: Visit): Promise<VerificationTokenState> {
  const state = token === null ? 'unknown' : await findVerificationTokenState(token)
  return state !== 'valid' && user?.emailVerified ? 'verified' : state
}

/** Marks the address of a link's account as verified, once. @returns how the link stood. */
export async function verifyEmail(token: string | null): Promise<VerificationTokenState> {
  return token === null ? 'unknown' : takeVerificationToken(token)
}

/** Has a new verification link mailed to who is signed in, whose address is not verified yet. */
export async function resendVerification(user: { id: number }): Promise<void> {
  await enqueue({ kind: 'mail-verification', payload: { userId: user.id } })
}
