import { hashPassword, needsRehash, verifyPassword } from '#app/models/accounts/password-hash.server.ts'
import { cancelDeletion, setPasswordHash, type StoredCredentials } from '#app/models/accounts/user.server.ts'

export interface SignedIn {
  userId: number
  /** The account was to be deleted, and is not any more. */
  wasLeaving: boolean
}

/**
 * Opens an account with its password; null where that is wrong. No account at all, one without a password and a wrong
 * password take the same time. A hash of older parameters is made anew, and a deletion that was due is called off.
 */
export async function logIn(options: {
  account: StoredCredentials | null
  password: string
}): Promise<SignedIn | null> {
  const { account, password } = options
  const isRight = await verifyPassword({ hash: account?.password, password })
  if (!account?.password || !isRight) return null
  const userId = account.id
  if (needsRehash(account.password)) await setPasswordHash({ userId, passwordHash: await hashPassword(password) })
  return { userId, wasLeaving: await cancelDeletion(userId) }
}
