import { join } from 'node:path'
import { env } from '#app/config/env.server.ts'
import { OUTBOX_FOLDER } from '#app/config/mail.ts'
import { noteOutcome } from '#app/models/providers/provider-outcome.server.ts'
import { timedCall } from '#app/telemetry/provider-call.server.ts'
import { createOutboxMailer } from './mailer.outbox.server.ts'
import { type Mailer, RecipientRefused } from './mailer.ts'

/** Records the outcome. A server that rejects one address is still working. */
function watchedMailer(mailer: Mailer, provider: 'smtp' | 'outbox'): Mailer {
  return {
    async send(mail, options) {
      try {
        await timedCall({ provider, purpose: 'mail' }, () => mailer.send(mail, options))
        noteOutcome({ provider: 'mail' })
      } catch (error) {
        if (!(error instanceof RecipientRefused) && !options.signal.aborted) noteOutcome({ provider: 'mail', error })
        throw error
      }
    },
  }
}

/** This process's mailer: SMTP if SMTP_URL is set. */
export const mailer: Mailer = watchedMailer(
  env.mail.kind === 'smtp'
    ? (await import('./mailer.smtp.server.ts')).createSmtpMailer(env.mail)
    : createOutboxMailer({ folder: join(env.DATA_DIR, OUTBOX_FOLDER), from: env.mail.from }),
  env.mail.kind,
)
