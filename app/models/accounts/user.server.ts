import type { Locale } from '#app/config/copy/locale.ts'
import { db, type Database } from '#app/db.server.ts'

/** Folds names and addresses as the generated columns do: ASCII letters only, never `I` to a Turkish `ı`. */
export function fold(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

export async function isUsernameTaken(username: string): Promise<boolean> {
  return (await db.user.count({ where: { usernameFolded: fold(username) } })) > 0
}

export async function isEmailTaken(email: string): Promise<boolean> {
  return (await db.user.count({ where: { emailFolded: fold(email) } })) > 0
}

export interface StoredCredentials {
  id: number
  /** An argon2id hash; null for an account that signs in with Google only. */
  password: string | null
}

/** The user with this username or email address. */
export async function findCredentials(identifier: string): Promise<StoredCredentials | null> {
  const folded = fold(identifier)
  return db.user.findFirst({
    where: folded.includes('@') ? { emailFolded: folded } : { usernameFolded: folded },
    select: { id: true, password: true },
  })
}

export interface NewUser {
  username: string
  email: string
  /** An argon2id hash; null for Google only. */
  passwordHash: string | null
  emailVerified?: boolean
  googleId?: string
  firstName?: string | null
  lastName?: string | null
  profileImageUrl?: string | null
  timezone?: string
  language?: Locale
  marketingEmails?: boolean
}

/** Throws Prisma's P2002 if the name, the address or the Google id is taken. */
export async function createUser(options: { user: NewUser; database?: Database }): Promise<{ id: number }> {
  const { user, database = db } = options
  const { passwordHash, timezone, language, marketingEmails, emailVerified = false, ...columns } = user
  return database.user.create({
    data: {
      ...columns,
      password: passwordHash,
      emailVerified,
      emailVerifiedAt: emailVerified ? new Date() : null,
      settings: {
        create: {
          ...(timezone && { timezone }),
          ...(language && { language }),
          ...(marketingEmails && { marketingEmails }),
        },
      },
    },
    select: { id: true },
  })
}

export async function setPasswordHash(options: {
  userId: number
  passwordHash: string
  database: Database
}): Promise<void> {
  const { userId, passwordHash, database } = options
  await database.user.update({ where: { id: userId }, data: { password: passwordHash } })
}

/** @returns the argon2id hash; null if there is no such account or it signs in with Google only. */
export async function findPasswordHash(userId: number): Promise<string | null> {
  const row = await db.user.findUnique({ where: { id: userId }, select: { password: true } })
  return row?.password ?? null
}

/** Replaces the hash if it is still the old one. @returns whether it was. */
export async function replacePasswordHash(options: {
  userId: number
  from: string
  to: string
  database?: Database
}): Promise<boolean> {
  const { userId, from, to, database = db } = options
  const { count } = await database.user.updateMany({ where: { id: userId, password: from }, data: { password: to } })
  return count > 0
}

/** Ends the reset links of a user. */
export async function deleteResetLinksOf(options: { userId: number; database: Database }): Promise<void> {
  await options.database.passwordResetToken.deleteMany({ where: { userId: options.userId } })
}

/** Cancels an account's scheduled deletion. @returns whether one was scheduled. */
export async function cancelDeletion(options: { userId: number; database: Database }): Promise<boolean> {
  const { userId, database } = options
  const { count } = await database.user.updateMany({
    where: { id: userId, deleteAfter: { not: null } },
    data: { deleteAfter: null },
  })
  return count > 0
}

export async function isEmailVerified(options: { userId: number; database?: Database }): Promise<boolean> {
  const { userId, database = db } = options
  return (await database.user.count({ where: { id: userId, emailVerified: true } })) > 0
}

/** Records that the owner opened the link in the mail to their address. */
export async function markEmailVerified(options: { userId: number; database: Database }): Promise<void> {
  const { userId, database } = options
  await database.user.update({ where: { id: userId }, data: { emailVerified: true, emailVerifiedAt: new Date() } })
}
