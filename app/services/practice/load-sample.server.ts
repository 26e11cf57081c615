import { randomUUID } from 'node:crypto'
import type { Locale } from '#app/config/copy/locale.ts'
import { titleIn } from '#app/models/dialogues/dialogue-words.ts'
import { findSampleDialogue } from '#app/models/dialogues/dialogue.server.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { beginningOf } from '#app/models/practice/sample-part.ts'
import { type PractisedDialogue, toPractised } from '#app/models/practice/practised-dialogue.ts'
import type { Revising } from '#app/models/practice/revision.ts'
import { findAttemptOwner, listClaimable } from '#app/models/practice/sample-claim.server.ts'
import type { SegmentToMark } from '#app/models/practice/segment-to-mark.ts'
import { isUuid } from '#app/models/practice/uuid.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import type { ShownGuidance } from '#app/models/scoring/shown-guidance.ts'
import type { VoiceChoice } from '#app/models/speech/voices/voice-kind.ts'
import { transcriber } from '../speech/speech.server.ts'
import { listDialogueVoices } from '../speech/synthesis/segment-sound.server.ts'
import { getAttemptResult } from './attempt-result.server.ts'
import { wantedStep } from './wanted-step.server.ts'

export type SampleView =
  | { view: 'none' }
  /** `kept`: an account created in this browser gets the result; `too-late`: the claim has expired; `none`: no result. */
  | { view: 'sign-up'; result: 'kept' | 'too-late' | 'none' }
  /** It is being scored. */
  | { view: 'scoring' }
  /** A guest's result that now belongs to an account. */
  | { view: 'claimed' }
  /** The visitor's own attempt, shown with their other ones. */
  | { view: 'own'; dialogueId: number; submissionId: string }
  | {
      view: 'intro'
      dialogue: PractisedDialogue
      /** The server has no speech recognition, so the browser's is offered. */
      offersRecognition: boolean
    }
  | {
      view: 'test'
      dialogue: PractisedDialogue
      /** Only its first segments. */
      isPart: boolean
      offersRecognition: boolean
    }
  | { view: 'type'; dialogue: PractisedDialogue; isPart: boolean; submissionId: string }
  | {
      view: 'transcripts'
      submissionId: string
      dialogueId: number
      dialogueTitle: string
      segments: Segment[]
      missing: number[]
      /** A guest's recordings are only in the browser. */
      recordings: null
      /** Some of them are there to be marked by ear. */
      canMark: boolean
    }
  | { view: 'marking'; submissionId: string; dialogueId: number; dialogueTitle: string; toMark: SegmentToMark[] }
  | {
      view: 'result'
      evaluation: Evaluation
      revising: Revising
      guidance: ShownGuidance[]
      dialogueTitle: string
      segments: Segment[]
    }

async function loadResult(submissionId: string, { mode, locale }: Asked): Promise<SampleView> {
  const result = await getAttemptResult({ submissionId, userId: null })
  const dialogueTitle = titleIn(result.named, locale)
  switch (result.status) {
    case 'scored': {
      const { evaluation, revising, guidance, segments } = result
      return { view: 'result', evaluation, revising, guidance, dialogueTitle, segments }
    }
    case 'needs_transcripts': {
      const next = wantedStep(result, mode)
      const { dialogueId, segments, missing } = result
      return next.step === 'mark'
        ? { view: 'marking', submissionId, dialogueId, dialogueTitle, toMark: next.toMark }
        : {
            view: 'transcripts',
            submissionId,
            dialogueId,
            dialogueTitle,
            segments,
            missing,
            recordings: null,
            canMark: next.canMark,
          }
    }
    case 'received':
      return { view: 'scoring' }
  }
}

async function loadAttempt(submissionId: string, asked: Asked): Promise<SampleView> {
  const { step, visitorId, tokens } = asked
  const owner = isUuid(submissionId) ? await findAttemptOwner(submissionId) : null
  if (owner && owner.userId === visitorId) return { view: 'own', submissionId, dialogueId: owner.dialogueId }
  if (owner?.isClaimed) return { view: 'claimed' }
  if (step !== 'sign-up') return loadResult(submissionId, asked)
  const isKept = (await listClaimable(tokens)).includes(submissionId)
  return { view: 'sign-up', result: isKept ? 'kept' : 'too-late' }
}

interface Asked {
  locale: Locale
  attempt: string | null
  mode: string | null
  step: string | null
  /** The first segments rather than the whole dialogue (models/practice/sample-part.ts). */
  isPart: boolean
  visitorId: number | null
  /** The tokens in the browser's cookie. */
  tokens: readonly string[]
  /** The voice that the visitor prefers. */
  voice: VoiceChoice
}

/**
 * The data of /practice/sample: an attempt by ID, otherwise the free dialogue in the requested mode. `type` includes a
 * new submission ID, so that submitting the form twice is scored once.
 *
 * @throws AppError NOT_FOUND for an unknown attempt.
 */
export async function loadSample(asked: Asked): Promise<SampleView> {
  if (asked.attempt !== null) return loadAttempt(asked.attempt, asked)
  if (asked.step === 'sign-up') {
    return { view: 'sign-up', result: (await listClaimable(asked.tokens)).length > 0 ? 'kept' : 'none' }
  }
  const found = await findSampleDialogue()
  if (!found) return { view: 'none' }
  const whole = toPractised(found, { voices: await listDialogueVoices(found, asked.voice), locale: asked.locale })
  const offersRecognition = transcriber.id === 'none'
  if (asked.mode !== 'type' && asked.step !== 'test') return { view: 'intro', dialogue: whole, offersRecognition }
  const beginning = asked.isPart ? beginningOf(whole) : null
  const asDone = { dialogue: beginning?.dialogue ?? whole, isPart: beginning !== null }
  if (asked.mode === 'type') return { view: 'type', ...asDone, submissionId: randomUUID() }
  return { view: 'test', ...asDone, offersRecognition }
}
