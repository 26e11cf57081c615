import { href } from 'react-router'
import { MAX_REPEATS } from '#app/config/mock-test.ts'
import { RESULT_TIMEOUT_MS } from '#app/config/mock-test-session.ts'
import { MAX_TRANSCRIPT_CHARACTERS } from '#app/config/practice-submission.ts'
import { ApiError, callApi } from '#app/http/api-client.ts'
import type { SegmentKey, Slot } from '#app/models/mock-test/exam-view.ts'
import { type SendAnswer, sendForm } from '#app/components/player/upload/send-form.ts'
import type { ExamTake } from '../recording/exam-vault.ts'

/** Null on success. `status` is undefined if there was no response. */
export type CallFailure = { status: number | undefined; sentence: string | null }

/** The API calls of a session. */
export interface ExamCalls {
  submit: (take: ExamTake, place: SegmentKey & { signal: AbortSignal }) => Promise<SendAnswer | null>
  /** Evaluates a dialogue; resolves to whether the learner must type some answers first. */
  evaluate: (dialogue: { dialogueId: number; slot: Slot }) => Promise<CallFailure | 'scored' | 'words'>
  complete: () => Promise<CallFailure | null>
}

export function createExamCalls(mockTestId: number): ExamCalls {
  return {
    submit: (take, { dialogueId, segmentIndex, signal }) => {
      const body = new FormData()
      body.set('mockTestId', String(mockTestId))
      body.set('dialogueId', String(dialogueId))
      body.set('segmentIndex', String(segmentIndex))
      body.set('repeats', String(Math.min(take.repeats, MAX_REPEATS)))
      // A transcript that is too long must not make the server refuse the recording.
      if (take.transcript !== '') body.set('transcript', take.transcript.slice(0, MAX_TRANSCRIPT_CHARACTERS))
      if (take.blob) body.set('audio', take.blob, 'recording.webm')
      else body.set('willType', 'true')
      return sendForm({ url: href('/api/mock-test/submit-segment'), body, signal, onProgress: () => undefined })
    },
    evaluate: async ({ dialogueId, slot }) => {
      const answer = await post(href('/api/mock-test/evaluate-dialogue'), {
        mockTestId,
        dialogueId,
        dialogueSlot: slot,
      })
      if ('failure' in answer) return answer.failure
      const { body } = answer
      return typeof body === 'object' && body !== null && 'status' in body && body.status === 'needs_transcripts'
        ? 'words'
        : 'scored'
    },
    complete: async () => {
      const answer = await post(href('/api/mock-test/complete'), { mockTestId })
      return 'failure' in answer ? answer.failure : null
    },
  }
}

async function post(path: string, body: unknown): Promise<{ body: unknown } | { failure: CallFailure }> {
  try {
    const signal = AbortSignal.timeout(RESULT_TIMEOUT_MS)
    return { body: await callApi(path, { method: 'POST', body, signal }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { failure: { status: error.status, sentence: error.sentence ?? null } }
  }
}
