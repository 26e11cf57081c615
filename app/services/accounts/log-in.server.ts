import { hashPassword, needsRehash, verifyPassword } from '#app/models/accounts/password/password-hash.server.ts'
import { replacePasswordHash, type StoredCredentials } from '#app/models/accounts/user.server.ts'
import { keepAccount } from './account-deletion.server.ts'

export interface SignedIn {
  userId: number
  /** What the password was checked against: the session starts only while it stands. */
  passwordHash: string
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
  const { id: userId, password: from } = account
  const passwordHash = needsRehash(from) ? await hashPassword(password) : from
  // Changed since it was read: then this password is wrong by now.
  if (passwordHash !== from && !(await replacePasswordHash({ userId, from, to: passwordHash }))) return null
  return { userId, passwordHash, wasLeaving: await keepAccount(userId) }
}
