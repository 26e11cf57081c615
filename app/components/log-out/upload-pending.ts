import { href } from 'react-router'
import { callApi } from '#app/http/api-client.ts'
import { createExamCalls } from '../mock-test/session/exam/exam-calls.ts'
import { openExamVault } from '../mock-test/session/recording/exam-vault.ts'
import { openVault } from '../player/recording/shared-vault.ts'
import { createTakeCalls } from '../player/upload/take-calls.ts'
import type { SendAnswer } from '../player/upload/send-form.ts'
import type { PendingWork, PendingAttempt, PendingExam } from './pending-work.ts'

interface Options {
  signal: AbortSignal
  onSent: () => void
}

/** Uploads recordings one at a time. Failures show in the next findPendingWork. */
export async function uploadPending({ attempts, exams }: PendingWork, options: Options): Promise<void> {
  for (const attempt of attempts) await sendAttempt(attempt, options)
  for (const exam of exams) await sendExam(exam, options)
}

function isDone(answer: SendAnswer | null): boolean {
  return answer !== null && answer.status < 300
}

async function sendAttempt(attempt: PendingAttempt, { signal, onSent }: Options): Promise<void> {
  const vault = await openVault()
  const calls = createTakeCalls(attempt)
  for (const index of attempt.indexes) {
    const recording = await vault.findRecording({ attemptId: attempt.attemptId, index })
    if (!recording) continue
    if (isDone(await calls.put({ index, blob: recording.blob, signal }).catch(() => null))) onSent()
  }
}

interface ExamDialogue {
  id: number
  segmentCount: number
}

function dialoguesOf(active: unknown): ExamDialogue[] {
  if (typeof active !== 'object' || active === null || !('dialogues' in active)) return []
  const { dialogues } = active
  return Array.isArray(dialogues) ? dialogues.filter(isExamDialogue) : []
}

function isExamDialogue(value: unknown): value is ExamDialogue {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('segmentCount' in value)) return false
  return typeof value.id === 'number' && typeof value.segmentCount === 'number'
}

/** The position of the segment with this number through both dialogues. */
function placeOf(dialogues: readonly ExamDialogue[], index: number) {
  let before = 0
  for (const { id, segmentCount } of dialogues) {
    if (index < before + segmentCount) return { dialogueId: id, segmentIndex: index - before }
    before += segmentCount
  }
  return null
}

async function sendExam({ mockTestId, indexes }: PendingExam, { signal, onSent }: Options): Promise<void> {
  const path = href('/api/mock-test/:mockTestId/active', { mockTestId: String(mockTestId) })
  const dialogues = dialoguesOf(await callApi(path, { signal }).catch(() => null))
  const vault = await openExamVault(mockTestId)
  const takes = await vault.listTakes()
  const calls = createExamCalls(mockTestId)
  for (const index of indexes) {
    const [take, place] = [takes.get(index), placeOf(dialogues, index)]
    const answer = take && place ? await calls.submit(take, { ...place, signal }).catch(() => null) : null
    if (!isDone(answer)) continue
    await vault.removeTake(index)
    onSent()
  }
}
