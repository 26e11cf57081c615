import { RESET_LINK_LIFETIME_MINUTES, VERIFICATION_LINK_LIFETIME_HOURS } from '#app/config/accounts.ts'
import { mailCopy } from '#app/config/copy/mail.ts'
import {
  findRecipientByEmail,
  findRecipientById,
  type MailRecipient,
} from '#app/models/accounts/mail-recipient.server.ts'
import { createResetToken } from '#app/models/accounts/password/reset-token.server.ts'
import { createVerificationToken } from '#app/models/accounts/password/verification-token.server.ts'
import { findAccount } from '#app/models/billing/billing-account.server.ts'
import { isRunning } from '#app/models/billing/subscription-snapshot.ts'
import { localeOf, longDate, pageLink, send } from './deliver.server.ts'

// Mails to the owner of an account. Each silently sends nothing if it is obsolete: the account is gone, or what the
// mail asks for has been done. A link's token is created here, so it is never stored in plain text; a mail that is
// sent again has a new one, which ends the older.

interface ToUser {
  userId: number
  signal: AbortSignal
}

const tokenLink = (path: string, token: string) => pageLink(`${path}?${new URLSearchParams({ token }).toString()}`)

/** Sends the link that verifies an address; nothing if it is already verified. */
export async function sendVerificationMail({ userId, signal }: ToUser): Promise<void> {
  const recipient = await findRecipientById(userId)
  if (!recipient || recipient.emailVerified) return
  const { subject, paragraphs, action, afterwards } = mailCopy[localeOf(recipient)].verification
  const link = tokenLink('/verify-email', await createVerificationToken({ userId }))
  const contents = {
    subject,
    paragraphs,
    action: { label: action, link },
    afterwards: afterwards(VERIFICATION_LINK_LIFETIME_HOURS),
  }
  await send({ recipient, contents, signal })
}

async function sendPasswordLink(options: {
  recipient: MailRecipient
  kind: 'passwordReset' | 'setPassword'
  signal: AbortSignal
}): Promise<void> {
  const { recipient, kind, signal } = options
  const { subject, paragraphs, action, afterwards } = mailCopy[localeOf(recipient)][kind]
  const link = tokenLink('/reset-password', await createResetToken({ userId: recipient.id }))
  const contents = {
    subject,
    paragraphs,
    action: { label: action, link },
    afterwards: afterwards(RESET_LINK_LIFETIME_MINUTES),
  }
  await send({ recipient, contents, signal })
}

/**
 * Sends the link of 'Forgot password'; nothing if no account has the address. A Google-only account sets its first
 * password with it.
 */
export async function sendPasswordResetMail(options: { email: string; signal: AbortSignal }): Promise<void> {
  const recipient = await findRecipientByEmail(options.email)
  if (!recipient) return
  const kind = recipient.hasPassword ? 'passwordReset' : 'setPassword'
  await sendPasswordLink({ recipient, kind, signal: options.signal })
}

/** Sends the link with which an account without a password sets its first; nothing if it has one by now. */
export async function sendSetPasswordMail({ userId, signal }: ToUser): Promise<void> {
  const recipient = await findRecipientById(userId)
  if (!recipient || recipient.hasPassword) return
  await sendPasswordLink({ recipient, kind: 'setPassword', signal })
}

/** Tells the owner that the password was changed, and what to do if it was somebody else. */
export async function sendPasswordChangedMail({ userId, signal }: ToUser): Promise<void> {
  const recipient = await findRecipientById(userId)
  if (!recipient) return
  const { action, ...copy } = mailCopy[localeOf(recipient)].passwordChanged
  const contents = { ...copy, action: { label: action, link: pageLink('/forgot-password') } }
  await send({ recipient, contents, signal })
}

/** Tells the owner the day on which the account will be deleted; nothing if the deletion was cancelled. */
export async function sendDeletionScheduledMail({ userId, signal }: ToUser): Promise<void> {
  const recipient = await findRecipientById(userId)
  if (!recipient?.deleteAfter) return
  const { action, paragraphs, subscription, ...copy } = mailCopy[localeOf(recipient)].deletionScheduled
  const hasSubscription = isRunning((await findAccount({ userId }))?.status ?? 'free')
  const said = paragraphs(longDate(recipient, recipient.deleteAfter))
  const contents = {
    ...copy,
    paragraphs: hasSubscription ? [...said, subscription] : said,
    action: { label: action, link: pageLink('/login') },
  }
  await send({ recipient, contents, signal })
}
