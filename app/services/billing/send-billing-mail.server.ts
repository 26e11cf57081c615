import { type BillingMail } from '#app/config/billing.ts'
import { billingNewsCopy } from '#app/config/copy/billing-news.ts'
import { findRecipientById } from '#app/models/accounts/mail-recipient.server.ts'
import { findPaidPlan, type PaidPlan } from '#app/models/billing/billing-account.server.ts'
import { isRunning } from '#app/models/billing/subscription-snapshot.ts'
import { localeOf, longDate, pageLink, send } from '../accounts/mails/deliver.server.ts'

const PATHS: Readonly<Record<BillingMail, string>> = {
  activated: '/practice',
  payment_failed: '/settings',
  ending: '/settings',
  ending_soon: '/settings',
  ended: '/upgrade',
}

/** Whether the mail is still true: it may have waited in the queue for days. */
function isStillSo(news: BillingMail, { status, isEnding }: PaidPlan): boolean {
  if (news === 'payment_failed') return status === 'past_due' || status === 'unpaid'
  if (news === 'ended') return !isRunning(status)
  if (news === 'activated') return isRunning(status)
  return isRunning(status) && isEnding
}

/** Sends a mail about the learner's subscription. Does nothing if the account is gone or the mail is no longer true. */
export async function sendBillingMail(options: {
  userId: number
  news: BillingMail
  signal: AbortSignal
}): Promise<void> {
  const { userId, news, signal } = options
  const [recipient, plan] = await Promise.all([findRecipientById(userId), findPaidPlan(userId)])
  if (!recipient || !plan || !isStillSo(news, plan)) return
  const copy = billingNewsCopy[localeOf(recipient)]
  const { subject, paragraphs, action, afterwards } = copy.mails[news]
  const price = plan.planId && copy.plans[plan.planId]
  const date = longDate(recipient, plan.periodEnd ?? new Date())
  const link = pageLink(PATHS[news])
  const contents = { subject, paragraphs: paragraphs(price, date), action: { label: action, link }, afterwards }
  await send({ recipient, contents, signal })
}
