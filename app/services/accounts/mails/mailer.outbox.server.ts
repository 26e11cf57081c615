import { log } from '#app/log.server.ts'
import { randomName, writeDurably } from '../../speech/store/durable-file.server.ts'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

const RANDOM_CHARACTERS = 8

/** Sorts by time, and contains no character that a file system rejects. */
function fileName(now: Date): string {
  return `${now.toISOString().replaceAll(':', '-')}-${randomName().slice(0, RANDOM_CHARACTERS)}.eml`
}

/**
 * Without a mail server: mails become files that mail programs can open, and their links are logged, so that one can
 * follow them when trying the product.
 */
export function createOutboxMailer(options: { folder: string; from: string }): Mailer {
  const { folder, from } = options
  return {
    async send(mail, { signal }) {
      signal.throwIfAborted()
      // Loaded with the first mail, not at startup.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await transport.sendMail(messageOf({ mail, from }))
      const path = fileName(new Date())
      await writeDurably({ root: folder, path, bytes: Buffer.isBuffer(message) ? message : Buffer.from('') })
      log.info({ mail: mail.subject, file: path, link: mail.link }, 'a mail is in the outbox')
    },
  }
}
