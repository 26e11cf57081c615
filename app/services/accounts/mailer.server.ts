import { join } from 'node:path'
import { env } from '#app/config/env.server.ts'
import { OUTBOX_FOLDER } from '#app/config/mail.ts'
import { createOutboxMailer } from './mailer.outbox.server.ts'
import { createSmtpMailer } from './mailer.smtp.server.ts'
import type { Mailer } from './mailer.ts'

/** How this process sends mails: through SMTP_URL where it is set. */
export const mailer: Mailer =
  env.mail.kind === 'smtp'
    ? createSmtpMailer(env.mail)
    : createOutboxMailer({ folder: join(env.DATA_DIR, OUTBOX_FOLDER), from: env.mail.from })
