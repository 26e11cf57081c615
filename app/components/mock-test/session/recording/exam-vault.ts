import { UNFINISHED_ATTEMPT_KEEP_DAYS } from '#app/config/practice.ts'
import { type ObjectStore, openOwnedObjects } from '#app/components/browser-storage/owned-objects.ts'
import { DAY_MS } from '#app/config/time.ts'

const TAKE = 'exam-take:'
const PROGRESS = 'exam-progress:'
const KEEP_MS = UNFINISHED_ATTEMPT_KEEP_DAYS * DAY_MS

/** One segment's recording and transcript, until the server has them. */
export interface ExamTake {
  /** Null without a recording: no microphone, or rejected by the server. */
  blob: Blob | null
  durationMs: number
  /** The browser's transcript, '' for none. */
  transcript: string
  repeats: number
}

/** Other state that a reload needs. */
export interface ExamProgress {
  repeatsOfDialogue: readonly number[]
  /** The segment in progress, by its number through both dialogues. */
  at: number
  /** It has been played, so playing it after a reload is a repeat. */
  wasHeard: boolean
  repeats: number
  /** When the first recording started, in epoch milliseconds: the interpreting time runs from then on. */
  beganAt: number | null
}

/** One mock test's data in the browser. Recordings stay here until the server has them. */
export interface ExamVault {
  /** By the segment's number through both dialogues. Resolves to whether it survives a reload. */
  saveTake: (index: number, take: ExamTake) => Promise<boolean>
  /** Deletes it, once the server has it. */
  removeTake: (index: number) => Promise<void>
  listTakes: () => Promise<Map<number, ExamTake>>
  saveProgress: (progress: ExamProgress) => Promise<void>
  findProgress: () => Promise<ExamProgress | null>
  /** Deletes this mock test. */
  forget: () => Promise<void>
  /** Deletes this account's other mock tests that are older than a week. */
  forgetOldOnes: () => Promise<void>
}

export async function openExamVault(mockTestId: number): Promise<ExamVault> {
  return createExamVault({ store: await openOwnedObjects(), mockTestId })
}

interface Options {
  store: ObjectStore
  /** An id belongs to one account. */
  mockTestId: number
  now?: () => number
}

export function createExamVault({ store, mockTestId, now = Date.now }: Options): ExamVault {
  const takes = `${TAKE}${mockTestId}:`
  const progressKey = `${PROGRESS}${mockTestId}`
  /** The upload may finish before the write here: the recording is then deleted after the write. */
  const saving = new Map<number, Promise<boolean>>()
  const isOurs = (key: string) => key.startsWith(takes) || key === progressKey
  async function remove(isMeant: (key: string) => boolean): Promise<void> {
    await Promise.all((await store.keys()).filter(isMeant).map((key) => store.remove(key)))
  }
  async function save(index: number, { blob, ...rest }: ExamTake): Promise<boolean> {
    // Bytes rather than a Blob: Safari has lost Blobs stored in IndexedDB.
    const bytes = (await blob?.arrayBuffer()) ?? new ArrayBuffer(0)
    return store.put(`${takes}${index}`, { ...rest, bytes, mimeType: blob?.type ?? '', savedAt: now() })
  }
  return {
    saveTake: (index, take) => {
      const mine = save(index, take)
      saving.set(index, mine)
      return mine
    },
    removeTake: async (index) => {
      await saving.get(index)?.catch(() => false)
      await store.remove(`${takes}${index}`)
    },
    listTakes: async () => {
      const found = new Map<number, ExamTake>()
      for (const key of await store.keys()) {
        const take = key.startsWith(takes) ? takeOf(await store.get(key)) : null
        if (take) found.set(Number(key.slice(takes.length)), take)
      }
      return found
    },
    saveProgress: async (progress) => {
      await store.put(progressKey, { ...progress, savedAt: now() })
    },
    findProgress: async () => {
      const value = await store.get(progressKey)
      return isProgress(value) ? progressOf(value) : null
    },
    forget: async () => {
      await Promise.allSettled(saving.values())
      await remove(isOurs)
    },
    forgetOldOnes: async () => {
      const others = (await store.keys()).filter(
        (key) => !isOurs(key) && (key.startsWith(TAKE) || key.startsWith(PROGRESS)),
      )
      for (const key of others) if (now() - savedAtOf(await store.get(key)) > KEEP_MS) await store.remove(key)
    },
  }
}

/** The mock tests with recordings in a store, by its keys; the indexes count through both dialogues. */
export function listExamTakes(keys: readonly string[]): { mockTestId: number; indexes: number[] }[] {
  const found = new Map<number, number[]>()
  for (const key of keys) {
    if (!key.startsWith(TAKE)) continue
    const [mockTestId = 0, index = 0] = key.slice(TAKE.length).split(':').map(Number)
    found.set(mockTestId, [...(found.get(mockTestId) ?? []), index])
  }
  return [...found].map(([mockTestId, indexes]) => ({ mockTestId, indexes: indexes.sort((a, b) => a - b) }))
}

/** 0 for data from before this field existed. */
function savedAtOf(value: unknown): number {
  return typeof value === 'object' && value !== null && 'savedAt' in value ? Number(value.savedAt) : 0
}

function progressOf({ repeatsOfDialogue, at, wasHeard, repeats, beganAt }: ExamProgress): ExamProgress {
  return { repeatsOfDialogue, at, wasHeard, repeats, beganAt }
}

function takeOf(value: unknown): ExamTake | null {
  if (typeof value !== 'object' || value === null || !('bytes' in value) || !(value.bytes instanceof ArrayBuffer))
    return null
  const type = 'mimeType' in value ? String(value.mimeType) : ''
  return {
    blob: value.bytes.byteLength === 0 ? null : new Blob([value.bytes], { type }),
    durationMs: 'durationMs' in value ? Number(value.durationMs) : 0,
    transcript: 'transcript' in value ? String(value.transcript) : '',
    repeats: 'repeats' in value ? Number(value.repeats) : 0,
  }
}

// Only this module writes this key.
function isProgress(value: unknown): value is ExamProgress {
  return typeof value === 'object' && value !== null && 'repeatsOfDialogue' in value && 'beganAt' in value
}
