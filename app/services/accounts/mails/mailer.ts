/** A mail as its reader gets it. */
export interface Mail {
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** Where its one link leads. Holds a secret. */
  link: string
}

/** What brings mails on their way. */
export interface Mailer {
  /** Throws `RecipientRefused`, or anything else that may pass. Ends soon after the signal aborts. */
  send: (mail: Mail, options: { signal: AbortSignal }) => Promise<void>
}

/** The mail server will never take mails for this address. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused'
}
