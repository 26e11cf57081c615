import { CHECKOUT_WATCH_EVERY_MINUTES, CHECKOUT_WATCH_HOURS, SYNC_AT_LEAST_EVERY_HOURS } from '#app/config/billing.ts'
import { db } from '#app/db.server.ts'

/**
 * Accounts that Stripe should be asked about, by id: subscriptions that run though their period is over or nobody has
 * looked for a day, payments that were begun and never came, and subscriptions whose owner is gone. Pro without a
 * customer at Stripe is none of them.
 */
export async function listAccountsToSync(options: {
  afterId: string | undefined
  limit: number
}): Promise<{ id: string; isOrphan: boolean }[]> {
  return db.$queryRaw<{ id: string; isOrphan: boolean }[]>`
    SELECT id::text, user_id IS NULL AS "isOrphan" FROM billing_accounts
    WHERE stripe_customer_id IS NOT NULL AND (
        (status IN ('active', 'trialing', 'past_due', 'unpaid') AND (
          user_id IS NULL OR period_end < now() OR synced_at IS NULL
          OR synced_at < now() - make_interval(hours => ${SYNC_AT_LEAST_EVERY_HOURS})))
        OR (checkout_at > now() - make_interval(hours => ${CHECKOUT_WATCH_HOURS})
          AND greatest(checkout_at, synced_at) < now() - make_interval(mins => ${CHECKOUT_WATCH_EVERY_MINUTES})))
      AND id > coalesce(${options.afterId ?? null}::uuid, '00000000-0000-0000-0000-000000000000')
    ORDER BY id LIMIT ${options.limit}`
}
