import { type Locale, toLocale } from '#app/config/copy/locale.ts'
import { mailCopy } from '#app/config/copy/mail.ts'
import { env } from '#app/config/env.server.ts'
import type { MailRecipient } from '#app/models/accounts/mail-recipient.server.ts'
import { mailer } from './mailer.server.ts'
import { type MailDescription, renderMail } from './render-mail.ts'

// Shared by all mails: the reader's language and date format, absolute addresses, and the sending.

type Contents = Pick<MailDescription, 'subject' | 'paragraphs' | 'action' | 'afterwards' | 'unsubscribe'>

/** The absolute address of one of our pages. */
export const pageLink = (path: string) => new URL(path, env.APP_URL).href

export function localeOf(recipient: Pick<MailRecipient, 'language'>): Locale {
  return toLocale(recipient.language)
}

/** A zone stored under another version of Node may be unknown to this one. */
function knownTimeZone(timezone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone ?? 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** A day in the reader's language and time zone. */
export function longDate(recipient: Pick<MailRecipient, 'language' | 'timezone'>, moment: Date): string {
  const { dateLocale } = mailCopy[localeOf(recipient)]
  const days = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: knownTimeZone(recipient.timezone) })
  return days.format(moment)
}

/** Sends a mail in its reader's language. `messageId`: see Mail. */
export async function send(options: {
  recipient: MailRecipient
  contents: Contents
  messageId?: string
  signal: AbortSignal
}): Promise<void> {
  const { recipient, contents, messageId, signal } = options
  const name = recipient.firstName ?? recipient.username
  const { text, html } = renderMail({ ...contents, locale: localeOf(recipient), name, site: env.APP_URL })
  const to = { name, address: recipient.email }
  const mail = { to, subject: contents.subject, text, html, link: contents.action.link }
  const unsubscribe = contents.unsubscribe?.link
  await mailer.send({ ...mail, ...(unsubscribe && { unsubscribe }), ...(messageId && { messageId }) }, { signal })
}
