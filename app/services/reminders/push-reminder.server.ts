import { findRecipientById } from '#app/models/accounts/mail-recipient.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import type { Day } from '#app/models/progress/streak.ts'
import { findDueLearner } from '#app/models/reminders/due-learners.server.ts'
import { nextReminder } from '#app/models/reminders/is-due.ts'
import { findReminder } from '#app/models/reminders/reminder.server.ts'
import { findPushSubscription, forgetEndpoint } from '#app/models/reminders/push-subscription.server.ts'
import { localeOf } from '../accounts/mails/deliver.server.ts'
import { pushTo } from './push-service.server.ts'
import { wordReminder } from './reminder-words.ts'

/** One reminder on a device at a time: public/sw.js shows the next in place of the last. */
const TOPIC = 'reminder'

/**
 * Sends the reminder of a day to one device, under the conditions of `mailReminder`. A device that its push service knows no more is
 * forgotten. If a process dies after the service's answer, the next run sends it again, in place of the first.
 */
export async function pushReminder(options: {
  userId: number
  day: Day
  subscriptionId: number
  signal: AbortSignal
}): Promise<void> {
  const { userId, day, subscriptionId, signal } = options
  const [recipient, learner, reminder, subscription] = await Promise.all([
    findRecipientById(userId),
    findDueLearner({ userId, day }),
    findReminder({ userId, kind: 'daily', day }),
    findPushSubscription({ userId, id: subscriptionId }),
  ])
  if (!recipient || !reminder || !subscription || !learner) return
  if (dayIn(recipient.timezone ?? 'UTC', new Date()) !== day || nextReminder({ ...learner, day }) === null) return
  const locale = localeOf(recipient)
  const { title, sentences } = wordReminder({ locale, day, minutes: learner.minutes, number: reminder.number })
  const message = { title, body: sentences.join(' '), lang: locale, tag: TOPIC, path: '/dashboard' }
  const outcome = await pushTo({ subscription, message, topic: TOPIC, signal })
  if (outcome === 'gone') await forgetEndpoint(subscription.endpoint)
}
