import { createHmac, timingSafeEqual } from 'node:crypto'
import { REMINDER_KINDS, type ReminderKind } from './reminder-kind.ts'

/** Whose mails of which kind. */
export interface Unsubscription {
  userId: number
  kind: ReminderKind
}

const TOKEN = /^(\d{1,10})\.([a-z]+)\.([\w-]{43})$/

const signatureOf = (said: string, secret: string) =>
  createHmac('sha256', secret).update(`unsubscribe\n${said}`).digest('base64url')

/** The token in the link to unsubscribe: it opens nothing else, and never expires. */
export function signUnsubscription({ userId, kind }: Unsubscription, secret: string): string {
  const said = `${userId}.${kind}`
  return `${said}.${signatureOf(said, secret)}`
}

/**
 * Reads a token.
 *
 * @param secrets any of which may have signed it.
 * @returns null for one that we did not sign.
 */
export function readUnsubscription(token: string, secrets: readonly string[]): Unsubscription | null {
  const [, id = '', stated = '', signature = ''] = TOKEN.exec(token) ?? []
  const kind = REMINDER_KINDS.find((one) => one === stated)
  if (kind === undefined) return null
  const isOurs = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(signatureOf(`${id}.${kind}`, secret)), Buffer.from(signature)),
  )
  return isOurs ? { userId: Number(id), kind } : null
}
