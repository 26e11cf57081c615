import { db, type Database } from '#app/db.server.ts'
import { fold } from '../user.server.ts'

/** The user linked to this Google account. */
export async function findUserByGoogleId(googleId: string): Promise<{ id: number } | null> {
  return db.user.findUnique({ where: { googleId }, select: { id: true } })
}

interface LinkOptions {
  googleId: string
  /** Verified by Google. */
  email: string
  database: Database
}

/** Links an account whose own address is verified. One statement, so nothing can change in between. */
export async function linkVerifiedAccount({ googleId, email, database }: LinkOptions): Promise<{ id: number } | null> {
  const [row] = await database.user.updateManyAndReturn({
    where: { emailFolded: fold(email), emailVerified: true, googleId: null },
    data: { googleId },
    select: { id: true },
  })
  return row ?? null
}

/**
 * Links an account whose address was never verified, and removes its password: whoever set it may not own the address
 * (docs/decisions/010-google-linking.md).
 */
export async function claimUnverifiedAccount(options: LinkOptions): Promise<{ id: number } | null> {
  const { googleId, email, database } = options
  const [row] = await database.user.updateManyAndReturn({
    where: { emailFolded: fold(email), emailVerified: false, googleId: null },
    data: { googleId, emailVerified: true, emailVerifiedAt: new Date(), password: null },
    select: { id: true },
  })
  return row ?? null
}

/** Which of these usernames are taken, folded. */
export async function listTakenUsernames(usernames: string[]): Promise<string[]> {
  const rows = await db.user.findMany({
    where: { usernameFolded: { in: usernames.map(fold) } },
    select: { usernameFolded: true },
  })
  return rows.map(({ usernameFolded }) => usernameFolded)
}

/** Ends the mailed links of an account that now belongs to the owner of its address. */
export async function deleteMailedTokensOf(options: { userId: number; database: Database }): Promise<void> {
  const { userId, database } = options
  await database.passwordResetToken.deleteMany({ where: { userId } })
  await database.emailVerificationToken.deleteMany({ where: { userId } })
}
