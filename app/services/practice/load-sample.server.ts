import { randomUUID } from 'node:crypto'
import { findSampleDialogue } from '#app/models/dialogues/dialogue.server.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { type PractisedDialogue, toPractised } from '#app/models/practice/practised-dialogue.ts'
import type { Revising } from '#app/models/practice/revision.ts'
import { findAttemptOwner, listClaimable } from '#app/models/practice/sample-claim.server.ts'
import { isUuid } from '#app/models/practice/uuid.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { transcriber, voiceQuality } from '../speech/speech.server.ts'
import { getAttemptResult } from './attempt-result.server.ts'

export type SampleView =
  | { view: 'none' }
  /** `kept`: an account made in this browser gets the result; `too-late`: it cannot any more; `none`: there is no result. */
  | { view: 'sign-up'; result: 'kept' | 'too-late' | 'none' }
  /** Its score is on its way. */
  | { view: 'scoring' }
  /** A guest's result once, that an account has by now. */
  | { view: 'claimed' }
  /** The visitor's own: it is shown where their other attempts are. */
  | { view: 'own'; dialogueId: number; submissionId: string }
  | {
      view: 'intro'
      dialogue: PractisedDialogue
      /** The server has no recogniser of its own, so that the browser's is worth asking for. */
      offersRecognition: boolean
    }
  | { view: 'test'; dialogue: PractisedDialogue }
  | { view: 'type'; dialogue: PractisedDialogue; submissionId: string }
  | {
      view: 'transcripts'
      submissionId: string
      dialogueId: number
      dialogueTitle: string
      segments: Segment[]
      missing: number[]
      /** A guest's recordings are in the browser alone. */
      recordings: null
    }
  | { view: 'result'; evaluation: Evaluation; revising: Revising; dialogueTitle: string; segments: Segment[] }

async function loadResult(submissionId: string): Promise<SampleView> {
  const result = await getAttemptResult({ submissionId, userId: null })
  switch (result.status) {
    case 'scored': {
      const { evaluation, revising, dialogueTitle, segments } = result
      return { view: 'result', evaluation, revising, dialogueTitle, segments }
    }
    case 'needs_transcripts':
      return { ...result, view: 'transcripts', recordings: null }
    case 'received':
      return { view: 'scoring' }
  }
}

async function loadAttempt(submissionId: string, { step, visitorId, tokens }: Asked): Promise<SampleView> {
  const owner = isUuid(submissionId) ? await findAttemptOwner(submissionId) : null
  if (owner && owner.userId === visitorId) return { view: 'own', submissionId, dialogueId: owner.dialogueId }
  if (owner?.isClaimed) return { view: 'claimed' }
  if (step !== 'sign-up') return loadResult(submissionId)
  const isKept = (await listClaimable(tokens)).includes(submissionId)
  return { view: 'sign-up', result: isKept ? 'kept' : 'too-late' }
}

interface Asked {
  attempt: string | null
  mode: string | null
  step: string | null
  visitorId: number | null
  /** What the browser holds. */
  tokens: readonly string[]
}

/**
 * What /practice/sample shows: an attempt by its id, else the free dialogue in the asked mode. `type` comes with a
 * fresh submission id, so that a form sent twice is scored once.
 *
 * @throws AppError NOT_FOUND for an attempt that does not exist.
 */
export async function loadSample(asked: Asked): Promise<SampleView> {
  if (asked.attempt !== null) return loadAttempt(asked.attempt, asked)
  if (asked.step === 'sign-up') {
    return { view: 'sign-up', result: (await listClaimable(asked.tokens)).length > 0 ? 'kept' : 'none' }
  }
  const found = await findSampleDialogue()
  if (!found) return { view: 'none' }
  const dialogue = toPractised(found, voiceQuality)
  if (asked.mode === 'type') return { view: 'type', dialogue, submissionId: randomUUID() }
  if (asked.step === 'test') return { view: 'test', dialogue }
  return { view: 'intro', dialogue, offersRecognition: transcriber.id === 'none' }
}
