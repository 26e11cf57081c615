import { hashPassword, needsRehash, verifyPassword } from '#app/models/accounts/password/password-hash.server.ts'
import { replacePasswordHash, type StoredCredentials } from '#app/models/accounts/user.server.ts'
import { keepAccount } from './account-deletion.server.ts'

export interface SignedIn {
  userId: number
  /** The hash that the password was checked against: the session starts only if it is still current. */
  passwordHash: string
  /** A scheduled deletion was cancelled. */
  wasLeaving: boolean
}

/**
 * Signs in with a password; null if it is wrong. An unknown account, one without a password and a wrong password all
 * take the same time. An outdated hash is replaced, and a scheduled deletion is cancelled.
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
  // The password was changed meanwhile: the given one is now wrong.
  if (passwordHash !== from && !(await replacePasswordHash({ userId, from, to: passwordHash }))) return null
  return { userId, passwordHash, wasLeaving: await keepAccount(userId) }
}
