import { mailCopy } from '#app/config/copy/mail.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { numberFormat } from '#app/config/formats.ts'
import { findRecipientById } from '#app/models/accounts/mail-recipient.server.ts'
import { dayIn } from '#app/models/progress/local-time.ts'
import type { Day } from '#app/models/progress/streak.ts'
import { findDueLearner } from '#app/models/reminders/due-learners.server.ts'
import { findWeek, type Week } from '#app/models/reminders/week.server.ts'
import { localeOf, pageLink, send } from '../accounts/mails/deliver.server.ts'
import { sendOnce } from './reminder-mail.server.ts'
import { unsubscribePath } from './unsubscribe.server.ts'

/** At most three facts of a week, and only those in which something was done. */
function wordWeek(week: Week, locale: Locale): string[] {
  const copy = mailCopy[locale].letter
  const { segments, minutes, best, words } = week
  const marks = (score: number) => numberFormat(mailCopy[locale].dateLocale, { maximumFractionDigits: 1 }).format(score)
  const third = best ? [copy.best(marks(best.score), best.title)] : words > 0 ? [copy.words(words)] : []
  const facts = [
    ...(segments > 0 ? [copy.segments(segments)] : []),
    ...(minutes > 0 ? [copy.minutes(minutes)] : []),
    ...third,
  ]
  return facts.length > 0 ? [copy.lead, ...facts] : [copy.nothing]
}

/** Mails the letter of the week before this day. Nothing if the day is over or the letter is off. */
export async function mailWeeklyLetter(options: { userId: number; day: Day; signal: AbortSignal }): Promise<void> {
  const { userId, day, signal } = options
  const [recipient, learner] = await Promise.all([findRecipientById(userId), findDueLearner({ userId, day })])
  const timezone = recipient?.timezone ?? 'UTC'
  if (!recipient || !learner?.takesLetter || dayIn(timezone, new Date()) !== day) return
  const locale = localeOf(recipient)
  const { subject, action, afterwards, unsubscribe } = mailCopy[locale].letter
  await sendOnce({ userId, kind: 'letter', day }, async (messageId) => {
    const contents = {
      subject,
      paragraphs: wordWeek(await findWeek({ userId, timezone, day }), locale),
      action: { label: action, link: pageLink('/dashboard') },
      afterwards,
      unsubscribe: { label: unsubscribe, link: pageLink(unsubscribePath({ userId, kind: 'letter' })) },
    }
    await send({ recipient, contents, messageId, signal })
  })
}
