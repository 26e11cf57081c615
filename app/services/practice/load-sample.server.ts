import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#app/errors.ts'
import { findSampleDialogue } from '#app/models/dialogues/dialogue.server.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { transcriber, voiceQuality } from '../speech/speech.server.ts'
import type { SampleDialogue } from '#app/models/practice/sample-dialogue.ts'
import { findSampleResult } from './sample-result.server.ts'

export type SampleView =
  | { view: 'none' }
  | { view: 'sign-up' }
  | {
      view: 'intro'
      dialogue: SampleDialogue
      /** The server has no recogniser of its own, so that the browser's is worth asking for. */
      offersRecognition: boolean
    }
  | { view: 'test'; dialogue: SampleDialogue }
  | { view: 'type'; dialogue: SampleDialogue; submissionId: string }
  | {
      view: 'transcripts'
      submissionId: string
      dialogueId: number
      dialogueTitle: string
      segments: Segment[]
      missing: number[]
    }
  | { view: 'result'; evaluation: Evaluation; dialogueTitle: string; segments: Segment[] }

async function loadResult(submissionId: string): Promise<SampleView> {
  const result = z.uuid().safeParse(submissionId).success ? await findSampleResult(submissionId) : null
  if (!result) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  return result.status === 'scored' ? { ...result, view: 'result' } : { ...result, view: 'transcripts', submissionId }
}

/**
 * What /practice/sample shows: an attempt by its id, else the free dialogue in the asked mode. `type` comes with a
 * fresh submission id, so that a form sent twice is scored once.
 *
 * @throws AppError NOT_FOUND for an attempt that does not exist.
 */
export async function loadSample(asked: {
  attempt: string | null
  mode: string | null
  step: string | null
}): Promise<SampleView> {
  if (asked.attempt !== null) return loadResult(asked.attempt)
  if (asked.step === 'sign-up') return { view: 'sign-up' }
  const found = await findSampleDialogue()
  if (!found) return { view: 'none' }
  const { id, title, description, topic, durationSeconds } = found
  const segments = found.segments.map(({ speaker, text }) => ({ speaker, text }))
  const dialogue = { id, title, description, topic, durationSeconds, voice: voiceQuality, segments }
  if (asked.mode === 'type') return { view: 'type', dialogue, submissionId: randomUUID() }
  if (asked.step === 'test') return { view: 'test', dialogue }
  return { view: 'intro', dialogue, offersRecognition: transcriber.id === 'none' }
}
