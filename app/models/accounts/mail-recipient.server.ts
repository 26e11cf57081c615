import { db } from '#app/db.server.ts'
import { fold } from './user.server.ts'

/** What a mail to an account's owner needs to know. */
export interface MailRecipient {
  id: number
  username: string
  firstName: string | null
  email: string
  emailVerified: boolean
  /** False for an account that signs in with Google only. */
  hasPassword: boolean
  /** When the account will be deleted; null for one that stays. */
  deleteAfter: Date | null
  /** As stored: it may not be one of our languages. */
  language: string | undefined
  timezone: string | undefined
}

const FIELDS = {
  id: true,
  username: true,
  firstName: true,
  email: true,
  emailVerified: true,
  password: true,
  deleteAfter: true,
  settings: { select: { language: true, timezone: true } },
} as const

async function findRecipient(where: { id: number } | { emailFolded: string }): Promise<MailRecipient | null> {
  const row = await db.user.findFirst({ where, select: FIELDS })
  if (!row) return null
  const { password, settings, ...rest } = row
  return {
    ...rest,
    hasPassword: password !== null,
    language: settings?.language,
    timezone: settings?.timezone,
  }
}

/** Null if the account is gone. */
export function findRecipientById(userId: number): Promise<MailRecipient | null> {
  return findRecipient({ id: userId })
}

/** Null if no account has the address. */
export function findRecipientByEmail(email: string): Promise<MailRecipient | null> {
  return findRecipient({ emailFolded: fold(email.trim()) })
}
