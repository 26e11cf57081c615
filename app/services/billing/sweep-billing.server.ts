import { BILLING_SWEEP_BATCH, BILLING_SWEEP_INTERVAL_MS } from '#app/config/billing.ts'
import { env } from '#app/config/env.server.ts'
import { enqueue } from '#app/jobs/queue.server.ts'
import { log } from '#app/log.server.ts'
import { deleteOldRecords } from '#app/models/billing/account-deletion.server.ts'
import { listAccountsToSync } from '#app/models/billing/due-accounts.server.ts'
import { deleteOldEvents } from '#app/models/billing/stripe-event.server.ts'
import { reconcileKey } from './sync-subscription.server.ts'

async function queueSyncs(): Promise<number> {
  let queued = 0
  let afterId: string | undefined
  for (;;) {
    const due = await listAccountsToSync({ afterId, limit: BILLING_SWEEP_BATCH })
    for (const { id: accountId, isOrphan } of due) {
      const kind = isOrphan ? 'follow-account-deletion' : 'reconcile-subscription'
      const uniqueKey = isOrphan ? `follow-account-deletion:${accountId}` : reconcileKey(accountId)
      await enqueue({ kind, payload: { accountId }, uniqueKey })
      queued += 1
    }
    if (due.length < BILLING_SWEEP_BATCH) return queued
    afterId = due.at(-1)?.id
  }
}

/**
 * Queues a check of every subscription that may have changed without our knowing, and deletes expired records. Safe to
 * run in several processes at once.
 */
export async function sweepBilling(): Promise<{ queued: number; events: number; records: number }> {
  return {
    queued: env.stripe ? await queueSyncs() : 0,
    events: await deleteOldEvents(),
    records: await deleteOldRecords(),
  }
}

/** Sweeps now and every 15 minutes. @returns a function that stops it. */
export function startSweepingBilling(): () => void {
  async function sweep(): Promise<void> {
    try {
      const swept = await sweepBilling()
      if (swept.queued > 0) log.info(swept, 'subscriptions swept')
    } catch (error) {
      log.error({ err: error }, 'sweeping subscriptions failed')
    }
  }
  void sweep()
  const timer = setInterval(() => void sweep(), BILLING_SWEEP_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
