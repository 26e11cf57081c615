import { mailCopy } from '#app/config/copy/mail.ts'
import { findRecipientById } from '#app/models/accounts/mail-recipient.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import type { Day } from '#app/models/progress/streak.ts'
import { findDueLearner } from '#app/models/reminders/due-learners.server.ts'
import { nextReminder } from '#app/models/reminders/is-due.ts'
import { localeOf, pageLink, send } from '../accounts/mails/deliver.server.ts'
import { sendOnce } from './reminder-mail.server.ts'
import { wordReminder } from './reminder-words.ts'
import { unsubscribePath } from './unsubscribe.server.ts'

/**
 * Mails the reminder of a day. Nothing if it came too late: the day is over, the goal met, the plan paused, or reminders by mail
 * are off.
 */
export async function mailReminder(options: { userId: number; day: Day; signal: AbortSignal }): Promise<void> {
  const { userId, day, signal } = options
  const [recipient, learner] = await Promise.all([findRecipientById(userId), findDueLearner({ userId, day })])
  if (!recipient || !learner?.takesMail || dayIn(recipient.timezone ?? 'UTC', new Date()) !== day) return
  if (nextReminder({ ...learner, day }) === null) return
  const locale = localeOf(recipient)
  const { action, afterwards, unsubscribe } = mailCopy[locale].reminder
  await sendOnce({ userId, kind: 'daily', day }, async (messageId, number) => {
    const { title, sentences } = wordReminder({ locale, day, minutes: learner.minutes, number })
    const contents = {
      subject: title,
      paragraphs: sentences,
      action: { label: action, link: pageLink('/dashboard') },
      afterwards,
      unsubscribe: { label: unsubscribe, link: pageLink(unsubscribePath({ userId, kind: 'daily' })) },
    }
    await send({ recipient, contents, messageId, signal })
  })
}
