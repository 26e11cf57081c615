import {
  ORPHAN_MIN_AGE_MS,
  SWEEP_AGAIN_SECONDS,
  SWEEP_BATCH,
  SWEEP_EVERY_SECONDS,
  SWEEP_INTERVAL_MS,
  SWEEP_MAX_FILES,
} from '#app/config/speech.ts'
import { log } from '#app/log.server.ts'
import { noteOutcome } from '#app/models/providers/provider-outcome.server.ts'
import { claimSweep, endSweep, getInstallationId } from '#app/models/speech/installation.server.ts'
import {
  deleteUnsavedRecordings,
  findKnownStorageKeys,
  forgetExpiredTries,
  listExpiredRecordings,
} from '#app/models/speech/recording.server.ts'
import { deleteAbandonedStaged } from '#app/models/practice/staged-recording.server.ts'
import type { RecordingStore } from '../store/recording-store.server.ts'

/** Row first, file second: a crash in between leaves a file without a row, which the next sweep finds. */
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

/** The same for retries, whose rows stay. */
async function sweepExpiredTries(store: RecordingStore): Promise<number> {
  return sweepBatches(store, () => forgetExpiredTries({ limit: SWEEP_BATCH }))
}

/** Staged recordings of attempts that were never submitted. */
async function sweepAbandoned(store: RecordingStore): Promise<number> {
  return sweepBatches(store, () => deleteAbandonedStaged({ limit: SWEEP_BATCH }))
}

/** Removes files in batches: `take` deletes rows and returns their keys, until a batch is not full. */
async function sweepBatches(store: RecordingStore, take: () => Promise<string[]>): Promise<number> {
  let swept = 0
  for (;;) {
    const keys = await take()
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

interface Swept {
  orphans: number
  /** Where the next sweep continues; empty if all were checked. */
  after: string
}

/**
 * Removes files without a row, a limited number at a time. Recent ones are kept, because their row may not be committed
 * yet.
 */
async function sweepOrphans(options: Sweep & { olderThan: Date }): Promise<Swept> {
  const { store, after, olderThan, maxFiles = SWEEP_MAX_FILES } = options
  let [orphans, seen] = [0, 0]
  let batch: string[] = []
  for await (const { key, storedAt } of store.list({ after })) {
    seen += 1
    if (storedAt < olderThan) batch.push(key)
    const isLast = seen >= maxFiles
    if (batch.length >= SWEEP_BATCH || isLast) {
      orphans += await removeUnknown(store, batch)
      batch = []
    }
    if (isLast) return { orphans, after: key }
  }
  return { orphans: orphans + (await removeUnknown(store, batch)), after: '' }
}

/** The store has recordings of another installation, which a sweep would delete. */
export class ForeignStore extends Error {
  override readonly name = 'ForeignStore'
}

/** Whether the files in an unmarked store may be ours: there are none, or some are in the database. */
async function looksOurs(store: RecordingStore): Promise<boolean> {
  const keys: string[] = []
  for await (const { key } of store.list({ after: '' })) {
    keys.push(key)
    if (keys.length >= SWEEP_BATCH) break
  }
  return keys.length === 0 || (await findKnownStorageKeys(keys)).size > 0
}

/** @throws ForeignStore */
async function requireOurs(store: RecordingStore): Promise<void> {
  const id = await getInstallationId()
  if ((await store.readMark()) === null && (await looksOurs(store))) await store.mark(id)
  const owner = await store.readMark()
  if (owner !== id)
    throw new ForeignStore(`The store of recordings is marked ${owner ?? 'by nobody'}, this database is ${id}`)
}

interface Sweep {
  store: RecordingStore
  /** The storage key that the last sweep reached. */
  after: string
  maxFiles?: number
}

/**
 * Removes expired recordings that no learner keeps, abandoned staged recordings, files without a row, and partial files
 * of killed processes.
 *
 * @throws ForeignStore, doing nothing, if the store belongs to another database.
 */
export async function sweepRecordings(
  options: Sweep & { now: Date },
): Promise<{ expired: number; abandoned: number; unfinished: number } & Swept> {
  const { store, now } = options
  await requireOurs(store)
  const olderThan = new Date(now.getTime() - ORPHAN_MIN_AGE_MS)
  return {
    expired: (await sweepExpired(store)) + (await sweepExpiredTries(store)),
    abandoned: await sweepAbandoned(store),
    unfinished: await store.removeUnfinished(olderThan),
    ...(await sweepOrphans({ ...options, olderThan })),
  }
}

function report(error: unknown): void {
  // Shown on the admin page.
  noteOutcome({ provider: 'recordings', error })
  if (error instanceof ForeignStore)
    log.error({ reason: error.message }, 'recordings are not swept: docs/operations.md, section 1')
  else log.error({ err: error }, 'sweeping recordings failed')
}

/** Sweeps if it is due and no other process is sweeping. Never throws. @returns whether this process swept. */
export async function sweepWhenDue(store: RecordingStore): Promise<boolean> {
  try {
    const claimed = await claimSweep()
    if (!claimed) return false
    let { after } = claimed
    let nextInSeconds = SWEEP_AGAIN_SECONDS
    try {
      const swept = await sweepRecordings({ store, after, now: new Date() })
      after = swept.after
      if (after === '') nextInSeconds = SWEEP_EVERY_SECONDS
      if (swept.expired + swept.abandoned + swept.orphans + swept.unfinished > 0) log.info(swept, 'recordings swept')
    } catch (error) {
      if (error instanceof ForeignStore) nextInSeconds = SWEEP_EVERY_SECONDS
      report(error)
    }
    await endSweep({ lease: claimed.lease, after, nextInSeconds })
    return true
  } catch (error) {
    log.error({ err: error }, 'sweeping recordings failed')
    return false
  }
}

/** Checks now and every few minutes whether a sweep is due. @returns a function that stops it. */
export function startSweeping(store: RecordingStore): () => void {
  void sweepWhenDue(store)
  const timer = setInterval(() => void sweepWhenDue(store), SWEEP_INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
