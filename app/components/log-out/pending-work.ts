import { SERVER_LOOK_MS } from '#app/config/browser-storage.ts'
import { openOwnedObjects } from '../browser-storage/owned-objects.ts'
import { listOwnedTexts } from '../browser-storage/owned-text.ts'
import { listExamTakes } from '../mock-test/session/recording/exam-vault.ts'
import { uploadedTakesOf, serverProgressOf } from '../player/session/attempt-answer.ts'
import type { RecordingVault } from '../player/recording/recording-vault.ts'
import { openVault } from '../player/recording/shared-vault.ts'
import { createTakeCalls } from '../player/upload/take-calls.ts'
import { sha256Of } from '../player/upload/upload-browser.ts'

const OK = 200

/** Recordings of one attempt that the server does not have. `indexes` are 0-based. */
export interface PendingAttempt {
  attemptId: string
  dialogueId: number
  indexes: number[]
}

/** The same for a mock test; the indexes count through both dialogues. */
export interface PendingExam {
  mockTestId: number
  indexes: number[]
}

/** An account's work that exists only in this browser. */
export interface PendingWork {
  attempts: PendingAttempt[]
  exams: PendingExam[]
  notes: number
  drafts: number
}

export async function findPendingWork(): Promise<PendingWork> {
  const vault = await openVault()
  const unfinished = await vault.listUnfinished()
  const attempts = await Promise.all(unfinished.map((attempt) => withoutUploaded(vault, attempt)))
  const texts = listOwnedTexts()
  return {
    attempts: attempts.filter(({ indexes }) => indexes.length > 0),
    exams: listExamTakes(await (await openOwnedObjects()).keys()),
    notes: texts.filter((name) => name.startsWith('note.')).length,
    drafts: texts.filter((name) => name.startsWith('draft.')).length,
  }
}

export function countRecordings({ attempts, exams }: Pick<PendingWork, 'attempts' | 'exams'>): number {
  return [...attempts, ...exams].reduce((sum, { indexes }) => sum + indexes.length, 0)
}

export function isEmpty(pending: PendingWork): boolean {
  return countRecordings(pending) + pending.notes + pending.drafts === 0
}

/** Everything counts as pending if the server does not answer in time. */
async function withoutUploaded(vault: RecordingVault, attempt: PendingAttempt): Promise<PendingAttempt> {
  const calls = createTakeCalls(attempt)
  const answer = await calls.progress({ signal: AbortSignal.timeout(SERVER_LOOK_MS) }).catch(() => null)
  // A submitted attempt is complete.
  if (answer?.status === OK && serverProgressOf(answer.text)?.isStored) return { ...attempt, indexes: [] }
  const held = new Map(uploadedTakesOf(answer?.text ?? '').map(({ segmentIndex, sha256 }) => [segmentIndex, sha256]))
  const indexes: number[] = []
  for (const index of attempt.indexes) {
    const recording = await vault.findRecording({ attemptId: attempt.attemptId, index })
    if (recording && held.get(index) !== (await sha256Of(recording.blob))) indexes.push(index)
  }
  return { ...attempt, indexes }
}
