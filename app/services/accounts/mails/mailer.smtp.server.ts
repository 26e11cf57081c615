import { createTransport } from 'nodemailer'
import { MAIL_CONNECT_TIMEOUT_MS, MAIL_SILENCE_TIMEOUT_MS, MAIL_TOTAL_TIMEOUT_MS } from '#app/config/mail.ts'
import { type Mailer, RecipientRefused } from './mailer.ts'
import { messageOf } from './message.ts'

const FIRST_PERMANENT_CODE = 500
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Encrypted whenever the server supports it, and always before a password is sent. A server on this machine is
 * contacted unencrypted, because its certificate would not match. The URL's own query (`?ignoreTLS=true`) takes
 * precedence.
 */
function encryption(url: URL) {
  if (LOOPBACK.test(url.hostname)) return { ignoreTLS: true }
  return { requireTLS: url.protocol === 'smtp:' && url.username !== '' }
}

/** The server's permanent rejection of the address, if that is what went wrong. */
function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('command' in error) || error.command !== 'RCPT TO') return undefined
  if (!('responseCode' in error) || typeof error.responseCode !== 'number') return undefined
  if (error.responseCode < FIRST_PERMANENT_CODE) return undefined
  return 'response' in error ? String(error.response) : error.message
}

/** Sends through an SMTP server. One connection per mail: mails are rare, and an idle connection would be cut. */
export function createSmtpMailer(options: { url: string; from: string; totalTimeoutMs?: number }): Mailer {
  const { url, from, totalTimeoutMs = MAIL_TOTAL_TIMEOUT_MS } = options
  const parsed = new URL(url)
  parsed.searchParams.delete('pool')
  const transport = createTransport({
    ...encryption(parsed),
    connectionTimeout: MAIL_CONNECT_TIMEOUT_MS,
    greetingTimeout: MAIL_CONNECT_TIMEOUT_MS,
    socketTimeout: MAIL_SILENCE_TIMEOUT_MS,
    url: parsed.href,
  })
  return {
    async send(mail, { signal }) {
      const total = AbortSignal.any([signal, AbortSignal.timeout(totalTimeoutMs)])
      try {
        await transport.sendMail({ ...messageOf({ mail, from }), signal: total })
      } catch (error) {
        total.throwIfAborted()
        const refusal = refusalOf(error)
        throw refusal === undefined ? error : new RecipientRefused(refusal, { cause: error })
      }
    },
  }
}
