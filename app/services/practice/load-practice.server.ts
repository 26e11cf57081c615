import { randomUUID } from 'node:crypto'
import type { Locale } from '#app/config/copy/locale.ts'
import { waitingCopy } from '#app/config/copy/waiting.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { titleIn } from '#app/models/dialogues/dialogue-words.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { type HeldAttempt, type PractisedDialogue, toPractised } from '#app/models/practice/practised-dialogue.ts'
import type { Revising } from '#app/models/practice/revision.ts'
import type { SegmentToMark } from '#app/models/practice/segment-to-mark.ts'
import type { SegmentNote } from '#app/models/notes/segment-note.ts'
import { findNotes } from '#app/models/notes/segment-notes.server.ts'
import { findOpenAttempt } from '#app/models/practice/staged-recording.server.ts'
import { isUuid } from '#app/models/practice/uuid.ts'
import { dateWriter } from '#app/models/progress/local-time.ts'
import type { Milestones } from '#app/models/progress/milestones.ts'
import { findMilestones } from '#app/models/progress/milestones.server.ts'
import { findWaitingPractice } from '#app/models/progress/waiting-attempt.server.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import type { ShownGuidance } from '#app/models/scoring/shown-guidance.ts'
import { type KeepableRecording, toKeepable } from '#app/models/speech/retention.ts'
import { listMissedWords } from '#app/models/vocabulary/missed/miss.server.ts'
import type { MissedWord } from '#app/models/vocabulary/drill/study.ts'
import { getOpenDialogue } from '../dialogues/get-open-dialogue.server.ts'
import { whenWriter } from '../progress/load-waiting.server.ts'
import { transcriber } from '../speech/speech.server.ts'
import { listDialogueVoices } from '../speech/synthesis/segment-sound.server.ts'
import { getAttemptResult } from './attempt-result.server.ts'
import { wantedStep } from './wanted-step.server.ts'

interface Attempt {
  title: string
  dialogueId: number
  submissionId: string
  segments: Segment[]
}

/** An attempt at this dialogue that waits for words: the learner can finish it, or discard it for a new one. */
interface Waiting {
  title: string
  dialogueId: number
  attemptId: string
  /** When it was submitted, in the learner's time zone. */
  when: string
  /** Number of segments to type. */
  count: number
  /** Number of its recordings still kept. */
  recordings: number
}

export type PracticeView =
  | {
      view: 'test'
      title: string
      dialogue: PractisedDialogue
      /** The server has no speech recognition, so the browser's is offered. */
      offersRecognition: boolean
      /** The recordings of an unfinished attempt, from this or another device. */
      heldAttempt: HeldAttempt | null
      /** UUID of a discarded attempt, whose recordings this browser deletes. */
      givenUp: string | null
    }
  | (Waiting & { view: 'waiting' | 'discard'; subtitle: string })
  | { view: 'type'; title: string; dialogue: PractisedDialogue; submissionId: string }
  | { view: 'scoring'; title: string }
  | (Attempt & {
      view: 'transcripts'
      missing: number[]
      recordings: { id: string; segmentIndex: number }[]
      /** Some of them can be marked by ear. */
      canMark: boolean
    })
  | (Omit<Attempt, 'segments'> & { view: 'marking'; toMark: SegmentToMark[] })
  | (Attempt & {
      view: 'result'
      evaluation: Evaluation
      recordings: KeepableRecording[]
      revising: Revising
      guidance: ShownGuidance[]
      wordsToLearn: MissedWord[]
      milestones: Milestones
      notes: string
      segmentNotes: SegmentNote[]
    })

interface Options {
  user: CurrentUser
  locale: Locale
  dialogueId: number
  /** The attempt ID from the URL, not validated. */
  attempt: string | null
  mode: string | null
  /** The IDs of an attempt to discard and of one just discarded, not validated. */
  discard: string | null
  givenUp: string | null
}

async function loadAttempt(submissionId: string, { user, locale, dialogueId, mode }: Options): Promise<PracticeView> {
  const result = await getAttemptResult({ submissionId, userId: user.id })
  if (result.dialogueId !== dialogueId) throw new AppError('NOT_FOUND', (copy) => copy.submissionNotFound)
  const { segments } = result
  const title = titleIn(result.named, locale)
  const attempt = { title, dialogueId, submissionId, segments }
  switch (result.status) {
    case 'scored': {
      const owned = { userId: user.id, submissionId }
      const { evaluation, createdAt: attemptedAt } = result
      const [wordsToLearn, notes, milestones] = await Promise.all([
        listMissedWords(owned),
        findNotes(owned),
        findMilestones({ user, evaluation, attemptedAt, now: new Date() }),
      ])
      const dateText = dateWriter({ timezone: user.timezone, locale })
      return {
        ...attempt,
        view: 'result',
        evaluation,
        milestones,
        recordings: result.recordings.map((recording) => toKeepable(recording, dateText)),
        revising: result.revising,
        guidance: result.guidance,
        wordsToLearn,
        ...notes,
      }
    }
    case 'needs_transcripts': {
      const next = wantedStep(result, mode)
      if (next.step === 'mark') return { title, dialogueId, submissionId, view: 'marking', toMark: next.toMark }
      return {
        ...attempt,
        view: 'transcripts',
        missing: result.missing,
        recordings: result.recordings.map(({ id, segmentIndex }) => ({ id, segmentIndex })),
        canMark: next.canMark,
      }
    }
    case 'received':
      return { view: 'scoring', title }
  }
}

/** The attempt at this dialogue that waits for words: the newest, or the one to be discarded. */
async function findWaiting({ user, locale, dialogueId, discard }: Options): Promise<Omit<Waiting, 'title'> | null> {
  const asked = discard !== null && isUuid(discard) ? { submissionId: discard } : {}
  const found = await findWaitingPractice({ userId: user.id, dialogueId, ...asked })
  if (!found) return null
  const { id: attemptId, at, count, recordings } = found
  return { dialogueId, attemptId, when: whenWriter({ timezone: user.timezone, locale })(at), count, recordings }
}

/**
 * The data of /practice/:dialogueId. With an attempt ID, the learner's own attempt, whatever their current plan.
 * Otherwise the question whether to finish one that waits for words. Otherwise the player, or the typed form with a new
 * submission ID, so that submitting it twice is scored once.
 *
 * @throws AppError NOT_FOUND, PREMIUM_REQUIRED.
 */
export async function loadPractice(options: Options): Promise<PracticeView> {
  const { user, dialogueId, attempt, mode, discard, givenUp } = options
  if (attempt !== null) return loadAttempt(attempt, options)
  const [open, waiting] = await Promise.all([getOpenDialogue({ dialogueId, user }), findWaiting(options)])
  const dialogue = toPractised(open, { voices: await listDialogueVoices(open, user.voice), locale: options.locale })
  const { title } = dialogue
  if (waiting) {
    const copy = waitingCopy[options.locale]
    return discard === waiting.attemptId
      ? { ...waiting, title, view: 'discard', subtitle: copy.discard.subtitle }
      : { ...waiting, title, view: 'waiting', subtitle: copy.question.subtitle }
  }
  if (mode === 'type') return { view: 'type', title, dialogue, submissionId: randomUUID() }
  const left = givenUp !== null && isUuid(givenUp) ? givenUp : null
  const heldAttempt = await findOpenAttempt({ userId: user.id, dialogueId })
  return { view: 'test', title, dialogue, offersRecognition: transcriber.id === 'none', heldAttempt, givenUp: left }
}
