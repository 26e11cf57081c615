import { env } from '#app/config/env.server.ts'
import { sessionSecrets } from '#app/config/session-secret.server.ts'
import { findReminderSettings, setMails } from '#app/models/reminders/reminder-settings.server.ts'
import {
  readUnsubscription,
  signUnsubscription,
  type Unsubscription,
} from '#app/models/reminders/unsubscribe-token.server.ts'

const secrets = () => sessionSecrets({ configured: env.SESSION_SECRET, dataDir: env.DATA_DIR })

/** The path in a mail that ends mails of its kind. */
export function unsubscribePath(unsubscription: Unsubscription): string {
  const [secret = ''] = secrets()
  return `/unsubscribe/${signUnsubscription(unsubscription, secret)}`
}

const SETTING_OF = { daily: 'byMail', letter: 'weeklyLetter' } as const

/** What a link to unsubscribe is about, and whether its mails are on; null for one that we did not sign. */
export async function openUnsubscribeLink(token: string): Promise<(Unsubscription & { isOn: boolean }) | null> {
  const found = readUnsubscription(token, secrets())
  if (!found) return null
  const settings = await findReminderSettings(found.userId)
  return { ...found, isOn: settings[SETTING_OF[found.kind]] }
}

/**
 * Ends the mails that a link is about, or brings them back. The same again changes nothing.
 *
 * @returns false for a link that we did not sign. For an account that is gone there is nothing to do.
 */
export async function followUnsubscribeLink(token: string, options: { isOn: boolean }): Promise<boolean> {
  const found = readUnsubscription(token, secrets())
  if (!found) return false
  await setMails({ userId: found.userId, changes: { [SETTING_OF[found.kind]]: options.isOn } })
  return true
}
