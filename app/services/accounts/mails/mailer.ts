/** A mail as its recipient gets it. */
export interface Mail {
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** The address of its one link. Contains a secret. */
  link: string
  /** For mails that their reader chose: an address whose POST ends them at once (RFC 8058). */
  unsubscribe?: string
  /** The same whenever this mail is sent again; unset: a random one. */
  messageId?: string
}

/** Sends mails. */
export interface Mailer {
  /** Throws `RecipientRefused`, or another error if a retry may help. Ends soon after the signal aborts. */
  send: (mail: Mail, options: { signal: AbortSignal }) => Promise<void>
}

/** The mail server permanently refuses mails for this address. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused'
}
