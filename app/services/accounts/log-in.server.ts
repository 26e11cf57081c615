import { hashPassword, needsRehash, verifyPassword } from '#app/models/accounts/password-hash.server.ts'
import { cancelDeletion, findCredentials, setPasswordHash } from '#app/models/accounts/user.server.ts'

export interface SignedIn {
  userId: number
  /** The account was to be deleted, and is not any more. */
  wasLeaving: boolean
}

/**
 * Who has this name or address and this password; null for nobody. An unknown name, an account without a password and
 * a wrong password take the same time.
 */
export async function logIn(credentials: { username: string; password: string }): Promise<SignedIn | null> {
  const { username, password } = credentials
  const account = await findCredentials(username)
  const isRight = await verifyPassword({ hash: account?.password, password })
  if (!account?.password || !isRight) return null
  const userId = account.id
  if (needsRehash(account.password)) await setPasswordHash({ userId, passwordHash: await hashPassword(password) })
  return { userId, wasLeaving: await cancelDeletion(userId) }
}
