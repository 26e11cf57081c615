import { ENDING_REMINDER_DAYS } from '#app/config/billing.ts'
import { DAY_MS } from '#app/config/time.ts'
import type { Database } from '#app/db.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import type { BillingNews, BillingState } from '#app/models/billing/billing-news.ts'
import type { NotificationKind } from '#app/models/notifications/kinds.server.ts'
import { notify } from '../notifications/notify.server.ts'

const KINDS = {
  activated: 'billing-activated',
  payment_failed: 'billing-payment-failed',
  recovered: 'billing-recovered',
  resumed: 'billing-resumed',
  ended: 'billing-ended',
} as const satisfies Record<Exclude<BillingNews, 'ending'>, NotificationKind>

interface Change {
  tx: Database
  userId: number
  state: BillingState
}

async function notifyInApp({ tx, userId, state }: Change, news: BillingNews): Promise<void> {
  if (news !== 'ending') return notify({ userId, kind: KINDS[news], data: {}, database: tx })
  const until = (state.periodEnd ?? new Date()).toISOString()
  await notify({ userId, kind: 'billing-ending', data: { until }, database: tx })
}

/** No mail for a payment that succeeded on a retry, or for a cancellation the learner has just undone. */
async function mail({ tx, userId, state }: Change, news: BillingNews): Promise<void> {
  if (news === 'recovered' || news === 'resumed') return
  const uniqueKey = `mail-billing:${news}:${state.subscriptionId}`
  await enqueue({ kind: 'mail-billing', payload: { userId, news }, uniqueKey, database: tx })
}

async function remindLater({ tx, userId, state }: Change): Promise<void> {
  if (state.periodEnd === null) return
  const runAt = new Date(state.periodEnd.getTime() - ENDING_REMINDER_DAYS * DAY_MS)
  // A learner who cancels this late has just had a mail.
  if (runAt.getTime() < Date.now() + DAY_MS) return
  const uniqueKey = `mail-billing:ending_soon:${state.subscriptionId}`
  await enqueue({ kind: 'mail-billing', payload: { userId, news: 'ending_soon' }, runAt, uniqueKey, database: tx })
}

/**
 * Notifies a learner of changes to their subscription, in the app and by mail, in the transaction that stores them.
 * Messages about money cannot be turned off.
 *
 * @param options.isLeaving the account is being deleted; the mail about that already says that the subscription ends.
 */
export async function notifyOfChange(options: Change & { news: BillingNews[]; isLeaving: boolean }): Promise<void> {
  const { news, isLeaving } = options
  for (const piece of news) {
    if (isLeaving && (piece === 'ending' || piece === 'resumed')) continue
    await notifyInApp(options, piece)
    await mail(options, piece)
    if (piece === 'ending') await remindLater(options)
  }
}
