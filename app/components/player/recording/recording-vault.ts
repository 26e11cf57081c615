import { FINISHED_ATTEMPT_KEEP_HOURS, UNFINISHED_ATTEMPT_KEEP_DAYS } from '#app/config/practice.ts'
import { DAY_MS, HOUR_MS } from '#app/config/time.ts'
import type { ObjectStore } from '../../browser-storage/owned-objects.ts'

const FORMAT = 1
const ATTEMPT = 'attempt:'
const RECORDING = 'recording:'

export interface AttemptTranscript {
  /** 0-based. */
  segmentIndex: number
  text: string
  /** Recognised by the browser, unless the learner typed it. */
  source?: 'typed'
}

/** The browser's record of one attempt at a dialogue. Times in epoch milliseconds. */
export interface Attempt {
  /** A UUID; also the submission's id, which makes the server score it only once. */
  attemptId: string
  dialogueId: number
  segmentCount: number
  currentIndex: number
  plays: number[]
  volumePercent: number
  transcripts: AttemptTranscript[]
  startedAt: number
  updatedAt: number
  finishedAt: number | null
}

export interface StoredRecording {
  blob: Blob
  durationMs: number
  /** Only part was saved: the page closed during the recording. */
  cutOff: boolean
  quiet: boolean
}

export interface RecordingVault {
  /** The latest attempt at this dialogue that has no score yet, or null. */
  findUnfinished: (query: { dialogueId: number; segmentCount: number }) => Promise<Attempt | null>
  /** All attempts without a score, with the 0-based indexes of recorded segments. */
  listUnfinished: () => Promise<{ attemptId: string; dialogueId: number; indexes: number[] }[]>
  /** Resolves to whether it survives a reload, as all writes do. */
  saveAttempt: (attempt: Attempt) => Promise<boolean>
  saveRecording: (options: { attemptId: string; index: number; recording: StoredRecording }) => Promise<boolean>
  findRecording: (options: { attemptId: string; index: number }) => Promise<StoredRecording | null>
  deleteRecording: (options: { attemptId: string; index: number }) => Promise<void>
  deleteAttempt: (attemptId: string) => Promise<void>
  /**
   * Deletes finished attempts after a day, or at once, unfinished ones after a week, and recordings without an attempt.
   */
  prune: (options?: { keepsFinished: boolean }) => Promise<void>
}

export function createVault({ store, now = Date.now }: { store: ObjectStore; now?: () => number }): RecordingVault {
  const inOrder = createQueue()

  async function listAttempts(): Promise<Attempt[]> {
    const keys = (await store.keys()).filter((key) => key.startsWith(ATTEMPT))
    const values = await Promise.all(keys.map((key) => store.get(key)))
    return values.flatMap((value) => (isAttempt(value) ? [value] : []))
  }
  async function deleteExcept(attemptIds: ReadonlySet<string>): Promise<void> {
    const ours = (await store.keys()).filter((key) => key.startsWith(ATTEMPT) || key.startsWith(RECORDING))
    const stale = ours.filter((key) => !attemptIds.has(key.split(':')[1] ?? ''))
    await Promise.all(stale.map((key) => store.remove(key)))
  }

  return {
    findUnfinished: ({ dialogueId, segmentCount }) =>
      inOrder(async () => {
        const fitting = (await listAttempts()).filter(
          (attempt) =>
            attempt.dialogueId === dialogueId && attempt.segmentCount === segmentCount && isLive(attempt, now()),
        )
        return (
          fitting.filter(({ finishedAt }) => finishedAt === null).sort((a, b) => b.updatedAt - a.updatedAt)[0] ?? null
        )
      }),
    listUnfinished: () =>
      inOrder(async () => {
        const unfinished = (await listAttempts()).filter(
          (attempt) => attempt.finishedAt === null && isLive(attempt, now()),
        )
        const keys = await store.keys()
        return unfinished.map(({ attemptId, dialogueId }) => {
          const prefix = `${RECORDING}${attemptId}:`
          const indexes = keys.flatMap((key) => (key.startsWith(prefix) ? [Number(key.slice(prefix.length))] : []))
          return { attemptId, dialogueId, indexes: indexes.sort((a, b) => a - b) }
        })
      }),
    saveAttempt: (attempt) =>
      inOrder(() => store.put(ATTEMPT + attempt.attemptId, { ...attempt, format: FORMAT, updatedAt: now() })),
    saveRecording: ({ attemptId, index, recording }) =>
      inOrder(async () => {
        const { blob, ...rest } = recording
        // Bytes rather than a Blob: Safari has lost Blobs stored in IndexedDB.
        return store.put(keyOf(attemptId, index), { ...rest, bytes: await blob.arrayBuffer(), mimeType: blob.type })
      }),
    findRecording: ({ attemptId, index }) => inOrder(async () => recordingOf(await store.get(keyOf(attemptId, index)))),
    deleteRecording: ({ attemptId, index }) => inOrder(() => store.remove(keyOf(attemptId, index))),
    deleteAttempt: (attemptId) =>
      inOrder(async () => {
        const keys = await store.keys()
        const own = keys.filter((key) => key.startsWith(`${RECORDING}${attemptId}:`) || key === ATTEMPT + attemptId)
        await Promise.all(own.map((key) => store.remove(key)))
      }),
    prune: ({ keepsFinished } = { keepsFinished: true }) =>
      inOrder(async () => {
        const live = (await listAttempts()).filter(
          (attempt) => isLive(attempt, now()) && (keepsFinished || attempt.finishedAt === null),
        )
        await deleteExcept(new Set(live.map(({ attemptId }) => attemptId)))
      }),
  }
}

/** Serialises writes, so that a late part of a recording never overwrites the whole. */
function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

function keyOf(attemptId: string, index: number): string {
  return `${RECORDING}${attemptId}:${index}`
}

function isLive({ finishedAt, updatedAt }: Attempt, now: number): boolean {
  if (finishedAt !== null) return now - finishedAt < FINISHED_ATTEMPT_KEEP_HOURS * HOUR_MS
  return now - updatedAt < UNFINISHED_ATTEMPT_KEEP_DAYS * DAY_MS
}

// Only this module writes these keys, so checking the format's number is enough.
function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT
}

function recordingOf(value: unknown): StoredRecording | null {
  if (typeof value !== 'object' || value === null || !('bytes' in value) || !(value.bytes instanceof ArrayBuffer))
    return null
  const type = 'mimeType' in value && typeof value.mimeType === 'string' ? value.mimeType : ''
  return {
    blob: new Blob([value.bytes], { type }),
    durationMs: 'durationMs' in value && typeof value.durationMs === 'number' ? value.durationMs : 0,
    cutOff: 'cutOff' in value && value.cutOff === true,
    quiet: 'quiet' in value && value.quiet === true,
  }
}
