import { ORPHAN_MIN_AGE_MS, SWEEP_BATCH, SWEEP_INTERVAL_MS } from '#app/config/speech.ts'
import { log } from '#app/log.server.ts'
import {
  deleteUnsavedRecordings,
  findKnownStorageKeys,
  listExpiredRecordings,
} from '#app/models/speech/recording.server.ts'
import { deleteAbandonedStaged } from '#app/models/practice/staged-recording.server.ts'
import type { RecordingStore } from './recording-store.server.ts'

/** Row first, file second: a crash between the two leaves a file without a row, which the next sweep finds. */
async function sweepExpired(store: RecordingStore): Promise<number> {
  let swept = 0
  for (;;) {
    const expired = await listExpiredRecordings({ limit: SWEEP_BATCH })
    const keys = await deleteUnsavedRecordings(expired.map(({ id }) => id))
    await Promise.all(keys.map((key) => store.remove(key)))
    swept += keys.length
    if (expired.length < SWEEP_BATCH) return swept
  }
}

/** Takes of attempts that nobody handed in. */
async function sweepAbandoned(store: RecordingStore): Promise<number> {
  let swept = 0
  for (;;) {
    const keys = await deleteAbandonedStaged({ limit: SWEEP_BATCH })
    await Promise.all(keys.map((key) => store.remove(key)))
    swept += keys.length
    if (keys.length < SWEEP_BATCH) return swept
  }
}

async function removeUnknown(store: RecordingStore, keys: string[]): Promise<number> {
  const known = await findKnownStorageKeys(keys)
  const orphans = keys.filter((key) => !known.has(key))
  await Promise.all(orphans.map((key) => store.remove(key)))
  return orphans.length
}

/** Files that no row names. Young ones are left alone: their row may be on its way. */
async function sweepOrphans(store: RecordingStore, olderThan: Date): Promise<number> {
  let swept = 0
  let batch: string[] = []
  for await (const { key } of store.listOlderThan(olderThan)) {
    batch.push(key)
    if (batch.length < SWEEP_BATCH) continue
    swept += await removeUnknown(store, batch)
    batch = []
  }
  return swept + (await removeUnknown(store, batch))
}

/**
 * Removes recordings whose time is over and that no learner keeps, takes that were never handed in, files without a row,
 * and what a killed process left half written. Safe to run in several processes at once.
 */
export async function sweepRecordings(options: {
  store: RecordingStore
  now: Date
}): Promise<{ expired: number; abandoned: number; orphans: number; unfinished: number }> {
  const { store, now } = options
  const olderThan = new Date(now.getTime() - ORPHAN_MIN_AGE_MS)
  return {
    expired: await sweepExpired(store),
    abandoned: await sweepAbandoned(store),
    orphans: await sweepOrphans(store, olderThan),
    unfinished: await store.removeUnfinished(olderThan),
  }
}

/** Sweeps now and every hour. Returns the function that ends it. A failure is logged and the next sweep tries again. */
export function startSweeping(store: RecordingStore): () => void {
  async function sweep(): Promise<void> {
    try {
      const swept = await sweepRecordings({ store, now: new Date() })
      if (swept.expired + swept.abandoned + swept.orphans + swept.unfinished > 0) log.info(swept, 'recordings swept')
    } catch (error) {
      log.error({ err: error }, 'sweeping recordings failed')
    }
  }
  void sweep()
  const timer = setInterval(() => void sweep(), SWEEP_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
