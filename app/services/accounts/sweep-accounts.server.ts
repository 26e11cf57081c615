import { ACCOUNT_SWEEP_BATCH, ACCOUNT_SWEEP_INTERVAL_MS } from '#app/config/accounts.ts'
import type { Database } from '#app/db.server.ts'
import { log } from '#app/log.server.ts'
import { deleteDueAccount, deleteEndedLinks, listDueAccounts } from '#app/models/accounts/deletion.server.ts'
import { deleteEndedWindows } from '#app/models/accounts/rate-limit.server.ts'
import { orphanAccount } from '#app/models/billing/account-deletion.server.ts'
import { deleteEndedSessions } from '#app/models/accounts/session.server.ts'
import { deleteOldFeedback } from '#app/models/feedback/feedback.server.ts'
import { followDeletionLater } from '../billing/follow-account-deletion.server.ts'
import { deleteEndedSampleClaims } from '#app/models/practice/sample-claim.server.ts'
import { deleteOldModelAnswers } from '#app/models/scoring/model-answer.server.ts'
import { noteSecurity } from '#app/telemetry/security-log.server.ts'
import type { RecordingStore } from '../speech/store/recording-store.server.ts'

/**
 * Rows first, files second: a crash in between leaves files without a row, which the sweep of recordings finds. An
 * account that cannot be deleted does not block the others.
 */
async function deleteOne(store: RecordingStore, userId: number): Promise<boolean> {
  try {
    const alongside = async (tx: Database) => {
      await orphanAccount({ userId, database: tx })
      await followDeletionLater({ userId, database: tx })
    }
    const storageKeys = await deleteDueAccount({ userId, alongside })
    if (storageKeys) noteSecurity({ event: 'account-deleted', userId })
    for (const key of storageKeys ?? []) await store.remove(key)
    return storageKeys !== null
  } catch (error) {
    log.error({ userId, err: error }, 'deleting an account failed')
    return false
  }
}

async function deleteDueAccounts(store: RecordingStore): Promise<number> {
  let deleted = 0
  let afterId = 0
  for (;;) {
    const due = await listDueAccounts({ afterId, limit: ACCOUNT_SWEEP_BATCH })
    for (const userId of due) if (await deleteOne(store, userId)) deleted += 1
    if (due.length < ACCOUNT_SWEEP_BATCH) return deleted
    afterId = due.at(-1) ?? afterId
  }
}

/** Repeats a batched deletion until nothing is left. */
async function untilNone(deleteSome: () => Promise<number>): Promise<number> {
  for (let deleted = 0; ;) {
    const count = await deleteSome()
    if (count === 0) return deleted
    deleted += count
  }
}

/**
 * Deletes accounts whose grace period is over with all their data, and whatever has expired: sessions, links, pending
 * Google sign-ups, sample claims, rate limit windows, cached language model answers and feedback. Safe in several
 * processes at once.
 */
export async function sweepAccounts(options: { store: RecordingStore }): Promise<{
  accounts: number
  sessions: number
  links: number
  claims: number
  windows: number
  answers: number
  feedback: number
}> {
  return {
    accounts: await deleteDueAccounts(options.store),
    sessions: await deleteEndedSessions(),
    links: await deleteEndedLinks(),
    claims: await deleteEndedSampleClaims(),
    windows: await untilNone(deleteEndedWindows),
    answers: await untilNone(deleteOldModelAnswers),
    feedback: await deleteOldFeedback(),
  }
}

/** Sweeps now and every hour. Returns a function that stops it. A failure is logged and retried by the next sweep. */
export function startSweepingAccounts(store: RecordingStore): () => void {
  async function sweep(): Promise<void> {
    try {
      const swept = await sweepAccounts({ store })
      if (swept.accounts > 0) log.info(swept, 'accounts swept')
    } catch (error) {
      log.error({ err: error }, 'sweeping accounts failed')
    }
  }
  void sweep()
  const timer = setInterval(() => void sweep(), ACCOUNT_SWEEP_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
