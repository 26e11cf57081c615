import { CHECKOUT_WATCH_EVERY_MINUTES, CHECKOUT_WATCH_HOURS, SYNC_AT_LEAST_EVERY_HOURS } from '#app/config/billing.ts'
import { db } from '#app/db.server.ts'

/**
 * IDs of the accounts to check with Stripe: running subscriptions whose period is over, whose owner is deleted or that
 * were not checked for a day, and recent checkouts. Gifted Pro without a Stripe customer is not included.
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
