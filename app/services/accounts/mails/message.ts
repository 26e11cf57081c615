import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

const CONTROL_CHARACTERS = /\p{Cc}+/gu

/**
 * A mail as nodemailer's composer takes it. Names and addresses are user input: passed as objects they are never
 * parsed, so nobody can inject a recipient or a header.
 */
export function messageOf(options: { mail: Mail; from: string }): SendMailOptions {
  const { mail, from } = options
  return {
    from,
    to: { name: mail.to.name.replace(CONTROL_CHARACTERS, ' '), address: mail.to.address },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.messageId !== undefined && { messageId: mail.messageId }),
    headers: {
      // RFC 3834: suppresses automatic replies.
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe !== undefined && {
        'List-Unsubscribe': `<${mail.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
